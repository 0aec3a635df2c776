import inspect
def f(a, b=1, *c, d, **e): pass
print(list(inspect.signature(f).parameters), inspect.signature(f))
