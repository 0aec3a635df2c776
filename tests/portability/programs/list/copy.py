import copy
a = [1, [2, 3], {"k": [4]}]
b = a.copy()
c = copy.deepcopy(a)
a[1].append(9)
a[2]["k"].append(8)
print(a, b, c, copy.copy(a) == a)
