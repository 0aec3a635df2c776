import itertools as it
print(list(it.takewhile(lambda x: x < 3, [1, 2, 3, 1])), list(it.dropwhile(lambda x: x < 3, [1, 2, 3, 1])), list(it.filterfalse(lambda x: x % 2, range(5))), list(it.compress("abc", [1, 0, 1])), list(it.starmap(pow, [(2, 3), (3, 2)])), list(it.zip_longest([1, 2], "a", fillvalue="-")), list(it.pairwise([1, 2, 3])))
