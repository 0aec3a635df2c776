from datetime import date, datetime
for f in (lambda: date(2024, 13, 1), lambda: datetime(2024, 1, 1, 25)):
    try:
        f()
    except ValueError as e:
        print(str(e).partition(", not")[0])
