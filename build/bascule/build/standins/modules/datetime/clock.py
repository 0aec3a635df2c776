"""time."""


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

    def _other(self, other):
        if not isinstance(other, time):
            raise TypeError("not supported between instances of 'datetime.time' and '" + type(other).__name__ + "'")
        return other._key()

    def __eq__(self, other):
        return isinstance(other, time) and self._key() == other._key()

    def __hash__(self):
        return hash(self._key())

    def __lt__(self, other):
        return self._key() < self._other(other)

    def __le__(self, other):
        return self._key() <= self._other(other)

    def __gt__(self, other):
        return self._key() > self._other(other)

    def __ge__(self, other):
        return self._key() >= self._other(other)

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
