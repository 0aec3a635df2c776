a = b = c = []
a.append(1)
x, y = 1, 2
x, y = y, x
(p, q), r = (1, 2), 3
print(a is c, x, y, p, q, r)
d = {}
d["k"], d["j"] = 1, 2
print(d)
