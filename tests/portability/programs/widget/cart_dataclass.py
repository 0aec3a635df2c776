from dataclasses import dataclass, field
@dataclass
class Line:
    name: str
    price: float
    qty: int = 1
    @property
    def total(self) -> float: return self.price * self.qty
@dataclass
class Cart:
    lines: list[Line] = field(default_factory=list)
    def add(self, *a, **k):
        self.lines.append(Line(*a, **k))
        return self
    def total(self): return sum(l.total for l in self.lines)
c = Cart().add("pen", 1.25, qty=4).add("book", 12)
print(c, f"{c.total():.2f}")
