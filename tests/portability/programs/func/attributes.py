def f():
    f.calls += 1
    return f.calls
f.calls = 0
f(); f()
print(f.calls, f.__name__, hasattr(f, "other"))
