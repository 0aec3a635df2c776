import calendar
print([int(n) for n in calendar.monthrange(2024, 2)], calendar.isleap(2024), calendar.month_name[3], calendar.day_abbr[0], calendar.monthcalendar(2024, 2), calendar.weekday(2024, 3, 9), list(calendar.month_abbr), calendar.leapdays(2000, 2024), calendar.timegm((2024, 1, 1, 0, 0, 0)))
