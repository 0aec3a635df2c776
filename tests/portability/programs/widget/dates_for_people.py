from datetime import date, datetime, time, timedelta, timezone
import calendar
d = date(2024, 2, 29)
print(d + timedelta(days=366), d.replace(year=2023, day=28), d.strftime("%A, %d %B %Y (week %V)"), d.isocalendar()[1], d.weekday(), (date(2024, 12, 25) - d).days)
n = datetime(2024, 3, 10, 14, 5, 9, 123456)
print(n, n.isoformat(timespec="seconds"), n.date(), n.time(), f"{n:%H:%M}", n.strftime("%I:%M %p").lstrip("0"), n.replace(tzinfo=timezone.utc).isoformat(), n.timestamp() if False else "")
print(datetime.fromisoformat("2024-03-10T14:05:09+02:00").astimezone(timezone.utc), datetime.strptime("10/03/2024 14:05", "%d/%m/%Y %H:%M"), datetime.fromtimestamp(0, timezone.utc), datetime.fromisoformat("2024-03-10T14:05:09Z"))
td = timedelta(hours=26, minutes=3, seconds=5.5); print(td, td.days, td.seconds, td.total_seconds(), str(td * 2), td // timedelta(hours=1), repr(td), -td, abs(-td))
def human(s):
    for unit, size in (("day", 86400), ("hour", 3600), ("minute", 60)):
        if s >= size: return f"{(n := int(s // size))} {unit}{'s' if n != 1 else ''} ago"
    return "just now"
print([human(x) for x in (5, 61, 7200, 90000, 86400 * 3)])
print(calendar.month_name[3], [int(n) for n in calendar.monthrange(2024, 2)], calendar.isleap(1900), [w[:2] for w in calendar.monthcalendar(2024, 2)], calendar.day_abbr[0])
weeks = {}
for i in range(10):
    day = date(2024, 12, 27) + timedelta(i)
    weeks.setdefault(day.isocalendar()[:2], []).append(day.day)
print(weeks, min(weeks), sorted({date(2024, 1, i % 3 + 1) for i in range(9)})[-1], time(9, 30) < time(10), time(9, 5).strftime("%H.%M"), datetime.combine(d, time(1, 2)))
