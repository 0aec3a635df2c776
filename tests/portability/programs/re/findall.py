import re
print(re.findall(r"\d+", "a1b22c333"), re.findall(r"(\w)=(\d)", "a=1, b=2"), re.findall(r"(a)(b)?", "aba"), [m.group() for m in re.finditer(r"[aeiou]", "education")], re.findall("x*", "axb"), re.findall(r"\b\w", "hello big world"))
