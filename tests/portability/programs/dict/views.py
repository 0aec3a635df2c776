d = {"c": 1, "a": 2}
keys = d.keys()
d["b"] = 3
print(list(keys), "b" in keys, len(d.values()), sum(d.values()), max(d.items()))
for i, (k, v) in enumerate(d.items()):
    print(i, k, v)
