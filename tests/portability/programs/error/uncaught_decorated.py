import functools
def deco(fn):
    @functools.wraps(fn)
    def w(*a, **k):
        return fn(*a, **k)
    return w
@deco
def bad(x,
        y=1):
    z = {**{"a": 1}, "b": x}

    return z["c"]
bad(1)
