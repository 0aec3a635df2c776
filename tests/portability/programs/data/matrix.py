m = [[1, 2], [3, 4]]
def mul(a, b): return [[sum(x * y for x, y in zip(r, c)) for c in zip(*b)] for r in a]
print(mul(m, m), [list(r) for r in zip(*m)], [sum(r) for r in m], sum(map(sum, m)), [row[::-1] for row in m])
