a = 1; b = 2
if a: print(a); print(b)
x = (a +
     b)
print(x, \
      a)
