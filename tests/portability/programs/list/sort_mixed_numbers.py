print(sorted([3, 1.5, True, -2, 0.0]), sorted([(2, "b"), (1, "z"), (2, "a")]), max([1, 2.0, 3]), min(3, 1, 2))
