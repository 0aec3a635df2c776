def windows(xs, n): return [xs[i : i + n] for i in range(len(xs) - n + 1)]
def moving(xs, n): return [round(sum(w) / n, 2) for w in windows(xs, n)]
print(windows([1, 2, 3, 4], 2), moving([1, 2, 4, 8, 16], 3))
