from functools import total_ordering
@total_ordering
class V:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n
    def __lt__(self, o): return self.n < o.n
print(V(1) <= V(2), V(2) > V(1), V(1) >= V(1), V(1) != V(2), max(V(1), V(3)).n)
