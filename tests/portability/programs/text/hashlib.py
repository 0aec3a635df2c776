import hashlib
print(hashlib.md5(b"a").hexdigest(), hashlib.sha1(b"a").hexdigest(), hashlib.sha256(b"hello").hexdigest(), hashlib.new("sha256", b"x").hexdigest()[:8])
h = hashlib.sha256()
h.update(b"a"); h.update(b"b")
print(h.hexdigest() == hashlib.sha256(b"ab").hexdigest(), h.digest()[:4], h.digest_size, h.name)
