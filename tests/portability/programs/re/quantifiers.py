import re
print(re.findall(r"a{2}", "aaaaa"), re.findall(r"a{2,3}", "aaaaa"), re.findall(r"<.+?>", "<a><b>"), re.findall(r"<.+>", "<a><b>"), re.findall(r"a??b", "aab"), re.match(r"(ab)+", "ababa").group(), re.match("a{,2}", "aaa").group(), re.match("a{1,}", "aaa").group())
