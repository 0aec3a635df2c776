import re
EMAIL = re.compile(r"^[^@\s]+@[^@\s]+\.[a-zA-Z]{2,}$")
print([bool(EMAIL.match(s)) for s in ("a@b.co", "a@b", "a b@c.org", "x@y.museum\n")])
HEX = re.compile(r"#(?:[0-9a-f]{3}){1,2}\b", re.I)
print(HEX.findall("#fff #12AB34 #12"))
