print("7".zfill(3), "-7".zfill(4), "+7".zfill(4), "ab".ljust(5) + "|", "ab".rjust(5, "."), "ab".center(5, "*"), "ab".center(6, "*"), "abc".center(6, "-"), "a".center(4))
