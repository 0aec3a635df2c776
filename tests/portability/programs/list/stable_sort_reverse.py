rows = [("x", 1), ("y", 2), ("z", 1), ("w", 2), ("v", 1)]
print(sorted(rows, key=lambda r: r[1], reverse=True))
rows.sort(key=lambda r: r[1], reverse=True)
print(rows)
