import math
print(math.floor(1e20), math.ceil(-1e20), int(1e25), math.floor(2.5), math.ceil(-0.5), math.trunc(1e17))
