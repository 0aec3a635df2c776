people = [("ann", 30), ("bob", 25), ("cid", 30), ("dan", 25), ("eve", 41)]
groups = {}
for name, age in people:
    groups.setdefault(age, []).append(name)
print(groups)
