from typing import NamedTuple
class Point(NamedTuple):
    x: int
    y: int = 0
    def norm(self): return (self.x ** 2 + self.y ** 2) ** 0.5
p = Point(3, 4)
print(p, p.x, p[1], p.norm(), p._replace(x=1), p._asdict(), Point(5), p == (3, 4), Point._fields, [*p])
