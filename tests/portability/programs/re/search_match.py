import re
m = re.search(r"(\d+)-(\w+)", "abc 12-xy z")
print(m.group(), m.group(1), m.group(2), m.groups(), m.start(), m.end(), m.span(2), m[1], bool(re.match("x", "abc")), re.match(r"a", "abc").group(), re.fullmatch(r"\w+", "ab c"), re.fullmatch(r"[a-c]+", "abc") is not None)
