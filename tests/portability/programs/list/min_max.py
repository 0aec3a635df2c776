print(min([3, 1], default=0), max([], default=None), max("apple", "fig", key=len), min({"b": 1, "a": 2}), max([("a", 2), ("b", 2)], key=lambda p: p[1]))
