import re
p = re.compile(r"(\w+)@(\w+)")
print(re.escape("a.b*c [x]"), p.pattern, p.groups, p.search("x a@b").groups(), p.findall("a@b c@d"), p.sub(r"\2", "a@b"), p.match("a@b", 0).end(), bool(p.flags & re.I), re.compile("a", re.I).match("A") is not None, p.split("x a@b y"), p.fullmatch("a@b") is not None)
