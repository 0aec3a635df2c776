d = {"one": 1, "two": 2, "three": 3}
print(list(reversed(d)), next(iter(d)), list(reversed(d.items())))
