def step(cells):
    n = {}
    for x, y in cells:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy: n[x + dx, y + dy] = n.get((x + dx, y + dy), 0) + 1
    return {c for c, k in n.items() if k == 3 or k == 2 and c in cells}
g = {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}
for _ in range(4): g = step(g)
print(sorted(g))
