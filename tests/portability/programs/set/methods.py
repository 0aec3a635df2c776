s = {1, 2}
print(sorted(s.union([3], [4])), s.intersection([2, 9]), s.difference([1]), sorted(s.symmetric_difference([2, 3])), s.copy() == s)
try:
    s.remove(10)
except KeyError as e:
    print("KeyError", e)
