def paths(d, prefix=""):
    for k, v in d.items():
        p = f"{prefix}.{k}" if prefix else k
        if isinstance(v, dict): yield from paths(v, p)
        else: yield p, v
print(list(paths({"b": {"y": 1, "x": {"q": 2}}, "a": 3})))
