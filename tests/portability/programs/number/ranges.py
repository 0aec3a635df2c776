r = range(0, 10, 3)
print(list(r), len(r), 6 in r, 7 in r, r[1], r[-1], r[1:], range(5, 0, -2), list(range(5, 0, -2)), r == range(0, 12, 3), r.start, r.stop, r.step, r.index(6), r.count(3), list(range(0)), bool(range(0)))
