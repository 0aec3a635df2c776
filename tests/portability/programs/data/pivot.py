sales = [("west", "q1", 10), ("east", "q1", 5), ("west", "q2", 7), ("east", "q2", 3), ("west", "q1", 1)]
table = {}
for region, q, n in sales:
    table.setdefault(region, {}).setdefault(q, 0)
    table[region][q] += n
print(table)
for region in table:
    print(f"{region:<6}" + "".join(f"{v:>5}" for v in table[region].values()))
