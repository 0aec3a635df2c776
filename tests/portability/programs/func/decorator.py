def twice(fn):
    def wrapper(*a, **k):
        return fn(*a, **k) * 2
    return wrapper
def times(n):
    def deco(fn):
        return lambda *a, **k: [fn(*a, **k)] * n
    return deco
@twice
def f(x): return x + 1
@times(3)
@twice
def g(x): return x
print(f(1), g(2))
