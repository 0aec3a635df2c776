a = b = [1]
a += [2]
print(b, a is b)
a = a + [3]
print(b, a)
t = (1,)
t += (2,)
print(t)
