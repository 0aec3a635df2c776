import re
s = "a\0b\0"
print(re.findall(r"\W", s), re.sub(r"b", "x", s).split("\0"), re.search("\0b", s).span(), re.split("\0", s), s.isalpha(), s.isprintable(), "é\0é".isalpha(), s.upper() == "A\0B\0", len(s), s.count("\0"))
for bad in (-1, 0x110000):
    try:
        format(bad, "c")
    except OverflowError:
        print("OverflowError")
