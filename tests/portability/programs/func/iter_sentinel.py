data = iter([1, 2, 3, 0, 5])
print(list(iter(lambda: next(data), 0)), next(data))
