from dataclasses import dataclass, field
from typing import Optional, Iterable, Protocol, NamedTuple, Callable, Any
from contextlib import contextmanager, suppress
from functools import cached_property, total_ordering, wraps, singledispatchmethod
from abc import ABC, abstractmethod
from decimal import Decimal, ROUND_HALF_UP
from fractions import Fraction
import copy, operator, random, uuid, hashlib, base64, calendar, time
@dataclass(frozen=True)
class Money:
    cents: int
    currency: str = "EUR"
    def __add__(self, o):
        if not isinstance(o, Money): return NotImplemented
        if o.currency != self.currency: raise ValueError(f"{self.currency} != {o.currency}")
        return Money(self.cents + o.cents, self.currency)
    __radd__ = lambda self, o: self if o == 0 else NotImplemented
    def __str__(self): return f"{self.currency} {self.cents / 100:,.2f}"
    def __mul__(self, k): return Money(int(Decimal(self.cents) * Decimal(str(k)).quantize(Decimal("0.01"), ROUND_HALF_UP)), self.currency)
print(sum([Money(150), Money(275)]), Money(123456) * 1.5, Money(1) == Money(1), {Money(1): "a"}[Money(1)], repr(Money(5)))
try: Money(1).cents = 5
except Exception as e: print(type(e).__name__, e)
try: Money(1) + Money(1, "USD")
except ValueError as e: print(e)
try: Money(1) + 5
except TypeError as e: print("TypeError")
@dataclass
class Cart:
    items: dict[str, int] = field(default_factory=dict)
    notes: Optional[str] = None
    _cache: dict = field(default_factory=dict, repr=False, compare=False)
    @cached_property
    def total(self):
        print("computing"); return sum(self.items.values())
    @property
    def empty(self) -> bool: return not self.items
    @staticmethod
    def of(**kw: int) -> "Cart": return Cart(kw)
c = Cart.of(apple=3, pear=2)
print(c, c.total, c.total, c.empty, c == Cart({"apple": 3, "pear": 2}), copy.deepcopy(c).items is c.items)
@total_ordering
class Version:
    def __init__(self, s): self.parts = tuple(int(p) for p in s.split("."))
    def __eq__(self, o): return self.parts == o.parts
    def __lt__(self, o): return self.parts < o.parts
    def __repr__(self): return "v" + ".".join(map(str, self.parts))
print(sorted(map(Version, ["1.10", "1.2", "1.9.1"])), Version("1.2") >= Version("1.1"), max(Version("2.0"), Version("10.0")))
class Repo(ABC):
    @abstractmethod
    def get(self, k): ...
    @property
    @abstractmethod
    def size(self) -> int: ...
    def describe(self): return f"{type(self).__name__}[{self.size}]"
class Mem(Repo):
    def __init__(self): self.d = {}
    def get(self, k): return self.d.get(k, "?")
    @property
    def size(self): return len(self.d)
try: Repo()
except TypeError: print("abstract")
m = Mem(); m.d["a"] = 1; print(m.describe(), m.get("a"), m.get("zz"), isinstance(m, Repo))
@contextmanager
def tag(name, out):
    out.append(f"<{name}>")
    try: yield out
    except KeyError as e: out.append(f"!{e}")
    finally: out.append(f"</{name}>")
o = []
with tag("a", o), tag("b", o) as x: x.append("hi")
with tag("c", o): raise KeyError("k")
with suppress(ZeroDivisionError): 1 / 0
print("".join(o))
def logged(fn):
    @wraps(fn)
    def inner(*a, **k):
        r = fn(*a, **k)
        print(f"{fn.__name__}({', '.join([*map(repr, a), *(f'{q}={v!r}' for q, v in k.items())])}) -> {r!r}")
        return r
    return inner
@logged
def add(a, b=2, *rest, scale=1, **more): return (a + b + sum(rest)) * scale
add(1); add(1, 5, 6, scale=2, x=1); print(add.__name__)
class P(NamedTuple):
    x: float
    y: float = 0.0
    def dist(self, o=(0, 0)): return ((self.x - o[0]) ** 2 + (self.y - o[1]) ** 2) ** 0.5
p = P(3, 4); print(p, p.dist(), p._replace(x=0), p._asdict(), P(1) < P(2), [*p], p == (3, 4), P._fields)
