a = [1, 2]
a.insert(100, 3)
a.insert(-1, 9)
a.insert(-100, 0)
print(a, a[-1], a[-2:])
