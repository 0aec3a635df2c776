a = {"x": 1, "y": 2}
b = {"y": 3, "z": 4}
print({**a, **b}, {**a, "w": 0, **b}, a | b)
a |= b
print(a)
