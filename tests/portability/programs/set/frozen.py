f = frozenset([1, 2, 1])
print(len(f), f == {1, 2}, {f: "x"}[frozenset([2, 1])], isinstance(f, frozenset), sorted(f | {3}))
