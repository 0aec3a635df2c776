import math
n = float("nan")
print(n or 9.5, n and 1, not n, bool(n), 1 if n else 2, any([n]), all([n]), list(filter(None, [n, 0.0, -0.0])))
while n:
    print("w"); break
if not n: print("bad")
print(0.0 or 1, -0.0 or 2, 5e-324 or 3)
print(math.modf(-146.5), math.modf(-math.inf), math.modf(-0.0), math.modf(3.0), math.modf(math.inf), math.modf(n), math.modf(-3.25))
print(math.prod([0.0, 4.25]), math.prod([-1.0, 0.0]), math.prod([]), math.prod([2, 3]), math.prod([2, 3.0]), math.prod([0, 1.0]), math.prod([1.0], start=2), math.prod([10**20, 10**20]))
print(math.fsum([]), math.fsum([1, 2]), math.fsum([0.1] * 10), math.fmod(-0.0, 3), math.fmod(-7, 3), math.fmod(7.0, math.inf), math.hypot(3, 4), math.hypot(), math.dist([1, 2], [4, 6]))
print(math.frexp(0.0), math.frexp(-0.0), math.frexp(8.0), math.frexp(math.inf), math.ldexp(0.5, 4), math.copysign(1, -0.0), math.gcd(), math.lcm(), math.gcd(-4, 6), math.lcm(0, 3))
print(math.floor(-0.5), math.ceil(-0.5), math.trunc(-0.5), round(-0.5), round(-0.4, 0), math.floor(1e20), math.ceil(2**70), math.fabs(-0.0), math.degrees(0), math.log(10, 10), math.log2(8), math.log10(1000), math.log1p(0.0), math.expm1(0.0), math.sqrt(0.0), math.sqrt(-0.0), math.pow(2, 3), math.exp(0), math.sin(0.0), math.sin(-0.0), math.atan2(-0.0, -1))
for f in (lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.factorial(-1), lambda: math.exp(1000), lambda: math.pow(10, 400), lambda: math.fmod(1, 0), lambda: math.acos(2), lambda: math.comb(3, -1), lambda: math.factorial(2.5), lambda: math.isqrt(-1), lambda: math.floor(math.nan), lambda: math.ceil(math.inf), lambda: math.log(-1), lambda: math.atanh(1), lambda: math.ldexp(1.0, 5000)):
    try: print(f())
    except Exception as e: print(type(e).__name__)
print(math.prod([0.0, 4.25, 0.1]), math.prod([0.0229 // 0.7, 4.25, 0.1]), divmod(0.0229, 0.7), math.prod([divmod(0.0229, 0.7)[0]]), math.prod([0.0]), math.prod([2.0, 0.1]), math.prod((1e200,1e200)), math.prod([1.5, 10**20]), math.prod([10**20, 1.5]), math.prod([True, 2]))
