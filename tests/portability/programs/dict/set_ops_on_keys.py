a = {"x": 1, "y": 2, "z": 3}
b = {"y": 1, "z": 2, "w": 3}
print(sorted(a.keys() & b.keys()), sorted(a.keys() - b.keys()), sorted(a.keys() | b.keys()))
