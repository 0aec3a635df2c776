import math
for f in (math.sin, math.cos, math.tan, math.atan, math.sinh, math.tanh):
    print(f"{f(0.5):.12f}")
print(f"{math.atan2(1, 1):.12f} {math.asin(1):.12f} {math.acos(0):.12f} {math.expm1(1e-5):.12e} {math.log1p(1e-5):.12e}")
