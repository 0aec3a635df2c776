for b in (b"it's a DOG", b"", b"\xc3\x80b c", b"A1 b2", b"abc", b"ABC", b"12", b" \t", bytearray(b"hello World")):
    print(b.title(), b.capitalize(), b.swapcase(), b.upper(), b.lower(), b.isalpha(), b.isdigit(), b.isalnum(), b.isspace(), b.isupper(), b.islower(), b.istitle())
    print(b.replace(b"", b"-"), b.replace(b"", b"-", 2), b.partition(b" "), bytes(b).rpartition(b"x"), b.split(), b.find(b""), b.rfind(b""), b.find(b"c"), b.count(b""), b.zfill(12), b.center(13, b"*"))
print(b"aaaa".count(b"aa"), b"aaa".count(97), b"abcabc".count(b"bc", 2))
print(b"A\x00b".lower(), b"A\x00b".upper(), bytearray(b"\x00C").lower())
