import re
print(re.findall(r"^\w+", "ab\ncd", re.M), re.findall("A", "aA", re.I), re.search("a.b", "a\nb", re.S) is not None, re.search("a.b", "a\nb"), re.match(r"""
 (\d+)  # number
 \s*
 ([a-z]+)  # unit
""", "12 kg", re.VERBOSE).groups(), re.findall(r"(?i)abc", "ABC abc"), re.sub("x", "y", "aXx", flags=re.IGNORECASE))
