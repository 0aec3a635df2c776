"""date, and what its parts may be."""


class _Week(tuple):
    @property
    def year(self):
        return self[0]

    @property
    def week(self):
        return self[1]

    @property
    def weekday(self):
        return self[2]

    def __repr__(self):
        return "datetime.IsoCalendarDate(year=" + str(self[0]) + ", week=" + str(self[1]) + ", weekday=" + str(self[2]) + ")"

    def __str__(self):
        return self.__repr__()


def _check_date(y, m, d):
    for v in (y, m, d):
        _whole(v)
    if not MINYEAR <= y <= MAXYEAR:
        raise ValueError("year " + str(y) + " is out of range")
    if not 1 <= m <= 12:
        raise ValueError("month must be in 1..12")
    if not 1 <= d <= _month_days(y, m):
        raise ValueError("day is out of range for month")


def _check_time(h, mi, s, us):
    if not 0 <= h <= 23:
        raise ValueError("hour must be in 0..23")
    if not 0 <= mi <= 59:
        raise ValueError("minute must be in 0..59")
    if not 0 <= s <= 59:
        raise ValueError("second must be in 0..59")
    if not 0 <= us <= 999999:
        raise ValueError("microsecond must be in 0..999999")


class date:
    def __init__(self, year, month, day):
        _check_date(year, month, day)
        self.year = year
        self.month = month
        self.day = day

    @classmethod
    def today(cls):
        n = datetime.now()
        return date(n.year, n.month, n.day)

    @classmethod
    def fromordinal(cls, n):
        y, m, d = _civil(n)
        return date(y, m, d)

    @classmethod
    def fromtimestamp(cls, t):
        return datetime.fromtimestamp(t).date()

    @classmethod
    def fromisoformat(cls, text):
        y, m, d, rest = _iso_date(text)
        if rest:
            raise ValueError("Invalid isoformat string: " + repr(text))
        return date(y, m, d)

    @classmethod
    def fromisocalendar(cls, year, week, day):
        first = date(year, 1, 4)
        if not 1 <= week <= 53 or week == 53 and date(year, 12, 28).isocalendar()[1] < 53:
            raise ValueError("Invalid week: " + str(week))
        if not 1 <= day <= 7:
            raise ValueError("Invalid day: " + str(day) + " (range is [1, 7])")
        return date.fromordinal(first.toordinal() - first.weekday() + (week - 1) * 7 + day - 1)

    def toordinal(self):
        return _ordinal(self.year, self.month, self.day)

    def weekday(self):
        return (self.toordinal() + 6) % 7

    def isoweekday(self):
        return self.weekday() + 1

    def isocalendar(self):
        n = self.toordinal() - self.weekday() + 3
        y = _civil(n)[0]
        return _Week((y, (n - _ordinal(y, 1, 1)) // 7 + 1, self.isoweekday()))

    def isoformat(self):
        return _pad(self.year, 4) + "-" + _two(self.month) + "-" + _two(self.day)

    def ctime(self):
        return self.strftime("%a %b %e 00:00:00 ") + ("000" + str(self.year))[-4:]

    def timetuple(self):
        return _timetuple(self, 0, 0, 0, -1)

    def replace(self, year=None, month=None, day=None):
        return date(self.year if year is None else year, self.month if month is None else month, self.day if day is None else day)

    def strftime(self, template):
        return _strftime(self, template)

    def __format__(self, spec):
        return self.strftime(spec) if spec else str(self)

    def __add__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        n = self.toordinal() + other.days
        if not 1 <= n <= 3652059:
            raise OverflowError("date value out of range")
        return date.fromordinal(n)

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return self + timedelta(-other.days)
        if isinstance(other, date) and not isinstance(other, datetime):
            return timedelta(self.toordinal() - other.toordinal())
        return NotImplemented

    def _key(self):
        return (self.year, self.month, self.day)

    def _same(self, other):
        if not isinstance(other, date) or isinstance(other, datetime):
            raise TypeError("can't compare datetime.date to " + type(other).__name__)
        return other._key()

    def __eq__(self, other):
        return isinstance(other, date) and not isinstance(other, datetime) and self._key() == other._key()

    def __hash__(self):
        return hash(self._key())

    def __lt__(self, other):
        return self._key() < self._same(other)

    def __le__(self, other):
        return self._key() <= self._same(other)

    def __gt__(self, other):
        return self._key() > self._same(other)

    def __ge__(self, other):
        return self._key() >= self._same(other)

    def __str__(self):
        return self.isoformat()

    def __repr__(self):
        return "datetime.date(" + str(self.year) + ", " + str(self.month) + ", " + str(self.day) + ")"


def _timetuple(d, h, m, s, dst):
    from time import struct_time

    return struct_time((d.year, d.month, d.day, h, m, s, d.weekday(), d.toordinal() - _ordinal(d.year, 1, 1) + 1, dst))
