import re
print(re.findall(r"(\w)\1", "hello book"), re.sub(r"\b(\w+) \1\b", r"\1", "the the cat"), re.match(r"(?P<q>['\"]).*?(?P=q)", "'a\"b' c").group(), re.search(r"(a)|b\1", "b"))
