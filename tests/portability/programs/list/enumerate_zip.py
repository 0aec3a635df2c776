print(list(enumerate("ab", 1)), list(zip([1, 2, 3], "ab")), list(map(lambda a, b: a + b, [1, 2], [3, 4])), list(filter(None, [0, 1, "", "a"])))
