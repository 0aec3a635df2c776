import re
print(bool(re.search(r"a$", "a\n")), bool(re.search(r"a\Z", "a\n")), re.sub("$", "!", "a"), re.findall(r"$", "a\nb\n", re.M), bool(re.match(r"\Aab", "ab")), re.findall(r"^", "a\nb", re.M))
