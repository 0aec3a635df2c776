from datetime import date, timedelta
from collections import defaultdict
g = defaultdict(list)
for i in range(10):
    d = date(2024, 1, 1) + timedelta(days=i * 3)
    y, w, _ = d.isocalendar()
    g[y, w].append(d.day)
print(dict(g))
