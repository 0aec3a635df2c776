import re
p = re.compile("a")
print(p.search("banana", 2).start(), p.findall("banana", 2, 4), p.match("banana", 1).span(), [m.start() for m in p.finditer("banana")], re.search("z", "abc"), p.search("banana").string, p.search("banana").re is p)
