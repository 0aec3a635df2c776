import itertools as it
print(list(it.product("ab", [1, 2])), list(it.permutations([1, 2, 3], 2)), list(it.combinations("abc", 2)), list(it.combinations_with_replacement("ab", 2)), list(it.product([0, 1], repeat=2)), len(list(it.permutations(range(4)))))
