import datetime
d = datetime.date(2024, 3, 9)
print(f"{d} {d:%Y/%m/%d} {d:%d %b} {d!r}", format(d, "%A"))
