from datetime import datetime, timedelta
t = datetime(2024, 3, 9, 14, 5, 7, 123456)
print(t, repr(t), t.date(), t.time(), t + timedelta(hours=10), t.isoformat(), t.isoformat(sep=" ", timespec="minutes"), t.replace(hour=0), t.hour, t.microsecond, t - datetime(2024, 3, 9), t.weekday(), datetime(2024, 1, 1).isoformat(), str(datetime(2024, 1, 1, 1, 2)))
