from dataclasses import dataclass
@dataclass(slots=True, frozen=True)
class P:
    x: int
    y: int
p = P(1, 2)
print(p, p.x + p.y)
