"""calendar."""

from datetime import _MONTHS, _WEEK, _leap, _month_days, _ordinal, date, timedelta

MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = range(7)
month_name = [""] + list(_MONTHS)
month_abbr = [""] + [m[:3] for m in _MONTHS]
day_name = list(_WEEK)
day_abbr = [d[:3] for d in _WEEK]


class IllegalMonthError(ValueError):
    pass


def isleap(year):
    return _leap(year)


def leapdays(a, b):
    a -= 1
    b -= 1
    return (b // 4 - b // 100 + b // 400) - (a // 4 - a // 100 + a // 400)


def weekday(year, month, day):
    return date(year, month, day).weekday()


def monthrange(year, month):
    if not 1 <= month <= 12:
        raise IllegalMonthError("bad month number " + str(month) + "; must be 1-12")
    return weekday(year, month, 1), _month_days(year, month)


def timegm(t):
    return ((_ordinal(t[0], t[1], 1) - 719163 + t[2] - 1) * 24 + t[3]) * 3600 + t[4] * 60 + t[5]


class Calendar:
    def __init__(self, firstweekday=0):
        self.firstweekday = firstweekday

    def iterweekdays(self):
        return iter([(self.firstweekday + i) % 7 for i in range(7)])

    def itermonthdays(self, year, month):
        first, days = monthrange(year, month)
        before = (first - self.firstweekday) % 7
        after = (self.firstweekday - first - days) % 7
        return iter([0] * before + list(range(1, days + 1)) + [0] * after)

    def itermonthdates(self, year, month):
        first, days = monthrange(year, month)
        before = (first - self.firstweekday) % 7
        after = (self.firstweekday - first - days) % 7
        start = date(year, month, 1) - timedelta(days=before)
        return iter([start + timedelta(days=i) for i in range(before + days + after)])

    def itermonthdays2(self, year, month):
        return iter([(d, (i + self.firstweekday) % 7) for i, d in enumerate(self.itermonthdays(year, month))])

    def _weeks(self, items):
        items = list(items)
        return [items[i : i + 7] for i in range(0, len(items), 7)]

    def monthdayscalendar(self, year, month):
        return self._weeks(self.itermonthdays(year, month))

    def monthdatescalendar(self, year, month):
        return self._weeks(self.itermonthdates(year, month))

    def monthdays2calendar(self, year, month):
        return self._weeks(self.itermonthdays2(year, month))


class TextCalendar(Calendar):
    def formatmonth(self, year, month, w=0, l=0):
        w = max(2, w)
        width = 7 * (w + 1) - 1
        lines = [(month_name[month] + " " + str(year)).center(width).rstrip()]
        lines.append(" ".join([day_abbr[d][:w].center(w) if w < 9 else day_name[d].center(w) for d in self.iterweekdays()]).rstrip())
        for week in self.monthdayscalendar(year, month):
            lines.append(" ".join([("" if d == 0 else str(d).rjust(2)).center(w) for d in week]).rstrip())
        return ("\n" * max(1, l)).join(lines) + "\n"

    def prmonth(self, year, month):
        print(self.formatmonth(year, month), end="")


_default = TextCalendar()


def monthcalendar(year, month):
    return _default.monthdayscalendar(year, month)


def month(year, month, w=0, l=0):
    return _default.formatmonth(year, month, w, l)


def setfirstweekday(day):
    _default.firstweekday = day


def firstweekday():
    return _default.firstweekday
