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
    if isinstance(x, (int, float)):
        return x
    if isinstance(x, str) or not (hasattr(x, "__float__") or hasattr(x, "__index__")):
        raise TypeError("must be real number, not " + type(x).__name__)
    return float(x)


def _index(x):
    if isinstance(x, int):
        return int(x)
    if not hasattr(x, "__index__"):
        raise TypeError("'" + type(x).__name__ + "' object cannot be interpreted as an integer")
    return x.__index__()


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


def _ranged(function, *given):
    """What grows too large is an OverflowError: the engine says that the domain is wrong, or infinity."""
    try:
        value = function(*given)
    except ValueError:
        value = inf
    if value in (inf, -inf) and given[0] not in (inf, -inf):
        raise OverflowError("math range error")
    return value


def exp(x):
    return _ranged(_math.exp, _real(x))


def expm1(x):
    return _ranged(_math.expm1, _real(x))


def cosh(x):
    return _ranged(_math.cosh, _real(x))


def sinh(x):
    return _ranged(_math.sinh, _real(x))


def ldexp(x, i):
    return _ranged(_math.ldexp, _real(x), i)


def log1p(x):
    x = float(_real(x))
    if x <= -1:
        raise ValueError("math domain error")
    import js

    return float(js.Math.log1p(x)) if x != 0 else x


def floor(x):
    if not isinstance(x, (int, float)) and hasattr(x, "__floor__"):
        return x.__floor__()
    return int(x) if isinstance(x, int) else _whole(_real(x), -1)


def ceil(x):
    if not isinstance(x, (int, float)) and hasattr(x, "__ceil__"):
        return x.__ceil__()
    return int(x) if isinstance(x, int) else _whole(_real(x), 1)


def _whole(x, way):
    n = int(float(x))
    if way < 0 and n > x:
        n -= 1
    if way > 0 and n < x:
        n += 1
    return n


def trunc(x):
    if not isinstance(x, (int, float)) and hasattr(x, "__trunc__"):
        return x.__trunc__()
    return int(_real(x))


def hypot(*xs):
    xs = [abs(float(_real(x))) for x in xs]
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
        n = abs(_index(n))
        while n:
            g, n = n, g % n
    return g


def lcm(*ns):
    m = 1
    for n in [_index(n) for n in ns]:
        if n == 0:
            return 0
        m = m // gcd(m, n) * abs(n)
    return m


def factorial(n):
    n = _index(n)
    if n < 0:
        raise ValueError("factorial() not defined for negative values")
    out = 1
    for i in range(2, n + 1):
        out *= i
    return out


def comb(n, k):
    n = _index(n)
    k = _index(k)
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
    n = _index(n)
    k = n if k is None else _index(k)
    if n < 0 or k < 0:
        raise ValueError("n and k must be non-negative integers")
    out = 1
    for i in range(k):
        out *= n - i
    return out if k <= n else 0


def isqrt(n):
    n = _index(n)
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
    a = float(_real(a))
    b = float(_real(b))
    if a == b:
        return True
    if a in (inf, -inf) or b in (inf, -inf):
        return False
    gap = abs(b - a)
    return gap <= abs(rel_tol * b) or gap <= abs(rel_tol * a) or gap <= abs_tol


def remainder(x, y):
    x = float(_real(x))
    y = abs(float(_real(y)))
    if x != x or y != y:
        return nan
    if y == 0 or x in (inf, -inf):
        raise ValueError("math domain error")
    if y == inf:
        return x
    r = _math.fmod(abs(x), y)
    half = y - r
    if r > half or r == half and int((abs(x) - r) / y) % 2:
        r -= y
    return _math.copysign(1.0, x) * r


def cbrt(x):
    import js

    x = float(_real(x))
    return float(js.Math.cbrt(x)) if x != 0 else x


def exp2(x):
    return _ranged(lambda x: 2.0**x, _real(x))


def pow(x, y):
    x = float(_real(x))
    y = float(_real(y))
    if y in (inf, -inf) or y != y or x != x or x in (inf, -inf):
        return _far(x, y)
    if x < 0 and y != int(y):
        raise ValueError("math domain error")
    if x == 0 and y < 0:
        raise ValueError("math domain error")
    return x**y


def _far(x, y):
    """`x ** y` where a side is infinite or no number."""
    if x == 1 or y == 0:
        return 1.0
    if x != x or y != y:
        return nan
    if y in (inf, -inf):
        return 1.0 if x == -1 else inf if (abs(x) > 1) == (y > 0) else 0.0
    odd = x < 0 and y == int(y) and int(y) % 2
    value = inf if y > 0 else 0.0
    return -value if odd else value


def nextafter(x, y):
    import struct

    x = float(_real(x))
    y = float(_real(y))
    if x != x or y != y:
        return nan
    if x == y:
        return y
    if x == 0:
        return _math.copysign(5e-324, y)
    n = struct.unpack("<q", struct.pack("<d", x))[0]
    n += 1 if (x < y) == (x > 0) else -1
    return struct.unpack("<d", struct.pack("<q", n))[0]


def ulp(x):
    x = abs(float(_real(x)))
    if x - x != 0:
        return x
    more = nextafter(x, inf)
    return more - x if more != inf else x - nextafter(x, -inf)
