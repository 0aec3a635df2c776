"""datetime."""

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
        return self.strftime("%a %b %e %H:%M:%S ") + ("000" + str(self.year))[-4:]

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
