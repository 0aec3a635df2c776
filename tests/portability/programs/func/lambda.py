f = lambda x, *a, k=1, **kw: (x, a, k, kw)
print(f(1), f(1, 2, k=3, z=4), (lambda: 5)(), sorted([3, -1, 2], key=lambda v: abs(v)))
