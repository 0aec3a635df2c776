from functools import cmp_to_key
print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)), sorted(["bb", "a", "ccc"], key=cmp_to_key(lambda a, b: len(a) - len(b))))
