for a, *b in [(1, 2, 3), "xy"]:
    print(a, b)
for (i, (x, y)) in enumerate([(1, 2), (3, 4)]):
    print(i, x, y)
