import re
print(re.sub(r"\s+", " ", "a  b \n c"), re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world"), re.sub(r"\d+", lambda m: str(int(m.group()) * 2), "a1 b20"), re.sub("a", "b", "aaa", count=2), re.subn("x", "", "axbx"), re.sub(r"(?P<f>\w)(?P<r>\w*)", r"\g<r>\g<f>", "hello you"), re.sub(r"", "-", "ab"), re.sub(r"(.)", r"\g<1>\g<0>", "ab"))
