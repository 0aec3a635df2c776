from datetime import time, datetime
t = time(9, 5, 30)
print(t, repr(t), t.hour, t.isoformat(), t.replace(minute=0), time(1) < time(2), datetime.combine(datetime(2024, 1, 2).date(), t), t.strftime("%H.%M"), time(12, 0), time.min, time.max)
