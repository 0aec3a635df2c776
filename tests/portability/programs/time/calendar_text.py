import calendar
print(calendar.month(2024, 2))
c = calendar.Calendar(firstweekday=6)
print(list(c.itermonthdays(2024, 2))[:8], c.monthdayscalendar(2024, 9)[0])
