"""Years, months and days, and numbers as text."""

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
