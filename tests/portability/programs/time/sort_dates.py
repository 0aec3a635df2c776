from datetime import date, datetime
ds = [date(2024, 5, 1), date(2023, 1, 1), date(2024, 1, 31)]
print(sorted(ds), max(ds), {d: d.month for d in ds}, [d.isoformat() for d in sorted(ds, reverse=True)], date(2024, 1, 1) in {date(2024, 1, 1)})
