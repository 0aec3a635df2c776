a, b = {1, 2}, {1, 2, 3}
print(a < b, a <= b, b > a, a.issubset(b), b.issuperset(a), a.isdisjoint({5}), a == {2, 1}, a != b)
