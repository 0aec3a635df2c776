"""Decimal."""


class Decimal:
    """sign (0 or 1), whole number, exponent; `_special` is "" or "Infinity" or "NaN"."""

    def __init__(self, value="0", context=None):
        self._special = ""
        if isinstance(value, Decimal):
            self._sign, self._int, self._exp, self._special = value._sign, value._int, value._exp, value._special
        elif isinstance(value, int):
            self._sign, self._int, self._exp = (1 if value < 0 else 0), abs(int(value)), 0
        elif isinstance(value, float):
            self._from_float(value)
        elif isinstance(value, (tuple, list)):
            sign, digits, exp = value
            self._sign, self._int, self._exp = sign, int("".join([str(d) for d in digits]) or "0"), exp
        elif isinstance(value, str):
            self._parse(value)
        else:
            raise TypeError("conversion from " + type(value).__name__ + " to Decimal is not supported")

    def _from_float(self, x):
        if x != x or x in (float("inf"), float("-inf")):
            self._parse(str(x))
            return
        n, d = abs(x).as_integer_ratio()
        exp = 0
        while d > 1:
            n *= 5
            d //= 2
            exp -= 1
        self._sign, self._int, self._exp = (1 if str(x)[0] == "-" else 0), n, exp

    def _parse(self, text):
        s = text.strip().lower().replace("_", "")
        self._sign = 1 if s[:1] == "-" else 0
        if s[:1] in ("+", "-"):
            s = s[1:]
        if s in ("inf", "infinity"):
            self._int, self._exp, self._special = 0, 0, "Infinity"
            return
        if s in ("nan", "snan"):
            self._int, self._exp, self._special = 0, 0, "NaN"
            return
        mantissa, mark, power = s.partition("e")
        whole, point, rest = mantissa.partition(".")
        digits = whole + rest
        p = power[1:] if power[:1] in ("+", "-") else power
        if not digits or not _digits(digits) or mark and not _digits(p):
            raise InvalidOperation("[<class 'decimal.ConversionSyntax'>]")
        self._int, self._exp = int(digits), int(power or "0") - len(rest)

    def as_tuple(self):
        if self._special:
            return DecimalTuple((self._sign, () if self.is_nan() else (0,), "n" if self.is_nan() else "F"))
        return DecimalTuple((self._sign, tuple([int(c) for c in str(self._int)]), self._exp))

    def is_nan(self):
        return self._special == "NaN"

    def is_infinite(self):
        return self._special == "Infinity"

    def is_finite(self):
        return not self._special

    def is_zero(self):
        return not self._special and self._int == 0

    def is_signed(self):
        return self._sign == 1

    def adjusted(self):
        return self._exp + len(str(self._int)) - 1

    def _signed(self):
        return -self._int if self._sign else self._int

    def _fix(self):
        """Rounded to the context's precision."""
        if self._special:
            return self
        size = len(str(self._int))
        prec = getcontext().prec
        if size <= prec:
            return self
        return _rescaled(self, self._exp + size - prec, getcontext().rounding)._again()

    def _again(self):
        if len(str(self._int)) > getcontext().prec:
            return _make(self._sign, self._int // 10, self._exp + 1)
        return self

    def _pair(self, other):
        if isinstance(other, Decimal):
            return other
        if isinstance(other, int):
            return Decimal(other)
        raise TypeError("unsupported operand type(s): 'decimal.Decimal' and '" + type(other).__name__ + "'")

    def __add__(self, other):
        b = self._pair(other)
        if self._special or b._special:
            if self._special == "NaN" or b._special == "NaN":
                return Decimal("NaN")
            if self._special and b._special and self._sign != b._sign:
                raise InvalidOperation("[<class 'decimal.InvalidOperation'>]")
            return self if self._special else b
        exp = min(self._exp, b._exp)
        n = self._signed() * 10 ** (self._exp - exp) + b._signed() * 10 ** (b._exp - exp)
        sign = 1 if n < 0 or n == 0 and self._sign and b._sign else 0
        return _make(sign, abs(n), exp)._fix()

    __radd__ = __add__

    def __sub__(self, other):
        return self + self._pair(other)._negated()

    def __rsub__(self, other):
        return self._pair(other) - self

    def _negated(self):
        d = _make(1 - self._sign, self._int, self._exp)
        d._special = self._special
        return d

    def __mul__(self, other):
        b = self._pair(other)
        if self._special or b._special:
            if "NaN" in (self._special, b._special):
                return Decimal("NaN")
            if not (self and b):
                raise InvalidOperation("[<class 'decimal.InvalidOperation'>]")
            return _infinity(self._sign ^ b._sign)
        return _make(self._sign ^ b._sign, self._int * b._int, self._exp + b._exp)._fix()

    __rmul__ = __mul__

    def __truediv__(self, other):
        b = self._pair(other)
        if b._special:
            if "NaN" in (self._special, b._special):
                return Decimal("NaN")
            if self._special:
                raise InvalidOperation("[<class 'decimal.InvalidOperation'>]")
            return _make(self._sign ^ b._sign, 0, -1000026)
        if self._special:
            return self if self._special == "NaN" else _infinity(self._sign ^ b._sign)
        if b._int == 0:
            if self._int == 0:
                raise InvalidOperation("[<class 'decimal.DivisionUndefined'>]")
            raise DivisionByZero("[<class 'decimal.DivisionByZero'>]")
        prec = getcontext().prec
        shift = max(len(str(b._int)) - len(str(self._int)) + prec + 1, 0)
        exp = self._exp - b._exp - shift
        q, r = divmod(self._int * 10**shift, b._int)
        if r:
            if q % 5 == 0:
                q += 1
        else:
            ideal = self._exp - b._exp
            while exp < ideal and q % 10 == 0 and q:
                q //= 10
                exp += 1
            if not q:
                exp = ideal
        return _make(self._sign ^ b._sign, q, exp)._fix()

    def __rtruediv__(self, other):
        return self._pair(other) / self

    def _divmod(self, b):
        if b._int == 0:
            if self._int == 0:
                raise InvalidOperation("[<class 'decimal.DivisionUndefined'>]")
            raise DivisionByZero("[<class 'decimal.DivisionByZero'>]")
        exp = min(self._exp, b._exp)
        x = self._int * 10 ** (self._exp - exp)
        y = b._int * 10 ** (b._exp - exp)
        if len(str(x // y)) > getcontext().prec:
            raise InvalidOperation("[<class 'decimal.DivisionImpossible'>]")
        return _make(self._sign ^ b._sign, x // y, 0), _make(self._sign, x % y, exp)._fix()

    def _beyond(self, b, whole):
        """`self // b` or `self % b`, one of them without an end or no number."""
        if "NaN" in (self._special, b._special):
            return Decimal("NaN")
        if self._special and (b._special or not whole):
            raise InvalidOperation("[<class 'decimal.InvalidOperation'>]")
        return _infinity(self._sign ^ b._sign) if self._special else _make(self._sign ^ b._sign, 0, 0) if whole else self._fix()

    def __floordiv__(self, other):
        b = self._pair(other)
        return self._beyond(b, True) if self._special or b._special else self._divmod(b)[0]

    def __rfloordiv__(self, other):
        return self._pair(other) // self

    def __mod__(self, other):
        b = self._pair(other)
        return self._beyond(b, False) if self._special or b._special else self._divmod(b)[1]

    def __rmod__(self, other):
        return self._pair(other) % self

    def __divmod__(self, other):
        b = self._pair(other)
        return (self // b, self % b) if self._special or b._special else self._divmod(b)

    def __pow__(self, other):
        b = self._pair(other)
        if "NaN" in (self._special, b._special):
            return Decimal("NaN")
        if not (self or b):
            raise InvalidOperation("[<class 'decimal.InvalidOperation'>]")
        n = int(b)
        if b != n:
            return self._power(b)
        if n < 0:
            return Decimal(1) / self ** -n
        if self._special:
            return _infinity(self._sign if n % 2 else 0) if n else Decimal(1)
        exact = _make(self._sign if n % 2 else 0, self._int**n, self._exp * n)
        return exact._fix()

    def __rpow__(self, other):
        return self._pair(other) ** self

    def _power(self, b):
        if b == Decimal("0.5"):
            return self.sqrt()
        return (b * self.ln()).exp()

    def sqrt(self):
        if self.is_nan():
            return self
        if self._sign and (self._int or self._special):
            raise InvalidOperation("[<class 'decimal.InvalidOperation'>]")
        if self._special:
            return self
        if not self._int:
            return _make(self._sign, 0, self._exp // 2)
        return _root(self)

    def exp(self):
        return _exp(self)

    def ln(self):
        if self <= 0:
            raise InvalidOperation("[<class 'decimal.InvalidOperation'>]")
        import math

        with localcontext() as c:
            c.prec += 6
            y = Decimal(math.log(self._int)) + self._exp * Decimal(math.log(10))
            for _ in range(8):
                e = y.exp()
                step = 2 * (self - e) / (self + e)
                new = y + step
                if new == y:
                    break
                y = new
        return +y

    def quantize(self, exp, rounding=None, context=None):
        if "NaN" in (self._special, exp._special):
            return Decimal("NaN")
        if self._special and exp._special:
            return self
        made = _rescaled(self, exp._exp, rounding or getcontext().rounding)
        if bool(self._special) != bool(exp._special) or len(str(made._int)) > getcontext().prec:
            raise InvalidOperation("[<class 'decimal.InvalidOperation'>]")
        return made

    def normalize(self):
        if self._special:
            return self
        d = self._fix()
        if d._int == 0:
            return _make(d._sign, 0, 0)
        n, e = d._int, d._exp
        while n % 10 == 0:
            n //= 10
            e += 1
        return _make(d._sign, n, e)

    def to_integral_value(self, rounding=None):
        return self if self._exp >= 0 else _rescaled(self, 0, rounding or getcontext().rounding)

    to_integral = to_integral_value

    def __round__(self, places=None):
        if places is None:
            return int(_rescaled(self, 0, ROUND_HALF_EVEN)._signed() * 10 ** max(self._exp, 0)) if self._exp < 0 else int(self)
        return self if self.is_nan() else self.quantize(_make(0, 1, -places), ROUND_HALF_EVEN)

    def __int__(self):
        if self._special == "NaN":
            raise ValueError("cannot convert NaN to integer")
        if self._special:
            raise OverflowError("cannot convert Infinity to integer")
        n = self._int * 10**self._exp if self._exp >= 0 else self._int // 10**-self._exp
        return -n if self._sign else n

    def __trunc__(self):
        return int(self)

    def __floor__(self):
        d = _rescaled(self, 0, ROUND_FLOOR) if self._exp < 0 else self
        return int(d)

    def __ceil__(self):
        d = _rescaled(self, 0, ROUND_CEILING) if self._exp < 0 else self
        return int(d)

    def __float__(self):
        return float(str(self))

    def as_integer_ratio(self):
        from fractions import Fraction

        int(self)  # of what is no number an error
        f = Fraction(self._signed() * 10**self._exp) if self._exp >= 0 else Fraction(self._signed(), 10**-self._exp)
        return f.as_integer_ratio()

    def __neg__(self):
        if self.is_nan():
            return self
        return _make(0, 0, self._exp) if not self._int and not self._special else self._negated()._fix()

    def __pos__(self):
        return self._fix() if self else abs(self)

    def __abs__(self):
        return (-self if self._sign else self)._fix()

    def copy_abs(self):
        return (self if self.is_nan() else _infinity(0)) if self._special else _make(0, self._int, self._exp)

    def __bool__(self):
        return bool(self._special) or self._int != 0

    def __hash__(self):
        from fractions import Fraction

        n, d = self.as_integer_ratio()
        return hash(n) if d == 1 else hash(Fraction(n, d))

    def _compare(self, other):
        b = Decimal(other) if isinstance(other, (int, float)) else other
        if self._special == "Infinity" or b._special == "Infinity":
            x = (-1 if self._sign else 1) if self._special else 0
            y = (-1 if b._sign else 1) if b._special else 0
            return x - y
        exp = min(self._exp, b._exp)
        return self._signed() * 10 ** (self._exp - exp) - b._signed() * 10 ** (b._exp - exp)

    def _ordered(self, other):
        if not isinstance(other, (Decimal, int, float)):
            raise TypeError("'<' not supported between instances of 'decimal.Decimal' and '" + type(other).__name__ + "'")
        return self._compare(other)

    def compare(self, other):
        c = self._compare(other)
        return Decimal(1 if c > 0 else -1 if c < 0 else 0)

    def __eq__(self, other):
        if not isinstance(other, (Decimal, int, float)) or self._special == "NaN" or isinstance(other, Decimal) and other._special == "NaN":
            return False
        return self._compare(other) == 0

    def __lt__(self, other):
        return self._ordered(other) < 0

    def __le__(self, other):
        return self._ordered(other) <= 0

    def __gt__(self, other):
        return self._ordered(other) > 0

    def __ge__(self, other):
        return self._ordered(other) >= 0

    def max(self, other):
        return self if self >= other else +self._pair(other)

    def min(self, other):
        return self if self <= other else +self._pair(other)

    def __str__(self):
        return _scientific(self)

    def __repr__(self):
        return "Decimal('" + str(self) + "')"

    def __format__(self, spec):
        return _formatted(self, spec) if spec else str(self)
