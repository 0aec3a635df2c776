s = {1}
s.update([2, 3], (4,))
s |= {5}
s &= {2, 3, 5}
s -= {5}
s ^= {3, 7}
s.difference_update({2})
s.intersection_update({7, 8})
s.symmetric_difference_update({1, 7})
print(s)
