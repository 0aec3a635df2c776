"""datetime: the proleptic Gregorian calendar, with the page's `Intl` behind local time and zones."""

MINYEAR = 1
MAXYEAR = 9999
_DAYS = (0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_BEFORE = (0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
_MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December")
_WEEK = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def _leap(y):
    return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)


def _month_days(y, m):
    return 29 if m == 2 and _leap(y) else _DAYS[m]


def _ordinal(y, m, d):
    p = y - 1
    return p * 365 + p // 4 - p // 100 + p // 400 + _BEFORE[m] + (1 if m > 2 and _leap(y) else 0) + d


def _civil(n):
    n -= 1
    n400, n = divmod(n, 146097)
    n100, n = divmod(n, 36524)
    n4, n = divmod(n, 1461)
    n1, n = divmod(n, 365)
    y = n400 * 400 + n100 * 100 + n4 * 4 + n1 + 1
    if n1 == 4 or n100 == 4:
        return y - 1, 12, 31
    m = (n + 50) >> 5
    before = _BEFORE[m] + (1 if m > 2 and _leap(y) else 0)
    if before > n:
        m -= 1
        before -= _month_days(y, m)
    return y, m, n - before + 1


def _two(n):
    return ("0" if n < 10 else "") + str(n)


def _pad(n, size):
    s = str(n)
    return "0" * (size - len(s)) + s


def _whole(x):
    if isinstance(x, float):
        raise TypeError("'float' object cannot be interpreted as an integer")
    return x


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
        return _delta(self._us() % other._us())

    def __divmod__(self, other):
        return self // other, self % other

    def __eq__(self, other):
        return isinstance(other, timedelta) and self._us() == other._us()

    def __hash__(self):
        return hash(self._us())

    def __lt__(self, other):
        return self._us() < other._us()

    def __le__(self, other):
        return self._us() <= other._us()

    def __gt__(self, other):
        return self._us() > other._us()

    def __ge__(self, other):
        return self._us() >= other._us()

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


class tzinfo:
    def utcoffset(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement utcoffset()")

    def dst(self, dt):
        return None

    def tzname(self, dt):
        return None

    def fromutc(self, dt):
        return dt + self.utcoffset(dt)


class timezone(tzinfo):
    def __init__(self, offset, name=None):
        self._offset = offset
        self._name = name

    def utcoffset(self, dt):
        return self._offset

    def dst(self, dt):
        return None

    def tzname(self, dt):
        if self._name is not None:
            return self._name
        return "UTC" if not self._offset else "UTC" + _offset_text(self._offset)

    def __eq__(self, other):
        return isinstance(other, timezone) and other._offset == self._offset

    def __hash__(self):
        return hash(self._offset)

    def __repr__(self):
        if not self._offset and self._name is None:
            return "datetime.timezone.utc"
        return "datetime.timezone(" + repr(self._offset) + ("" if self._name is None else ", " + repr(self._name)) + ")"

    def __str__(self):
        return self.tzname(None)


timezone.utc = timezone(timedelta(0))
UTC = timezone.utc


def _offset_text(offset, colon=":"):
    s = offset.days * 86400 + offset.seconds
    sign = "-" if s < 0 else "+"
    s = abs(s)
    text = sign + _two(s // 3600) + colon + _two(s // 60 % 60)
    return text + (colon + _two(s % 60) if s % 60 else "")


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
        return self.strftime("%a %b %e 00:00:00 %Y")

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


class time:
    def __init__(self, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0):
        _check_time(hour, minute, second, microsecond)
        self.hour = hour
        self.minute = minute
        self.second = second
        self.microsecond = microsecond
        self.tzinfo = tzinfo
        self.fold = fold

    @classmethod
    def fromisoformat(cls, text):
        return time(*_iso_time(text[1:] if text[:1] == "T" else text, text))

    def isoformat(self, timespec="auto"):
        return _clock(self, timespec) + _zone_text(self.utcoffset())

    def replace(self, hour=None, minute=None, second=None, microsecond=None, tzinfo=True):
        return time(
            self.hour if hour is None else hour, self.minute if minute is None else minute,
            self.second if second is None else second, self.microsecond if microsecond is None else microsecond,
            self.tzinfo if tzinfo is True else tzinfo,
        )

    def utcoffset(self):
        return None if self.tzinfo is None else self.tzinfo.utcoffset(None)

    def tzname(self):
        return None if self.tzinfo is None else self.tzinfo.tzname(None)

    def strftime(self, template):
        return _strftime(datetime(1900, 1, 1, self.hour, self.minute, self.second, self.microsecond, self.tzinfo), template)

    def __format__(self, spec):
        return self.strftime(spec) if spec else str(self)

    def _key(self):
        o = self.utcoffset()
        return (self.hour * 3600 + self.minute * 60 + self.second - (0 if o is None else o.days * 86400 + o.seconds), self.microsecond)

    def __eq__(self, other):
        return isinstance(other, time) and self._key() == other._key()

    def __hash__(self):
        return hash(self._key())

    def __lt__(self, other):
        return self._key() < other._key()

    def __le__(self, other):
        return self._key() <= other._key()

    def __gt__(self, other):
        return self._key() > other._key()

    def __ge__(self, other):
        return self._key() >= other._key()

    def __str__(self):
        return self.isoformat()

    def __repr__(self):
        parts = [str(self.hour), str(self.minute)]
        if self.second or self.microsecond:
            parts.append(str(self.second))
        if self.microsecond:
            parts.append(str(self.microsecond))
        if self.tzinfo is not None:
            parts.append("tzinfo=" + repr(self.tzinfo))
        return "datetime.time(" + ", ".join(parts) + ")"


time.min = time(0, 0)
time.max = time(23, 59, 59, 999999)
time.resolution = timedelta(microseconds=1)


def _clock(t, timespec):
    full = _two(t.hour) + ":" + _two(t.minute) + ":" + _two(t.second)
    if timespec == "auto":
        timespec = "microseconds" if t.microsecond else "seconds"
    if timespec == "hours":
        return full[:2]
    if timespec == "minutes":
        return full[:5]
    if timespec == "seconds":
        return full
    if timespec == "milliseconds":
        return full + "." + _pad(t.microsecond // 1000, 3)
    return full + "." + _pad(t.microsecond, 6)


def _zone_text(offset):
    return "" if offset is None else _offset_text(offset)


_EPOCH = 719163


class datetime(date):
    def __init__(self, year, month, day, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0):
        _check_date(year, month, day)
        _check_time(hour, minute, second, microsecond)
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.microsecond = microsecond
        self.tzinfo = tzinfo
        self.fold = fold

    @classmethod
    def now(cls, tz=None):
        return datetime.fromtimestamp(_now_ms() / 1000, tz)

    @classmethod
    def utcnow(cls):
        return datetime.fromtimestamp(_now_ms() / 1000, timezone.utc).replace(tzinfo=None)

    @classmethod
    def today(cls):
        return datetime.now()

    @classmethod
    def fromtimestamp(cls, t, tz=None):
        us = _halves(int(t * 1000000), 1) if isinstance(t, int) else round(t * 1e6) if abs(t) < 4e9 else round(t * 1e6)
        utc = _from_us(us + _EPOCH * 86400000000, timezone.utc)
        if tz is not None:
            return utc.astimezone(tz)
        return (utc + _local_offset(us // 1000)).replace(tzinfo=None)

    @classmethod
    def utcfromtimestamp(cls, t):
        return datetime.fromtimestamp(t, timezone.utc).replace(tzinfo=None)

    @classmethod
    def combine(cls, d, t, tzinfo=True):
        return datetime(d.year, d.month, d.day, t.hour, t.minute, t.second, t.microsecond, t.tzinfo if tzinfo is True else tzinfo)

    @classmethod
    def fromordinal(cls, n):
        y, m, d = _civil(n)
        return datetime(y, m, d)

    @classmethod
    def fromisoformat(cls, text):
        y, m, d, rest = _iso_date(text)
        if not rest:
            return datetime(y, m, d)
        return datetime(y, m, d, *_iso_time(rest[1:], text))

    @classmethod
    def strptime(cls, text, template):
        return _strptime(text, template)

    def date(self):
        return date(self.year, self.month, self.day)

    def time(self):
        return time(self.hour, self.minute, self.second, self.microsecond)

    def timetz(self):
        return time(self.hour, self.minute, self.second, self.microsecond, self.tzinfo)

    def timetuple(self):
        return _timetuple(self, self.hour, self.minute, self.second, -1)

    def utctimetuple(self):
        t = self if self.tzinfo is None else self.astimezone(timezone.utc)
        return _timetuple(t, t.hour, t.minute, t.second, 0)

    def replace(self, year=None, month=None, day=None, hour=None, minute=None, second=None, microsecond=None, tzinfo=True, *, fold=None):
        return datetime(
            self.year if year is None else year, self.month if month is None else month, self.day if day is None else day,
            self.hour if hour is None else hour, self.minute if minute is None else minute,
            self.second if second is None else second, self.microsecond if microsecond is None else microsecond,
            self.tzinfo if tzinfo is True else tzinfo, fold=self.fold if fold is None else fold,
        )

    def utcoffset(self):
        return None if self.tzinfo is None else self.tzinfo.utcoffset(self)

    def dst(self):
        return None if self.tzinfo is None else self.tzinfo.dst(self)

    def tzname(self):
        return None if self.tzinfo is None else self.tzinfo.tzname(self)

    def astimezone(self, tz=None):
        offset = self.utcoffset()
        if offset is None:
            us = self._us()
            offset = _local_offset_at(us)
        us = self._us() - offset._us()
        if tz is None:
            o = _local_offset((us - _EPOCH * 86400000000) // 1000)
            return _from_us(us + o._us(), timezone(o, _local_name((us - _EPOCH * 86400000000) // 1000)))
        return tz.fromutc(_from_us(us, tz))

    def timestamp(self):
        us = self._us()
        offset = self.utcoffset()
        if offset is None:
            offset = _local_offset_at(us)
        return (us - offset._us() - _EPOCH * 86400000000) / 1000000

    def _us(self):
        return ((self.toordinal() * 24 + self.hour) * 60 + self.minute) * 60000000 + self.second * 1000000 + self.microsecond

    def isoformat(self, sep="T", timespec="auto"):
        return date.isoformat(self) + sep + _clock(self, timespec) + _zone_text(self.utcoffset())

    def ctime(self):
        return self.strftime("%a %b %e %H:%M:%S %Y")

    def __add__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        us = self._us() + other._us()
        if not 86400000000 <= us < 3652060 * 86400000000:
            raise OverflowError("date value out of range")
        return _from_us(us, self.tzinfo)

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return self + (-other)
        if not isinstance(other, datetime):
            return NotImplemented
        a = self.utcoffset()
        b = other.utcoffset()
        if (a is None) != (b is None):
            raise TypeError("can't subtract offset-naive and offset-aware datetimes")
        shift = 0 if a is None or self.tzinfo is other.tzinfo else a._us() - b._us()
        return _delta(self._us() - other._us() - shift)

    def _stamp(self):
        o = self.utcoffset()
        return self._us() - (0 if o is None else o._us())

    def _pair(self, other):
        if not isinstance(other, datetime):
            raise TypeError("can't compare datetime.datetime to " + type(other).__name__)
        if (self.tzinfo is None) != (other.tzinfo is None):
            raise TypeError("can't compare offset-naive and offset-aware datetimes")
        return other._stamp()

    def __eq__(self, other):
        return isinstance(other, datetime) and (self.tzinfo is None) == (other.tzinfo is None) and self._stamp() == other._stamp()

    def __hash__(self):
        return hash(self._stamp())

    def __lt__(self, other):
        return self._stamp() < self._pair(other)

    def __le__(self, other):
        return self._stamp() <= self._pair(other)

    def __gt__(self, other):
        return self._stamp() > self._pair(other)

    def __ge__(self, other):
        return self._stamp() >= self._pair(other)

    def __str__(self):
        return self.isoformat(" ")

    def __repr__(self):
        parts = [self.year, self.month, self.day, self.hour, self.minute]
        if self.second or self.microsecond:
            parts.append(self.second)
        if self.microsecond:
            parts.append(self.microsecond)
        text = ", ".join([str(p) for p in parts])
        if self.tzinfo is not None:
            text += ", tzinfo=" + repr(self.tzinfo)
        return "datetime.datetime(" + text + ")"


def _from_us(us, tz):
    s, micro = divmod(us, 1000000)
    days, s = divmod(s, 86400)
    y, m, d = _civil(days)
    return datetime(y, m, d, s // 3600, s // 60 % 60, s % 60, micro, tz)


date.min = date(1, 1, 1)
date.max = date(9999, 12, 31)
date.resolution = timedelta(days=1)
datetime.min = datetime(1, 1, 1)
datetime.max = datetime(9999, 12, 31, 23, 59, 59, 999999)
datetime.resolution = timedelta(microseconds=1)


def _now_ms():
    import js

    return float(js.performance.timeOrigin + js.performance.now())


def _local_offset(ms):
    import js

    return timedelta(minutes=-int(js.Date.new(float(ms) + 0.25).getTimezoneOffset()))


def _local_offset_at(us):
    ms = (us - _EPOCH * 86400000000) // 1000
    first = _local_offset(ms)
    return _local_offset(ms - first._us() // 1000)


def _local_name(ms):
    return "UTC" if not _local_offset(ms) else "UTC" + _offset_text(_local_offset(ms))


def _number(text, whole):
    if not text or not text.isdigit() or len(text.encode()) != len(text):
        raise ValueError("Invalid isoformat string: " + repr(whole))
    return int(text)


def _iso_date(text):
    if not isinstance(text, str):
        raise TypeError("fromisoformat: argument must be str")
    if len(text) < 7:
        raise ValueError("Invalid isoformat string: " + repr(text))
    y = _number(text[:4], text)
    if text[4] == "-" and text[5:6] != "W":
        if text[7:8] != "-":
            raise ValueError("Invalid isoformat string: " + repr(text))
        return y, _number(text[5:7], text), _number(text[8:10], text), text[10:]
    if text[4] == "W" or text[5:6] == "W":
        dashed = text[4] == "-"
        at = 6 if dashed else 5
        week = _number(text[at : at + 2], text)
        at += 2
        day = 1
        if dashed and text[at : at + 1] == "-" or not dashed and text[at : at + 1].isdigit():
            at += 1 if dashed else 0
            day = _number(text[at : at + 1], text)
            at += 1
        d = date.fromisocalendar(y, week, day)
        return d.year, d.month, d.day, text[at:]
    return y, _number(text[4:6], text), _number(text[6:8], text), text[8:]


def _iso_time(text, whole):
    zone = None
    if text[-1:] == "Z":
        zone = timezone.utc
        text = text[:-1]
    else:
        for mark in "+-":
            at = text.find(mark)
            if at >= 0:
                h, m, s, us = _iso_clock(text[at + 1 :], whole)
                offset = timedelta(hours=h, minutes=m, seconds=s, microseconds=us)
                zone = timezone.utc if not offset else timezone(offset if mark == "+" else -offset)
                text = text[:at]
                break
    return (*_iso_clock(text, whole), zone)


def _iso_clock(text, whole):
    body = text.replace(",", ".")
    body, point, rest = body.partition(".")
    if ":" in body:
        parts = body.split(":")
    else:
        parts = [body[i : i + 2] for i in range(0, len(body), 2)]
    if not parts or len(parts) > 3 or any([len(p) != 2 for p in parts]) or point and (len(parts) != 3 or not rest):
        raise ValueError("Invalid isoformat string: " + repr(whole))
    numbers = [_number(p, whole) for p in parts]
    while len(numbers) < 3:
        numbers.append(0)
    micro = _number((rest + "000000")[:6], whole) if point else 0
    return (*numbers, micro)


def _strftime(t, template):
    out = []
    at = 0
    size = len(template)
    while at < size:
        c = template[at]
        at += 1
        if c != "%" or at >= size:
            out.append(c)
            continue
        c = template[at]
        at += 1
        plain = c == "-"
        if plain:
            c = template[at : at + 1]
            at += 1
        text = _directive(t, c)
        out.append(text.lstrip("0") or "0" if plain and text[:1] == "0" else text)
    return "".join(out)


def _directive(t, c):
    hour = getattr(t, "hour", 0)
    minute = getattr(t, "minute", 0)
    second = getattr(t, "second", 0)
    if c == "Y":
        return str(t.year)
    if c == "m":
        return _two(t.month)
    if c == "d":
        return _two(t.day)
    if c == "H":
        return _two(hour)
    if c == "M":
        return _two(minute)
    if c == "S":
        return _two(second)
    if c == "y":
        return _two(t.year % 100)
    if c == "B":
        return _MONTHS[t.month - 1]
    if c == "b" or c == "h":
        return _MONTHS[t.month - 1][:3]
    if c == "A":
        return _WEEK[t.weekday()]
    if c == "a":
        return _WEEK[t.weekday()][:3]
    if c == "I":
        return _two(hour % 12 or 12)
    if c == "p":
        return "AM" if hour < 12 else "PM"
    if c == "f":
        return _pad(getattr(t, "microsecond", 0), 6)
    if c == "j":
        return _pad(t.toordinal() - _ordinal(t.year, 1, 1) + 1, 3)
    if c == "e":
        return ("" if t.day > 9 else " ") + str(t.day)
    if c == "k":
        return ("" if hour > 9 else " ") + str(hour)
    if c == "l":
        return ("" if (hour % 12 or 12) > 9 else " ") + str(hour % 12 or 12)
    if c == "w":
        return str(t.isoweekday() % 7)
    if c == "u":
        return str(t.isoweekday())
    if c == "U":
        return _two((t.toordinal() - _ordinal(t.year, 1, 1) + 7 - t.isoweekday() % 7) // 7)
    if c == "W":
        return _two((t.toordinal() - _ordinal(t.year, 1, 1) + 7 - t.weekday()) // 7)
    if c == "g":
        return _two(t.isocalendar()[0] % 100)
    if c == "G":
        return str(t.isocalendar()[0])
    if c == "V":
        return _two(t.isocalendar()[1])
    if c == "C":
        return _two(t.year // 100)
    if c == "s":
        return str(int(t.timestamp()))
    if c == "n":
        return "\n"
    if c == "t":
        return "\t"
    if c == "%":
        return "%"
    if c == "z" or c == "Z":
        if c == "Z":
            name = t.tzname() if hasattr(t, "tzname") else None
            return name or ""
        offset = t.utcoffset() if hasattr(t, "utcoffset") else None
        return "" if offset is None else _offset_text(offset, "")
    many = {"D": "%m/%d/%y", "x": "%m/%d/%y", "T": "%H:%M:%S", "X": "%H:%M:%S", "F": "%Y-%m-%d", "R": "%H:%M", "c": "%a %b %e %H:%M:%S %Y", "r": "%I:%M:%S %p"}
    if c in many:
        return _strftime(t, many[c])
    return "%" + c


def _strptime(text, template):
    got = {"Y": 1900, "m": 1, "d": 1, "H": 0, "M": 0, "S": 0, "f": 0}
    at = 0
    zone = None
    half = None
    day = None
    template = template.replace("%T", "%H:%M:%S").replace("%D", "%m/%d/%y").replace("%F", "%Y-%m-%d").replace("%R", "%H:%M")

    def fail():
        raise ValueError("time data " + repr(text) + " does not match format " + repr(template))

    i = 0
    while i < len(template):
        c = template[i]
        i += 1
        if c != "%":
            if c in " \t\n":
                if text[at : at + 1] not in (" ", "\t", "\n"):
                    fail()
                while text[at : at + 1] and text[at] in " \t\n":
                    at += 1
                continue
            if text[at : at + 1].lower() != c.lower():
                fail()
            at += 1
            continue
        c = template[i]
        i += 1
        if c in "YmdHIMSyjf":
            most = {"Y": 4, "j": 3, "f": 6}.get(c, 2)
            end = at
            while end < len(text) and end - at < most and text[end] in "0123456789":
                end += 1
            if end == at or c == "Y" and end - at < 4:
                fail()
            n = int(text[at:end])
            if c == "f":
                n = int((text[at:end] + "000000")[:6])
            if c == "y":
                got["Y"] = n + (2000 if n < 69 else 1900)
            elif c == "I":
                got["H"] = n
            elif c == "j":
                day = n
            else:
                got[c] = n
            if (c == "m" and not 1 <= n <= 12) or (c == "d" and not 1 <= n <= 31) or (c == "H" and n > 23) or (c == "M" and n > 59) or (c == "I" and not 1 <= n <= 12):
                fail()
            at = end
        elif c in "BbAaph":
            names = _MONTHS if c == "B" else [m[:3] for m in _MONTHS] if c in "bh" else _WEEK if c == "A" else [w[:3] for w in _WEEK] if c == "a" else ("AM", "PM")
            found = None
            for k, name in enumerate(names):
                if text[at : at + len(name)].lower() == name.lower():
                    found = k
                    at += len(name)
                    break
            if found is None:
                fail()
            if c in "Bbh":
                got["m"] = found + 1
            elif c == "p":
                half = found
        elif c == "z":
            if text[at : at + 1] == "Z":
                zone = timezone.utc
                at += 1
            else:
                sign = -1 if text[at : at + 1] == "-" else 1
                digits = text[at + 1 : at + 6].replace(":", "")[:4]
                if text[at : at + 1] not in ("+", "-") or len(digits) < 4 or not digits.isdigit():
                    fail()
                at += 1 + (5 if ":" in text[at + 1 : at + 6] else 4)
                zone = timezone(timedelta(minutes=sign * (int(digits[:2]) * 60 + int(digits[2:]))))
                if not zone._offset:
                    zone = timezone.utc
        elif c == "Z":
            for name in ("UTC", "GMT"):
                if text[at : at + 3] == name:
                    at += 3
                    break
            else:
                fail()
        elif c == "%":
            if text[at : at + 1] != "%":
                fail()
            at += 1
        else:
            raise ValueError("'" + c + "' is a bad directive in format " + repr(template))
    if at < len(text):
        raise ValueError("unconverted data remains: " + text[at:])
    if half is not None:
        got["H"] = got["H"] % 12 + 12 * half
    made = datetime(got["Y"], got["m"], got["d"], got["H"], got["M"], got["S"], got["f"], zone)
    if day is not None:
        first = date.fromordinal(_ordinal(got["Y"], 1, 1) + day - 1)
        made = made.replace(month=first.month, day=first.day)
    return made
