"""tzinfo and timezone."""


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
