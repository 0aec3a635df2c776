print(b"\x00\xff'\"\n", bytes(range(5)), bytearray(b"x"), [b"a"], b'it\'s')
