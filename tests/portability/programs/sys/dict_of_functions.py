def add(a, b): return a + b
ops = {"+": add, "-": lambda a, b: a - b, "max": max, "str": str, "int": int}
print(ops["+"](1, 2), ops["-"](5, 3), ops["max"](1, 9), ops["str"](5), ops["int"]("7"), list(ops))
