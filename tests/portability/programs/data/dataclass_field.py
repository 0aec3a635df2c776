from dataclasses import dataclass, field
@dataclass
class Cart:
    items: list = field(default_factory=list)
    total: float = field(default=0.0, compare=False)
    secret: str = field(default="s", repr=False)
    cache: dict = field(init=False, default_factory=dict)
a, b = Cart(), Cart()
a.items.append(1)
print(a, b, a == Cart([1], 5), a.secret, a.cache)
