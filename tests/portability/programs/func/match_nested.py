def f(x):
    match x:
        case {"items": [{"id": i}, *_], "n": int() as n} if n > 0: return (i, n)
        case [[a, b], [c, d]]: return a * d - b * c
        case (("x", v) | ("y", v)): return v
        case _: return None
print(f({"items": [{"id": 7}, {"id": 8}], "n": 2}), f([[1, 2], [3, 4]]), f(("y", 5)), f({"items": [], "n": 1}))
