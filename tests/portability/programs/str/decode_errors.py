try:
    b"\xff".decode("utf-8")
except UnicodeDecodeError:
    print("bad utf-8")
print(b"a\xffb".decode("utf-8", "replace"), b"a\xffb".decode("utf-8", "ignore"), b"a\xe9".decode("latin-1"))
