from datetime import datetime, timezone, timedelta
u = datetime(2024, 3, 9, 12, tzinfo=timezone.utc)
e = u.astimezone(timezone(timedelta(hours=5, minutes=30)))
print(u, e, u == e, e.utcoffset(), e.isoformat(), u.timestamp(), datetime.fromtimestamp(0, timezone.utc), e.tzname(), u.strftime("%z %Z"), repr(timezone.utc), timezone.utc, u.replace(tzinfo=None), e - u, timezone(timedelta(hours=-3), "BRT"))
