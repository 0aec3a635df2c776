import itertools as it
print(list(it.chain([1], "ab")), list(it.chain.from_iterable([[1], [2, 3]])), list(it.islice(it.count(5, 2), 3)), list(it.islice("abcdef", 1, 5, 2)), list(it.repeat("x", 2)), list(it.islice(it.cycle("ab"), 5)), list(it.accumulate([1, 2, 3])), list(it.accumulate([1, 2, 3], lambda a, b: a * b)), list(it.accumulate([1, 2], initial=10)))
