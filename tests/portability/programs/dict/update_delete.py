d = {}
for k in "hello world":
    d[k] = d.get(k, 0) + 1
del d["l"]
d["l"] = 99
d.pop("h")
print(d)
d.update({"x": 1, "y": 2}, z=3)
print(d, len(d))
