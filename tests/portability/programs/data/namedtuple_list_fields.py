from collections import namedtuple
Row = namedtuple("Row", ["name", "qty"])
rows = [Row("b", 2), Row("a", 5)]
print(sorted(rows, key=lambda r: r.qty), sum(r.qty for r in rows), [r._asdict() for r in rows], {r.name: r for r in rows})
