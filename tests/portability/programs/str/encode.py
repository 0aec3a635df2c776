print("é€".encode("utf-8"), "é".encode("latin-1"), b"\xc3\xa9".decode(), b"abc".decode("ascii"), bytes("hi", "utf-8"), str(b"hi", "utf-8"), "a".encode("utf-16-le"))
try:
    "é".encode("ascii")
except UnicodeEncodeError as e:
    print("cannot", e.reason)
print("é!".encode("ascii", "ignore"), "é!".encode("ascii", "replace"), "é".encode("ascii", "xmlcharrefreplace"))
