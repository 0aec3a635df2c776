"""math: what the engine has, and what it lacks."""

from math import *  # noqa: F403
import math as _math

pi = _math.pi
e = _math.e
inf = float("inf")
nan = float("nan")
tau = _math.pi * 2
sqrt_ = _math.sqrt


def _real(x):
    return x if isinstance(x, (int, float)) else float(x)


def sqrt(x):
    x = _real(x)
    if x < 0:
        raise ValueError("math domain error")
    return _math.sqrt(x)


def log(x, base=None):
    x = _real(x)
    if x <= 0:
        raise ValueError("math domain error")
    if isinstance(x, int) and x > 1 << 1000:
        shift = len(bin(x)) - 60
        value = _math.log(x >> shift) + shift * _math.log(2)
    else:
        value = _math.log(x)
    return value if base is None else value / log(base)


def log2(x):
    x = _real(x)
    if x <= 0:
        raise ValueError("math domain error")
    m, p = _math.frexp(x)
    return float(p - 1) if m == 0.5 else _math.log2(x)


def log10(x):
    x = _real(x)
    if x <= 0:
        raise ValueError("math domain error")
    return _math.log10(x)


def log1p(x):
    if x <= -1:
        raise ValueError("math domain error")
    import js

    return js.Math.log1p(float(x)) if x != 0 else float(x)


def floor(x):
    if hasattr(x, "__floor__"):
        return x.__floor__()
    return x if isinstance(x, int) else _whole(x, -1)


def ceil(x):
    if hasattr(x, "__ceil__"):
        return x.__ceil__()
    return x if isinstance(x, int) else _whole(x, 1)


def _whole(x, way):
    n = int(float(x))
    if way < 0 and n > x:
        n -= 1
    if way > 0 and n < x:
        n += 1
    return n


def trunc(x):
    if hasattr(x, "__trunc__"):
        return x.__trunc__()
    return int(x)


def hypot(*xs):
    xs = [abs(float(x)) for x in xs]
    if inf in xs:
        return inf
    if any([x != x for x in xs]):
        return nan
    top = max(xs) if xs else 0.0
    if top == 0:
        return top
    total = fsum([(x / top) ** 2 for x in xs])
    value = top * _math.sqrt(total)
    exact = sum([int(x) * int(x) for x in xs]) if all(x == int(x) and x < 1e15 for x in xs) else -1
    if exact >= 0:
        root = isqrt(exact)
        if root * root == exact:
            return float(root)
    # One step of Newton's method, with exact products.
    n = 0
    from fractions import Fraction

    square = sum([Fraction(x) ** 2 for x in xs], Fraction(0))
    value = float(Fraction(value) + (square - Fraction(value) ** 2) / (2 * Fraction(value)))
    return value


def dist(p, q):
    return hypot(*[a - b for a, b in zip(p, q)])


def gcd(*ns):
    g = 0
    for n in ns:
        n = abs(n)
        while n:
            g, n = n, g % n
    return g


def lcm(*ns):
    m = 1
    for n in ns:
        if n == 0:
            return 0
        m = m // gcd(m, n) * abs(n)
    return m


def factorial(n):
    if isinstance(n, float):
        raise TypeError("'float' object cannot be interpreted as an integer")
    if n < 0:
        raise ValueError("factorial() not defined for negative values")
    out = 1
    for i in range(2, n + 1):
        out *= i
    return out


def comb(n, k):
    if n < 0 or k < 0:
        raise ValueError("n and k must be non-negative integers")
    if k > n:
        return 0
    k = min(k, n - k)
    out = 1
    for i in range(k):
        out = out * (n - i) // (i + 1)
    return out


def perm(n, k=None):
    k = n if k is None else k
    out = 1
    for i in range(k):
        out *= n - i
    return out if k <= n else 0


def isqrt(n):
    if n < 0:
        raise ValueError("isqrt() argument must be nonnegative")
    if n == 0:
        return 0
    x = 1 << (len(bin(n)) - 1) // 2
    while True:
        y = (x + n // x) // 2
        if y >= x and x * x <= n:
            return x
        x = y


def prod(items, *, start=1):
    for x in items:
        start = start * x
    return start


def fsum(items):
    parts = []
    items = [float(x) for x in items]
    ends = [x for x in items if x - x != 0]
    if ends:
        if inf in ends and -inf in ends:
            raise ValueError("-inf + inf in fsum")
        return sum(ends)
    for x in items:
        kept = 0
        for y in parts:
            if abs(x) < abs(y):
                x, y = y, x
            hi = x + y
            lo = y - (hi - x)
            if lo:
                parts[kept] = lo
                kept += 1
            x = hi
        parts[kept:] = [x]
    n = len(parts)
    if not n:
        return 0.0
    n -= 1
    hi = parts[n]
    lo = 0.0
    while n > 0:
        x = hi
        n -= 1
        y = parts[n]
        hi = x + y
        lo = y - (hi - x)
        if lo:
            break
    if n > 0 and (lo < 0 and parts[n - 1] < 0 or lo > 0 and parts[n - 1] > 0):
        y = lo * 2.0
        x = hi + y
        if y == x - hi:
            hi = x
    return hi


def sumprod(p, q):
    total = 0
    for a, b in zip(p, q, strict=True):
        total += a * b
    return total


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    if a == b:
        return True
    if a in (inf, -inf) or b in (inf, -inf):
        return False
    gap = abs(b - a)
    return gap <= abs(rel_tol * b) or gap <= abs(rel_tol * a) or gap <= abs_tol


def remainder(x, y):
    x = float(x)
    y = abs(float(y))
    r = _math.fmod(abs(x), y)
    half = y - r
    if r > half or r == half and int((abs(x) - r) / y) % 2:
        r -= y
    return _math.copysign(1.0, x) * r


def cbrt(x):
    if ENGINE == "micropython":
        import js

        return float(js.Math.cbrt(float(x)))
    from browser import window

    return float(window.Math.cbrt(float(x)))


def exp2(x):
    return 2.0**x


def pow(x, y):
    x = float(x)
    y = float(y)
    if x < 0 and y != int(y):
        raise ValueError("math domain error")
    return x**y


def nextafter(x, y):
    import struct

    if x == y:
        return y
    if x == 0:
        return _math.copysign(5e-324, y)
    n = struct.unpack("<q", struct.pack("<d", x))[0]
    n += 1 if (x < y) == (x > 0) else -1
    return struct.unpack("<d", struct.pack("<q", n))[0]


def ulp(x):
    x = abs(x)
    return nextafter(x, inf) - x
