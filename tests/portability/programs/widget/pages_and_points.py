from dataclasses import dataclass, field, InitVar, KW_ONLY
from typing import ClassVar, Generic, TypeVar
import json
T = TypeVar("T")
@dataclass
class Page(Generic[T]):
    items: list[T]
    page: int = 1
    _: KW_ONLY
    size: int = 2
    made: ClassVar[int] = 0
    scale: InitVar[int] = 1
    total: int = field(init=False, default=0)
    def __post_init__(self, scale):
        Page.made += 1
        self.total = len(self.items) * scale
    @property
    def visible(self): return self.items[(self.page - 1) * self.size:self.page * self.size]
    def __iter__(self): return iter(self.visible)
p = Page([1, 2, 3], 2, scale=10); print(p, list(p), Page.made, p.total)
@dataclass(frozen=True, order=True, slots=True)
class Pt:
    x: int = 0
    y: int = 0
    def __add__(self, o): return Pt(self.x + o.x, self.y + o.y)
print(Pt(1, 2) + Pt(3, 4), sorted([Pt(2, 1), Pt(1, 9)]), len({Pt(), Pt()}), Pt(1) < Pt(1, 1), hash(Pt(1, 2)) == hash(Pt(1, 2)))
match Pt(0, 5):
    case Pt(0, y): print("on axis", y)
@dataclass
class Base:
    id: int
    tags: set = field(default_factory=set, hash=False)
@dataclass
class User(Base):
    name: str = "?"
    friends: list["User"] = field(default_factory=list, repr=False)
u = User(1, {"a"}, "Ann"); u.friends.append(User(2)); print(u, u == User(1, {"a"}, "Ann"), u.friends)
class Enc(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, set): return sorted(o)
        if hasattr(o, "__dataclass_fields__"): return {k: getattr(o, k) for k in o.__dataclass_fields__}
        return super().default(o)
print(json.dumps(u, cls=Enc), json.dumps({"k": Pt(1, 2)}, default=lambda o: [o.x, o.y]))
try: json.dumps(object())
except TypeError as e: print(e)
try: json.loads("[1,?]")
except json.JSONDecodeError as e: print(e.msg, e.pos)
try: User()
except TypeError as e: print(e)
