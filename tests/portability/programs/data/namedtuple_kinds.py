from collections import namedtuple
from typing import NamedTuple
P = namedtuple("P", "x y", defaults=[0])
class Q(NamedTuple):
    x: int
    y: int = 5
    def swap(self): return Q(self.y, self.x)
class R(P):
    def area(self): return self.x * self.y
print(P(1), P(1, y=2), P._make([3, 4]), Q(1).swap(), R(2, 3).area(), isinstance(R(1), P), type(R(1)._replace(y=9)).__name__)
for bad in (lambda: P(), lambda: P(1, 2, 3), lambda: P(1, z=2), lambda: Q()):
    try:
        bad()
    except TypeError as e:
        print("TypeError")
print(P(1, 2) == (1, 2), P(1, 2) < P(1, 3), sorted([Q(2), Q(1)]), Q(1)._asdict(), P._fields, P._field_defaults, hash(P(1, 2)) == hash((1, 2)))
