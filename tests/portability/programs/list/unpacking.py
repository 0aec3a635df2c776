first, *rest = [1, 2, 3]
*init, last = "abc"
a, (b, *c), d = 1, (2, 3, 4), 5
print(first, rest, init, last, a, b, c, d)
x, y = y0, x0 = 1, 2
print(x, y, x0, y0)
