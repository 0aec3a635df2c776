x = 5
def f(a):
    b = 2
    return sorted(locals())
print(f(1), "x" in globals(), globals()["x"])
