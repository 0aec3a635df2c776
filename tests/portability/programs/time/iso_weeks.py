from datetime import date, datetime, timedelta, timezone
print(date(2829, 12, 7).strftime("%G %g %V"), date.fromisocalendar(2020, 53, 7), timezone(timedelta(0)))
print(timedelta(milliseconds=-4.0, microseconds=4.5, seconds=3), timedelta(weeks=1.1, hours=2.3, microseconds=0.5), [timedelta(microseconds=n) for n in (1.5, 2.5, -0.5)])
print(repr(datetime(2024, 1, 1, tzinfo=timezone(timedelta(0)))))
for week, day in ((53, 1), (0, 1), (1, 8)):
    try:
        print(date.fromisocalendar(2021, week, day))
    except ValueError as e:
        print(str(e).replace("weekday", "day"))
