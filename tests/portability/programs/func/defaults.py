def f(a, b=2, *, c=[]):
    c.append(b)
    return len(c)
f(1), f(1)
print(f.__defaults__, f.__kwdefaults__)
