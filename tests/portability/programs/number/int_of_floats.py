"""Whole parts of floats beyond 32 bits."""

import math
from fractions import Fraction

for x in (
    25607046771.387543,
    2147483648.5,
    2147483647.5,
    -3e9 - 0.5,
    4294967296.0,
    1e15 + 0.5,
    1e20,
    -1e20,
    0.5,
    -0.5,
):
    print(int(x), math.trunc(x), math.floor(x), math.ceil(x), round(x))
print(
    Fraction(int(25607046771.387543)),
    int(time := 1790000000000.25),
    int(-time),
    divmod(time, 1000),
    time // 1,
)
