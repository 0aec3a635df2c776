d = {"a": 1, "b": 2, "c": 3}
print(d.get("a"), d.get("z"), d.get("z", 0), d.setdefault("d", 4), d.setdefault("a", 9))
print(d.popitem(), d.pop("zz", None), d.copy(), dict.fromkeys(["x", "a", "m"], 0))
d.clear()
print(d)
