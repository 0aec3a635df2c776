def f(x):
    match x:
        case {"a": a}:
            return a
        case [a, *rest]:
            return rest[5]
print(f({"a": 1}))
f([1, 2])
