from datetime import datetime
from zoneinfo import ZoneInfo
t = datetime(2024, 7, 1, 12, tzinfo=ZoneInfo("America/New_York"))
print(t, t.astimezone(ZoneInfo("Europe/Paris")), t.utcoffset(), t.tzname(), datetime(2024, 1, 1, tzinfo=ZoneInfo("America/New_York")).utcoffset(), t.astimezone(ZoneInfo("Asia/Tokyo")).isoformat())
