import re
print(re.findall(r"[^\W\d_]+", "ab1_cé"), re.findall(r"[\w.-]+@[\w-]+\.\w+", "a.b@c-d.org x@y.z"), re.findall(r"[\]\-^]", "a]-^"), re.findall(r"\D+", "a1b"), re.findall(r"\S+", " a b"), re.findall(r"[a-c-]", "a-z"), re.findall(r"\W", "a b!"))
