from collections import namedtuple
P = namedtuple("P", "x y z", defaults=[0])
p = P(1, y=2)
print(p, p.x, p[1], p._replace(x=5), p._asdict(), P._fields, p + (4,), P._make([7, 8, 9]), p == (1, 2, 0), len(p), hash(p) == hash((1, 2, 0)), P._field_defaults, isinstance(p, tuple))
x, y, z = p
print(x, y, z, sorted([P(2, 1), P(1, 2)]), max(P(1, 2), P(1, 3)))
