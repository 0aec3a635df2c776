print(any(x > 2 for x in [1, 2, 3]), all([]), any([]), sum([1, 2], 10), sum([[1], [2]], []), sum([0.5, 0.25]))
