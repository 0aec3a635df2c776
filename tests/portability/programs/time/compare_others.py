"""Dates, times and durations beside what they cannot be compared with."""

from datetime import date, datetime, time, timedelta

THINGS = (timedelta(1), date(2020, 1, 1), datetime(2020, 1, 1), time(1))
OTHERS = (5.0, None, "x", 1, timedelta(2), date(2021, 1, 1), datetime(2021, 1, 1), time(2))


def told(ask):
    try:
        return ask()
    except TypeError:
        return "TypeError"


for a in THINGS:
    for b in OTHERS:
        print(
            type(a).__name__,
            type(b).__name__,
            told(lambda: a < b),
            told(lambda: a <= b),
            told(lambda: a > b),
            told(lambda: a >= b),
            a == b,
            a != b,
            told(lambda: b < a),
            told(lambda: b > a),
        )
print(told(lambda: timedelta(1) % 5), told(lambda: divmod(timedelta(hours=5), timedelta(hours=2))))
