rows = [(i % 3, i) for i in range(40)]
rows.sort(key=lambda r: r[0])
print(rows)
print(sorted(["bb", "a", "cc", "d", "aa"], key=len))
