from datetime import datetime, timedelta
from zoneinfo import ZoneInfo
z = ZoneInfo("Europe/Berlin")
t = datetime(2024, 3, 31, 1, 30, tzinfo=z)
print(t.utcoffset(), (t + timedelta(hours=2)).utcoffset(), datetime(2024, 10, 27, 2, 30, tzinfo=z).utcoffset(), datetime(2024, 10, 27, 2, 30, fold=1, tzinfo=z).utcoffset(), str(z), z.key)
