import math
print(math.sqrt(2), math.floor(-1.5), math.ceil(1.2), math.trunc(-1.7), math.pi, math.e, math.tau, math.inf, math.hypot(3, 4), math.gcd(12, 18), math.lcm(4, 6), math.factorial(10), math.comb(5, 2), math.perm(5, 2), math.isclose(0.1 + 0.2, 0.3), math.isnan(math.nan), math.isinf(-math.inf), math.isfinite(1), math.copysign(1, -0.0))
