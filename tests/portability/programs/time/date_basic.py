from datetime import date, timedelta
d = date(2024, 2, 28)
print(d, d + timedelta(days=2), d - timedelta(weeks=1), d.year, d.month, d.day, d.weekday(), d.isoweekday(), d.isoformat(), d.replace(day=1), (date(2024, 12, 25) - d).days, d < date(2025, 1, 1), date(2024, 2, 28) == d, repr(d), d.isocalendar()[:2], d.toordinal(), date.fromordinal(738000), d.timetuple().tm_yday)
