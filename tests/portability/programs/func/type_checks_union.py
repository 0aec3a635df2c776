def f(x):
    return isinstance(x, int | str), isinstance(x, (list, dict)), isinstance(x, type(None))
print(f(1), f([]), f(None), f(2.5), isinstance(None, int | None))
