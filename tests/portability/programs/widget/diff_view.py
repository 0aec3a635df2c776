old, new = {"a": 1, "b": 2, "c": 3}, {"b": 2, "c": 4, "d": 5}
for k in sorted(old.keys() | new.keys()):
    if k not in new: print("-", k, old[k])
    elif k not in old: print("+", k, new[k])
    elif old[k] != new[k]: print("~", k, old[k], "→", new[k])
