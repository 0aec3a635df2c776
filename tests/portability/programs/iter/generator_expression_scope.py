k = 10
g = (x + k for x in range(3))
k = 100
print(list(g))
def f():
    y = 1
    h = (y for _ in range(2))
    y = 2
    return list(h)
print(f())
