import re
print(re.findall(r"a*|b", "ab"), re.findall(r"a*?|b", "aab"), re.findall(r"\s*|x", " x x"), re.sub(r"x*", "-", "abxd"), re.sub(r"\b|:", "-", "a:b"), re.split(r"x*", "axbc"), re.split(r"(:)|\b", "a:b"))
print([m.span() for m in re.finditer(r"|a", "aa")], re.findall(r"$|a", "ba"), re.findall(r"(?=a)|a", "aba"), re.findall(r"^|\w+", "ab cd"), re.sub("", "-", "abc"), re.sub(r"(?m)^", "> ", "a\nb"), re.findall("", ""), re.findall(r"()|a", "a"))
print(re.match(r"(a*)?b", "b").groups(), re.match(r"(a*)??b", "b").groups(), re.match(r"(a|b*)?c", "c").groups(), re.match(r"(?:(a*)(b)?)?c", "c").groups())
print(re.search(r"(a)|b\1", "b"), re.search(r"(a)?b\1", "b"), re.search(r"(a)?b\1", "aba"), re.search(r"(a)?b\1", "ab"), re.match(r"(a)?(?:b|c\1)d", "cd"), re.match(r"(a)?(?:b|c\1)d", "acad").groups(), re.match(r"(?:(x)|y)\1?z", "yz").span(), re.match(r"(?P<q>['\"])?\w+(?P=q)", "'ab'"), re.match(r"(?P<q>['\"])?\w+(?P=q)", "ab"), re.findall(r"(?:(a)|(b))(?:\1|\2)", "aabbab"))
print(re.sub(r"(a)?b(?:\1|c)", r"[\1]", "ababbc"))
print(re.fullmatch(r"(a)?b(\1|c)", "abc").groups(), re.search(r"(\w)?-\1", "-").span() if re.search(r"(\w)?-\1", "-") else None, re.search(r"(😀)?b\1", "x😀b😀y").span())
