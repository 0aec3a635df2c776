rows = [("name", "qty", "price"), ("apple", 3, 1.5), ("kiwi", 12, 0.25)]
widths = [max(len(str(r[i])) for r in rows) for i in range(3)]
for r in rows:
    print(" | ".join(str(c).ljust(w) if isinstance(c, str) else str(c).rjust(w) for c, w in zip(r, widths)))
