# Powers and logarithms to the last digit: growth, rates, scales.
import math

print(10**-5, 10**-3, 2**-1, 7**-2.0, 3**0.5, 10.0**15, 10.0**22, 10.0**-9, 2.0**-1074, 10.0**-324)
print([1.05**year for year in range(-6, 41)])
print([round(1000 * (1 + rate / 12) ** 360, 2) for rate in (0.01, 0.035, 0.0499)])
print((1500 / 1000) ** (1 / 3) - 1, (81 / 16) ** 0.25, 1.5**2.5, 0.9**100, 0.5**1.1, 1e-7**-2.0, 1e16**-2.0)
print([x**1.5 for x in range(12)], [n**-1 for n in (1, 3, 7, 49)], [x**0.5 for x in (2, 2.0, 9, 0.25, 1e300)])
print((-8.0) ** 3, (-8.0) ** -3, (-2) ** -3, (-0.0) ** 3, (-0.0) ** 2, 0.0**0, 262143.0**3, 1.7976931348623157e308**1)
print(pow(2, -2), pow(1.1, 7), math.pow(10, -5), math.pow(-2, 3), math.pow(1.05, 30), math.pow(2, 0.5))
inf, nan = float("inf"), float("nan")
print(inf**2, inf**-1, (-inf) ** 3, (-inf) ** 2, 2**inf, 0.5**inf, 1**nan, nan**0, (-1) ** inf, nan**2)
for power in (lambda: 1e200**2, lambda: pow(10.0, 400), lambda: (-1e200) ** 3, lambda: math.exp(710), lambda: 0 ** -1):
    try:
        print(power())
    except ArithmeticError as error:
        print(type(error).__name__)
print([math.exp(x / 8) for x in range(-24, 60, 5)], math.exp(-800), math.exp(inf), math.exp(-inf))
print([math.log(x) for x in (2, 3, 10, 0.1, 1e-300, 1.0000000000000002, 10**40, 7.5)], math.log(1), math.log(inf))
print(math.log(1000, 10), math.log(8, 2), math.log(100, 10), math.log(5, 3))
print([math.log10(x) for x in (1, 1000, 10**30, 2, 0.001, 7e-10)], [math.log2(x) for x in (1, 8, 2**70, 3, 0.1)])
growth = 2.0
growth **= 0.5
growth **= 3
print(growth)
