LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
def winner(b): return next((b[x] for x, y, z in LINES if b[x] and b[x] == b[y] == b[z]), None)
b = [None] * 9
for i, m in enumerate([4, 0, 2, 6, 3, 5, 7, 1, 8]):
    b[m] = "XO"[i % 2]
    if w := winner(b): break
print(w, "".join(c or "." for c in b))
