s = {1, 2, 3}
print(s.intersection([2, 9]), sorted(s.intersection((1, 2), iter([2]))), s.isdisjoint([7]), s.issuperset([1]), s.issubset(range(9)), sorted(s.union("a")  - {1, 2, 3}))
s.intersection_update([1, 3, 5])
print(sorted(s), sorted(frozenset([1, 2]).intersection([2])))
