import re
print(re.split(r"[,;]\s*", "a, b;c"), re.split(r"(-)", "a-b-c"), re.split(r"\s+", " a b "), re.split(",", "a,b,c", maxsplit=1), re.split("x", ""))
