from datetime import datetime, timedelta
def ago(then, now):
    s = int((now - then).total_seconds())
    for n, u in ((86400, "day"), (3600, "hour"), (60, "minute")):
        if s >= n:
            return f"{s // n} {u}{'s' if s // n > 1 else ''} ago"
    return "just now"
now = datetime(2024, 3, 9, 12)
print([ago(now - timedelta(seconds=s), now) for s in (5, 60, 7200, 90000, 300000)])
