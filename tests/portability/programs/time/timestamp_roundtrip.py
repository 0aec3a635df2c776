from datetime import datetime, timezone
t = datetime.fromtimestamp(1710000000.25, tz=timezone.utc)
print(t, t.timestamp(), datetime.fromtimestamp(1710000000123 / 1000, timezone.utc).isoformat(), datetime(1969, 12, 31, 23, tzinfo=timezone.utc).timestamp(), int(datetime(2040, 1, 1, tzinfo=timezone.utc).timestamp()))
