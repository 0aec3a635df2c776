print(set(), frozenset(), {1}, frozenset([1]), {"a"}, bool(set()), set("") == set())
