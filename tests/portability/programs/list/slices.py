a = list(range(10))
print(a[::2], a[1::3], a[::-1], a[8:2:-2], a[-3:], a[:-3], a[5:100], a[100:])
a[2:5] = ["x"]
print(a)
del a[::3]
print(a)
a[::2] = [0] * len(a[::2])
print(a)
