"""What a Decimal is made of."""


class DecimalTuple(tuple):
    @property
    def sign(self):
        return self[0]

    @property
    def digits(self):
        return self[1]

    @property
    def exponent(self):
        return self[2]

    def __repr__(self):
        return "DecimalTuple(sign=" + repr(self[0]) + ", digits=" + repr(self[1]) + ", exponent=" + repr(self[2]) + ")"

    def __str__(self):
        return self.__repr__()


def _digits(s):
    return s != "" and all(["0" <= c <= "9" for c in s])


def _make(sign, n, exp):
    d = Decimal(0)
    d._sign, d._int, d._exp = sign, n, exp
    return d


def _rescaled(d, exp, rounding):
    if d._special:
        return d
    if d._exp >= exp:
        return _make(d._sign, d._int * 10 ** (d._exp - exp), exp)
    unit = 10 ** (exp - d._exp)
    q, r = divmod(d._int, unit)
    if _rounds_up(q, r, unit, rounding, d._sign):
        q += 1
    return _make(d._sign, q, exp)


def _exp(d):
    with localcontext() as c:
        c.prec += 6
        k = 0
        x = Decimal(d)
        while abs(x) > 1:
            x = x / 2
            k += 1
        total = term = Decimal(1)
        i = 1
        while True:
            term = term * x / i
            new = total + term
            if new == total:
                break
            total = new
            i += 1
        for _ in range(k):
            total = total * total
    return +total


def _infinity(sign):
    return Decimal("-Infinity" if sign else "Infinity")
