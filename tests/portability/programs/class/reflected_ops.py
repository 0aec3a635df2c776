class M:
    def __init__(self, v): self.v = v
    def __radd__(self, o): return M(o + self.v)
    def __add__(self, o): return M(self.v + (o.v if isinstance(o, M) else o))
    def __rsub__(self, o): return o - self.v
    def __truediv__(self, o): return M(self.v / o)
    def __rtruediv__(self, o): return o / self.v
    def __pow__(self, n): return self.v ** n
    def __mod__(self, n): return self.v % n
    def __floordiv__(self, n): return self.v // n
print((1 + M(2)).v, sum([M(1), M(2)]).v, 10 - M(3), (M(9) / 3).v, 12 / M(4), M(2) ** 3, M(7) % 4, M(7) // 2)
