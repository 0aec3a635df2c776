def f(a): return a
for g in (lambda: f(), lambda: f(1, 2), lambda: f(b=1), lambda: f(1, a=2)):
    try:
        g()
    except TypeError:
        print("TypeError")
