from dataclasses import dataclass
@dataclass
class P:
    x: int
    y: int = 2
    name: str = "p"
p = P(1)
print(p, p == P(1, 2), p != P(2), P(x=3, name="q"), p.x)
