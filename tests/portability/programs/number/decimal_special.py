"""Decimals that are no number, and years of few digits."""

from decimal import Decimal
from datetime import date, datetime

n = Decimal("NaN")
print(-n, +n, abs(n), round(n, 2), -Decimal("Infinity"), n + 1, n.sqrt())
for what in ("NaN", "Infinity", "-Infinity", "-0"):
    for ask in (
        int,
        round,
        lambda d: round(d, 2),
        lambda d: d // 1,
        lambda d: d % 2,
        lambda d: d.quantize(Decimal("0.1")),
        bool,
        lambda d: d == d,
        lambda d: d.to_integral_value(),
        lambda d: d * 0,
        lambda d: d - d,
        lambda d: 1 / d,
        lambda d: d.as_tuple(),
        lambda d: d.copy_abs(),
        lambda d: d**2,
        str,
        lambda d: format(d, ".2f"),
    ):
        try:
            r = ask(Decimal(what))
            print(what, r)
        except Exception as e:
            print(what, type(e).__name__)
print(date(401, 2, 25).ctime(), datetime(9, 2, 25, 1).ctime(), date(2026, 11, 30).ctime())
for a, b in ((0, 0), (0, 2), (2, 0), (2, -2), (-2, 3), (10, 0)):
    try:
        print(a, b, Decimal(a) ** b)
    except Exception as e:
        print(a, b, type(e).__name__)
