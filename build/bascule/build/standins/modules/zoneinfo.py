"""zoneinfo: zones as far as the page's `Intl` knows them."""

from datetime import timedelta, tzinfo


class ZoneInfoNotFoundError(KeyError):
    pass


_EPOCH = 719163 * 86400000000
_zones = {}


def _formatter(key):
    import js

    known = js.JSON.stringify(js.Intl.supportedValuesOf("timeZone"))
    if key != "UTC" and '"' + key + '"' not in known and key not in _ALIASES:
        raise ZoneInfoNotFoundError("No time zone found with key " + key)
    return js.Intl.DateTimeFormat.new(
        "en-US", js.JSON.parse('{"timeZone":"' + key + '","timeZoneName":"longOffset","hour":"2-digit"}')
    ), js.Intl.DateTimeFormat.new("en-US", js.JSON.parse('{"timeZone":"' + key + '","timeZoneName":"short","hour":"2-digit"}'))


_ALIASES = ("GMT", "Etc/UTC", "Etc/GMT", "US/Eastern", "US/Central", "US/Mountain", "US/Pacific", "Asia/Calcutta", "Asia/Kolkata", "Europe/Kyiv", "Europe/Kiev", "Asia/Saigon", "Asia/Ho_Chi_Minh", "Asia/Katmandu", "Asia/Kathmandu", "Atlantic/Faroe", "America/Argentina/Buenos_Aires")


class ZoneInfo(tzinfo):
    def __new__(cls, key):
        if key not in _zones:
            made = object.__new__(cls)
            made.key = key
            made._long, made._short = _formatter(key)
            made._seen = {}
            _zones[key] = made
        return _zones[key]

    def __init__(self, key):
        pass

    def _at(self, us):
        """The offset, in seconds, at a moment of UTC in microseconds."""
        ms = (us - _EPOCH) // 1000
        quarter = ms // 900000
        found = self._seen.get(quarter)
        if found is None:
            import js

            text = self._long.format(js.Date.new(float(ms) + 0.25))
            mark = text.rpartition("GMT")[2]
            found = 0
            if mark:
                parts = mark[1:].split(":")
                found = int(parts[0]) * 3600 + int(parts[1]) * 60 + (int(parts[2]) if len(parts) > 2 else 0)
                if mark[0] in "-\u2212":
                    found = -found
            self._seen[quarter] = found
        return found

    def _offset(self, dt):
        us = dt._us()
        early = self._at(us - 86400000000)
        late = self._at(us + 86400000000)
        if early == late:
            return self._at(us - early * 1000000)
        a = self._at(us - early * 1000000) == early
        b = self._at(us - late * 1000000) == late
        if a and b:
            return late if dt.fold else early
        if a or b:
            return early if a else late
        return late if dt.fold else early

    def utcoffset(self, dt):
        return None if dt is None else timedelta(seconds=self._offset(dt))

    def dst(self, dt):
        if dt is None:
            return None
        return timedelta(seconds=self._offset(dt) - min(self._at(dt.replace(month=1, day=1)._us()), self._at(dt.replace(month=7, day=1)._us())))

    def tzname(self, dt):
        if dt is None:
            return None
        import js

        us = dt._us() - self._offset(dt) * 1000000
        name = self._short.format(js.Date.new(float((us - _EPOCH) // 1000) + 0.25)).rpartition(" ")[2]
        return {"GMT+1": "CET", "GMT+2": "CEST"}.get(name, name) if self.key[:7] == "Europe/" else name

    def fromutc(self, dt):
        us = dt._us()
        offset = self._at(us)
        made = dt + timedelta(seconds=offset)
        if offset != self._offset(made):
            made = made.replace(fold=1)
        return made

    def __repr__(self):
        return "zoneinfo.ZoneInfo(key=" + repr(self.key) + ")"

    def __str__(self):
        return self.key


def available_timezones():
    import js

    return set(str(js.Intl.supportedValuesOf("timeZone").join(",")).split(","))
