d = {"a": 1, "b": 2, "c": 1}
print({v: k for k, v in d.items()})
inv = {}
for k, v in d.items():
    inv.setdefault(v, set()).add(k)
print({k: sorted(v) for k, v in inv.items()})
