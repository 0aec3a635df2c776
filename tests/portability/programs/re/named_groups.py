import re
m = re.match(r"(?P<y>\d{4})-(?P<m>\d{2})(-(?P<d>\d{2}))?", "2024-03")
print(m.groupdict(), m["y"], m.group("m"), m.group("d"), m.lastgroup, m.groupdict("none"), m.groups("?"), m.span("y"))
