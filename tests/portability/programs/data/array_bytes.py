b = bytearray(b"abc")
b.append(100); b[0] = 65; b.extend(b"ef")
print(b, bytes(b), len(b), b[1], b[1:3], list(b), b.decode(), bytes([1, 2]), bytes(3), b"a" + b"b", b"abc".hex(), bytes.fromhex("0aff"), b"a,b".split(b","), b"abc".find(b"c"), b"x" in b"xy", b"abc".upper(), b" a ".strip(), b"ab".replace(b"a", b"z"), b"abc".startswith(b"ab"), b"%d" % 5, b",".join([b"a", b"b"]), b"a" < b"b", b"a" * 3)
