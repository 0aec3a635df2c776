from datetime import datetime, date, time
print(date.fromisoformat("2024-02-29"), datetime.fromisoformat("2024-03-09T14:05:07"), datetime.fromisoformat("2024-03-09T14:05:07.5"), datetime.fromisoformat("2024-03-09T14:05:07Z"), datetime.fromisoformat("2024-03-09 14:05+02:00"), datetime.fromisoformat("2024-03-09"), time.fromisoformat("04:05"), datetime.fromisoformat("20240309T140507"))
for bad in ("2024-13-01", "hello", "2024-02-30", ""):
    try:
        date.fromisoformat(bad)
    except ValueError as e:
        print("ValueError")
