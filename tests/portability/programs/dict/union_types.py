a = {"z": 1}
b = dict(a)
b["a"] = 2
print(a, b, a is b, a == b, {**a} is a)
