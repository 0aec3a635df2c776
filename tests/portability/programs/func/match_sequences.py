def f(x):
    match x:
        case []: return "empty"
        case [a]: return f"one {a}"
        case [1, b]: return f"1 then {b}"
        case [a, *rest] if len(rest) > 2: return f"long {a} {rest}"
        case (a, b, *_): return f"pair {a} {b}"
        case str(): return "str"
        case _: return "?"
print([f(v) for v in ([], [5], [1, 2], [3, 4], (9, 8, 7, 6), "ab", {1}, 3)])
