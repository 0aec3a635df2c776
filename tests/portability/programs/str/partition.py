print("k=v=w".partition("="), "k=v=w".rpartition("="), "abc".partition("x"), "abc".rpartition("x"))
