seen = set()
out = [x for x in [3, 1, 3, 2, 1] if not (x in seen or seen.add(x))]
print(out, list(dict.fromkeys([3, 1, 3, 2, 1])))
