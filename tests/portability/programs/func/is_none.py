def f(x=None):
    return "default" if x is None else x
print(f(), f(0), f(""), None is None, [] is not None)
