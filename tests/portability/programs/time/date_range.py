from datetime import date, timedelta
def days(a, b):
    while a <= b:
        yield a
        a += timedelta(days=1)
print([f"{d:%a %d}" for d in days(date(2024, 2, 27), date(2024, 3, 2))], len(list(days(date(2024, 1, 1), date(2024, 12, 31)))))
