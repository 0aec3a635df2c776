print(list(zip("ab", [1, 2], strict=True)))
try:
    list(zip("ab", [1], strict=True))
except ValueError as e:
    print("unequal")
