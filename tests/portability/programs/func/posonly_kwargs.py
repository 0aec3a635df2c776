def f(name, /, **kw):
    return name, kw
print(f("x", name="y", b=1))
