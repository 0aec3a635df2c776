"""fractions."""

import math as _math


def _gcd(a, b):
    while b:
        a, b = b, a % b
    return a


class Fraction:
    def __init__(self, numerator=0, denominator=None):
        if denominator is None:
            if isinstance(numerator, Fraction):
                self.numerator, self.denominator = numerator.numerator, numerator.denominator
                return
            if isinstance(numerator, float):
                if numerator != numerator:
                    raise ValueError("cannot convert NaN to integer ratio")
                if numerator in (_math.inf, -_math.inf):
                    raise OverflowError("cannot convert Infinity to integer ratio")
                self.numerator, self.denominator = numerator.as_integer_ratio()
                return
            if isinstance(numerator, str):
                numerator, denominator = _parsed(numerator)
            elif isinstance(numerator, int):
                self.numerator, self.denominator = int(numerator), 1
                return
            elif hasattr(numerator, "as_integer_ratio"):
                self.numerator, self.denominator = numerator.as_integer_ratio()
                return
            else:
                raise TypeError("argument should be a string or a Rational instance")
        elif isinstance(numerator, Fraction) or isinstance(denominator, Fraction):
            a, b = Fraction(numerator), Fraction(denominator)
            numerator, denominator = a.numerator * b.denominator, a.denominator * b.numerator
        if denominator == 0:
            raise ZeroDivisionError("Fraction(" + str(numerator) + ", 0)")
        g = _gcd(abs(numerator), abs(denominator))
        if denominator < 0:
            g = -g
        self.numerator = numerator // g
        self.denominator = denominator // g

    @classmethod
    def from_float(cls, f):
        return Fraction(f)

    @classmethod
    def from_decimal(cls, d):
        return Fraction(d)

    def as_integer_ratio(self):
        return (self.numerator, self.denominator)

    def is_integer(self):
        return self.denominator == 1

    def limit_denominator(self, max_denominator=1000000):
        if max_denominator < 1:
            raise ValueError("max_denominator should be at least 1")
        if self.denominator <= max_denominator:
            return Fraction(self)
        p0, q0, p1, q1 = 0, 1, 1, 0
        n, d = self.numerator, self.denominator
        while True:
            a = n // d
            q2 = q0 + a * q1
            if q2 > max_denominator:
                break
            p0, q0, p1, q1 = p1, q1, p0 + a * p1, q2
            n, d = d, n - a * d
        k = (max_denominator - q0) // q1
        low = Fraction(p0 + k * p1, q0 + k * q1)
        high = Fraction(p1, q1)
        return high if abs(high - self) <= abs(low - self) else low

    def _with(self, other, f, g):
        if isinstance(other, Fraction):
            return f(self, other)
        if isinstance(other, int):
            return f(self, Fraction(other))
        if isinstance(other, float):
            return g(float(self), other)
        raise TypeError("unsupported operand type(s): 'Fraction' and '" + type(other).__name__ + "'")

    def __add__(self, other):
        return self._with(other, lambda a, b: Fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator), lambda a, b: a + b)

    __radd__ = __add__

    def __sub__(self, other):
        return self._with(other, lambda a, b: Fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator), lambda a, b: a - b)

    def __rsub__(self, other):
        return -(self - other)

    def __mul__(self, other):
        return self._with(other, lambda a, b: Fraction(a.numerator * b.numerator, a.denominator * b.denominator), lambda a, b: a * b)

    __rmul__ = __mul__

    def __truediv__(self, other):
        return self._with(other, lambda a, b: Fraction(a.numerator * b.denominator, a.denominator * b.numerator), lambda a, b: a / b)

    def __rtruediv__(self, other):
        if isinstance(other, float):
            return other / float(self)
        return Fraction(other) / self

    def __floordiv__(self, other):
        return self._with(other, lambda a, b: (a.numerator * b.denominator) // (a.denominator * b.numerator), lambda a, b: a // b)

    def __rfloordiv__(self, other):
        return other // float(self) if isinstance(other, float) else Fraction(other) // self

    def __mod__(self, other):
        return self._with(other, lambda a, b: a - b * (a // b), lambda a, b: a % b)

    def __rmod__(self, other):
        return other % float(self) if isinstance(other, float) else Fraction(other) % self

    def __divmod__(self, other):
        return self // other, self % other

    def __rdivmod__(self, other):
        return other // self, other % self

    def __pow__(self, n):
        if isinstance(n, Fraction):
            if n.denominator != 1:
                return float(self) ** float(n)
            n = n.numerator
        if isinstance(n, float):
            return float(self) ** n
        if n >= 0:
            return Fraction(self.numerator**n, self.denominator**n)
        return Fraction(self.denominator**-n, self.numerator**-n)

    def __rpow__(self, other):
        return other**self.numerator if self.denominator == 1 else float(other) ** float(self)

    def __neg__(self):
        return Fraction(-self.numerator, self.denominator)

    def __pos__(self):
        return self

    def __abs__(self):
        return Fraction(abs(self.numerator), self.denominator)

    def __int__(self):
        return -(-self.numerator // self.denominator) if self.numerator < 0 else self.numerator // self.denominator

    def __trunc__(self):
        return int(self)

    def __floor__(self):
        return self.numerator // self.denominator

    def __ceil__(self):
        return -(-self.numerator // self.denominator)

    def __round__(self, places=None):
        if places is None:
            q, r = divmod(self.numerator, self.denominator)
            return q + 1 if r * 2 > self.denominator or r * 2 == self.denominator and q % 2 else q
        unit = 10 ** abs(places)
        return Fraction(round(self * unit), unit) if places > 0 else Fraction(round(self / unit) * unit)

    def __float__(self):
        return _divided(self.numerator, self.denominator)

    def __bool__(self):
        return self.numerator != 0

    def __hash__(self):
        return hash(self.numerator) if self.denominator == 1 else hash(float(self))

    def _compare(self, other):
        if isinstance(other, float):
            if other != other or other in (_math.inf, -_math.inf):
                return 0.0 - other
            other = Fraction(other)
        elif not isinstance(other, Fraction):
            other = Fraction(other)
        return self.numerator * other.denominator - other.numerator * self.denominator

    def __eq__(self, other):
        return isinstance(other, (int, float, Fraction)) and self._compare(other) == 0

    def __lt__(self, other):
        return self._compare(other) < 0

    def __le__(self, other):
        return self._compare(other) <= 0

    def __gt__(self, other):
        return self._compare(other) > 0

    def __ge__(self, other):
        return self._compare(other) >= 0

    def __str__(self):
        return str(self.numerator) if self.denominator == 1 else str(self.numerator) + "/" + str(self.denominator)

    def __repr__(self):
        return "Fraction(" + str(self.numerator) + ", " + str(self.denominator) + ")"

    def __format__(self, spec):
        return format(float(self), spec) if spec else str(self)


def _divided(n, d):
    """n / d, rounded once."""
    sign = -1 if n < 0 else 1
    n = abs(n)
    if n < 9007199254740992 and d < 9007199254740992:
        return sign * n / d
    shift = d.bit_length() - n.bit_length() + 55
    if shift >= 0:
        q, r = divmod(n << shift, d)
    else:
        q, r = divmod(n, d << -shift)
    extra = q.bit_length() - 53
    low = q & ((1 << extra) - 1)
    q >>= extra
    half = 1 << (extra - 1)
    if low > half or low == half and (r or q & 1):
        q += 1
    return sign * _math.ldexp(float(q), extra - shift)


def _parsed(text):
    s = text.strip()
    top, slash, bottom = s.partition("/")
    try:
        if slash:
            return int(top), int(bottom)
        mantissa, mark, power = s.lower().partition("e")
        whole, point, rest = mantissa.partition(".")
        sign = -1 if whole[:1] == "-" else 1
        n = int((whole.lstrip("+-") or "0") + rest)
        p = int(power or "0") - len(rest)
        return (sign * n * 10**p, 1) if p >= 0 else (sign * n, 10**-p)
    except ValueError:
        raise ValueError("Invalid literal for Fraction: " + repr(text)) from None
