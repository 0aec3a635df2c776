d = dict(zeta=1, alpha=2, mid=3)
d["beta"] = 4
print(list(d.items()))
e = dict([("q", 1), ("b", 2), ("z", 3)], a=4)
print(e)
