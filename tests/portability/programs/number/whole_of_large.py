import math
x = 6.97542962384482e+17
print(math.floor(x), math.ceil(-x), math.trunc(x), int(x), math.floor(1e22), math.ceil(2.0**60), math.floor(-0.5), math.ceil(True))
