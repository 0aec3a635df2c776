from datetime import date
import calendar
def add_months(d, n):
    y, m = divmod(d.year * 12 + d.month - 1 + n, 12)
    return date(y, m + 1, min(d.day, calendar.monthrange(y, m + 1)[1]))
print(add_months(date(2024, 1, 31), 1), add_months(date(2024, 1, 31), -2), add_months(date(2024, 12, 15), 13))
