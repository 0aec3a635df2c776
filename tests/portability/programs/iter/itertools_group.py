import itertools as it
rows = [("a", 1), ("a", 2), ("b", 3), ("a", 4)]
print([(k, [v for _, v in g]) for k, g in it.groupby(rows, key=lambda r: r[0])], [(k, len(list(g))) for k, g in it.groupby("aabccc")])
