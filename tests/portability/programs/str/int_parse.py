print(int("42"), int(" -7 "), int("ff", 16), int("0x1f", 16), int("0b11", 0), int("1_000"), int("z", 36), int(3.9), int(-3.9), int("٣"), int(True), int())
for bad in ("", "abc", "1.5", "0x1", "1__0", "- 1"):
    try:
        int(bad)
    except ValueError as e:
        print(e)
