import bisect
a = [1, 3, 3, 5]
print(bisect.bisect(a, 3), bisect.bisect_left(a, 3), bisect.bisect_right(a, 0), bisect.bisect([10, 20], 15))
bisect.insort(a, 4)
print(a, bisect.bisect_left([("a", 1), ("b", 2)], "b", key=lambda t: t[0]))
