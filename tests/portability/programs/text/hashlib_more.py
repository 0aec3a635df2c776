import hashlib, hmac
print(hashlib.sha512(b"a").hexdigest()[:16], hashlib.sha224(b"a").hexdigest()[:16], hmac.new(b"k", b"m", "sha256").hexdigest()[:16])
