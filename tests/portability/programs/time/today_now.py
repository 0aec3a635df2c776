from datetime import date, datetime, timezone
n = datetime.now()
print(n.year >= 2024, date.today().year == n.year, datetime.now(timezone.utc).tzinfo is timezone.utc, n.tzinfo)
