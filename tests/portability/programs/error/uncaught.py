def load(rows):
    total = 0
    for r in rows:
        total += r["price"]
    return total
print("start")
load([{"price": 1}, {}])
