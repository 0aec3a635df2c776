def f(a: int, b: "str" = "x") -> list[int]:
    return [a]
print(f.__annotations__)
