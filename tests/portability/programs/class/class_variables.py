class A:
    items = []
    count = 0
a, b = A(), A()
a.items.append(1)
a.count += 1
print(b.items, b.count, a.count, A.count)
