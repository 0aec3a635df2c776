from datetime import datetime, date
t = datetime(2024, 3, 9, 4, 5, 7, 123)
print(t.strftime("%Y-%m-%d %H:%M:%S"), t.strftime("%y %b %B %a %A %j %I %p %f %% %d"), date(2024, 12, 1).strftime("%d.%m.%Y"), t.strftime("%U %W %w %u %G-W%V"), f"{t:%H:%M}", t.strftime("%x %X %c"), t.strftime("%D %T %F %e"))
