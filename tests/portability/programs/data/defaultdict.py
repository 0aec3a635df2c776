from collections import defaultdict
d = defaultdict(list)
for k, v in [("b", 1), ("a", 2), ("b", 3)]:
    d[k].append(v)
print(d, dict(d), list(d), d["new"], len(d), d.get("zz"), "zz" in d)
n = defaultdict(int)
for c in "hello": n[c] += 1
print(dict(n), [k for k in n], {k: v for k, v in n.items()}, sorted(n.items()), n.default_factory is int)
t = defaultdict(lambda: defaultdict(int))
t["x"]["y"] += 1
print({k: dict(v) for k, v in t.items()}, n == {"h": 1, "e": 1, "l": 2, "o": 1})
