a = [1, 2]
print([*a, 3, *"xy"], (*a, 0), sorted({*a, 2}), [*range(3), *a])
