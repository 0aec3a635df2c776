d = {1: "int", "1": "str", (1, 2): "tuple", None: "none", 2.5: "float"}
print(d, d[1.0], d[(1, 2)])
