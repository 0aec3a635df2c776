"""timedelta: whole microseconds."""


class timedelta:
    def __init__(self, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0):
        us = 0
        left = 0.0
        for n, unit in (
            (microseconds, 1), (milliseconds, 1000), (seconds, 1000000), (minutes, 60000000), (hours, 3600000000),
            (days, 86400000000), (weeks, 604800000000),
        ):
            if isinstance(n, float):
                whole = int(n)
                us += whole * unit
                rest = (n - whole) * unit
                whole = int(rest)
                us += whole
                left += rest - whole
            else:
                us += n * unit
        if left:
            whole = round(left)
            if abs(whole - left) == 0.5:
                odd = us % 2
                whole = round((left + odd) * 0.5) * 2 - odd
            us += whole
        self._set(us)

    def _set(self, us):
        s, self.microseconds = divmod(us, 1000000)
        self.days, self.seconds = divmod(s, 86400)
        if abs(self.days) > 999999999:
            raise OverflowError("days=" + str(self.days) + "; must have magnitude <= 999999999")

    def _us(self):
        return (self.days * 86400 + self.seconds) * 1000000 + self.microseconds

    def total_seconds(self):
        return self._us() / 1000000

    def __add__(self, other):
        if isinstance(other, timedelta):
            return _delta(self._us() + other._us())
        if isinstance(other, date):
            return other + self
        return NotImplemented

    __radd__ = __add__

    def __sub__(self, other):
        return _delta(self._us() - other._us()) if isinstance(other, timedelta) else NotImplemented

    def __neg__(self):
        return _delta(-self._us())

    def __pos__(self):
        return self

    def __abs__(self):
        return -self if self.days < 0 else self

    def __mul__(self, n):
        if isinstance(n, float):
            a, b = n.as_integer_ratio()
            return _delta(_halves(self._us() * a, b))
        return _delta(self._us() * n)

    __rmul__ = __mul__

    def __truediv__(self, other):
        if isinstance(other, timedelta):
            return self._us() / other._us()
        if isinstance(other, float):
            a, b = other.as_integer_ratio()
            return _delta(_halves(self._us() * b, a))
        return _delta(_halves(self._us(), other))

    def __floordiv__(self, other):
        return self._us() // other._us() if isinstance(other, timedelta) else _delta(self._us() // other)

    def __mod__(self, other):
        return _delta(self._us() % self._other(other))

    def __divmod__(self, other):
        return self // other, self % other

    def _other(self, other):
        if not isinstance(other, timedelta):
            raise TypeError("not supported between instances of 'datetime.timedelta' and '" + type(other).__name__ + "'")
        return other._us()

    def __eq__(self, other):
        return isinstance(other, timedelta) and self._us() == other._us()

    def __hash__(self):
        return hash(self._us())

    def __lt__(self, other):
        return self._us() < self._other(other)

    def __le__(self, other):
        return self._us() <= self._other(other)

    def __gt__(self, other):
        return self._us() > self._other(other)

    def __ge__(self, other):
        return self._us() >= self._other(other)

    def __bool__(self):
        return self._us() != 0

    def __str__(self):
        m, s = divmod(self.seconds, 60)
        h, m = divmod(m, 60)
        text = str(h) + ":" + _two(m) + ":" + _two(s)
        if self.days:
            text = str(self.days) + " day" + ("" if abs(self.days) == 1 else "s") + ", " + text
        return text + ("." + _pad(self.microseconds, 6) if self.microseconds else "")

    def __repr__(self):
        parts = [n + "=" + str(v) for n, v in (("days", self.days), ("seconds", self.seconds), ("microseconds", self.microseconds)) if v]
        return "datetime.timedelta(" + (", ".join(parts) or "0") + ")"


def _halves(a, b):
    if b < 0:
        a, b = -a, -b
    q, r = divmod(a, b)
    return q + 1 if r * 2 > b or r * 2 == b and q % 2 else q


def _delta(us):
    d = timedelta()
    d._set(us)
    return d


timedelta.min = timedelta(-999999999)

timedelta.max = timedelta(days=999999999, hours=23, minutes=59, seconds=59, microseconds=999999)

timedelta.resolution = timedelta(microseconds=1)
