import math
print(math.log(math.e), math.log(8, 2), math.log2(8), math.log10(1000), math.exp(0), math.degrees(math.pi), math.radians(180), math.fmod(-7, 3), math.modf(2.5), math.frexp(8.0), math.ldexp(0.5, 4), math.isqrt(17), math.prod([1, 2, 3, 4]), math.fsum([0.1] * 10), math.dist((0, 0), (3, 4)), math.remainder(7, 4), math.gcd(), round(math.cbrt(27.0), 9), math.hypot(1, 2, 2))
