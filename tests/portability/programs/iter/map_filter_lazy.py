m = map(lambda x: x * 2, [1, 2])
print(next(m), list(m), list(m), list(map(max, [1, 5], [3, 2])), list(filter(str.isdigit, "a1b2")))
z = zip([1, 2], [3, 4])
print(list(z), list(z))
