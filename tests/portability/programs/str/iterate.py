for i, c in enumerate("añ😀"):
    print(i, c, ord(c), c.encode())
