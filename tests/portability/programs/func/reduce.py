from functools import reduce
print(reduce(lambda a, b: a * b, [1, 2, 3, 4]), reduce(lambda a, b: a + b, ["a", "b"], "z"), reduce(max, [3, 9, 2]))
