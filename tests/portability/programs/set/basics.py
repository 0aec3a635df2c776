s = {1, 2, 3}
s.add(4); s.discard(9); s.remove(1)
print(sorted(s), 2 in s, len(s), sorted(s | {9}), sorted(s & {2, 7}), sorted(s - {2}), sorted(s ^ {2, 8}))
