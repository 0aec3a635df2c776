from datetime import timedelta
t = timedelta(days=1, hours=2, minutes=30)
print(t, t.days, t.seconds, t.total_seconds(), -t, t * 2, t / 2, t // timedelta(hours=1), t % timedelta(hours=1), abs(-t), repr(t), timedelta(milliseconds=1500), timedelta(seconds=-1), timedelta(0), bool(timedelta()), t > timedelta(days=1), sum([t, t], timedelta()), timedelta(weeks=1), divmod(t, timedelta(hours=1)), t / timedelta(hours=1), str(timedelta(microseconds=5)))
