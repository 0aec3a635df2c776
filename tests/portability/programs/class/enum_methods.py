from enum import Enum, IntEnum, Flag, StrEnum, auto
class Status(Enum):
    OPEN = "open"
    DONE = "done"
    LATE = "late"
    @property
    def label(self): return self.value.title()
    @classmethod
    def parse(cls, s): return cls(s.lower())
    @classmethod
    def choices(cls):
        """Docs."""
        return [(m.value, m.label) for m in cls]
    @classmethod
    def default(cls): return cls.OPEN
    @classmethod
    def named(cls, n): return cls[n]
    @staticmethod
    def helper(x): return x * 2
    def next(self):
        members = list(type(self))
        return members[(members.index(self) + 1) % len(members)]
    def prev(self):
        every = [*self.__class__]
        return every[every.index(self) - 1]
    def is_last(self): return self is list(Status)[-1]
    @classmethod
    def _missing_(cls, value):
        for m in cls:
            if isinstance(value, str) and m.value == value.lower(): return m
        return None
    def kind(self): return type(self).__name__
print(Status.parse("OPEN"), Status.choices(), Status.default(), Status.named("DONE"), Status.helper(2), Status.OPEN.next(), Status.OPEN.prev(), Status.LATE.is_last(), Status("DONE"), Status.OPEN.kind(), Status.OPEN.parse("late"))
try: Status("nope")
except ValueError as e: print(e)
class Planet(Enum):
    EARTH = (5.976e+24, 6.37814e6)
    MARS = (6.421e+23, 3.3972e6)
    def __init__(self, mass, radius):
        self.mass, self.radius = mass, radius
    @property
    def gravity(self): return round(6.67430e-11 * self.mass / self.radius ** 2, 2)
    @classmethod
    def heaviest(cls): return max(cls, key=lambda p: p.mass)
print([(p.name, p.gravity) for p in Planet], Planet.heaviest(), Planet((6.421e+23, 3.3972e6)).name)
class Weekday(IntEnum):
    MON = 0
    TUE = 1
    SUN = 6
    @classmethod
    def from_index(cls, i): return cls(i % 7)
    def __str__(self): return self.name.lower()
print(Weekday.from_index(8), f"{Weekday.SUN}", sorted(Weekday, reverse=True), Weekday.MON < Weekday.TUE, [10, 20][Weekday.TUE], {Weekday.MON: 1}[0], Weekday.SUN in (6, 7), repr(Weekday.TUE))
class Perm(Flag):
    R = auto(); W = auto(); X = auto()
    RW = R | W
    @classmethod
    def all(cls):
        out = cls(0)
        for m in cls: out |= m
        return out
print(Perm.all(), Perm.R | Perm.X, Perm.R in Perm.RW, list(Perm.RW), bool(Perm(0)), ~Perm.R, Perm(3))
class Color(StrEnum):
    RED = auto()
    DARK_BLUE = "dark-blue"
    @classmethod
    def css(cls, n): return cls(n).upper()
print(Color.css("red"), Color.RED == "red", f"{Color.DARK_BLUE:>12}", Color("dark-blue").name, {Color.RED: 1}["red"], "-".join(Color), isinstance(Color.RED, str))
class Op(Enum):
    ADD = "+"
    MUL = "*"
    def __call__(self, a, b): return a + b if self is Op.ADD else a * b
print(Op("+")(2, 3), Op.MUL(4, 5), Op.ADD.name, {op.value: op(2, 5) for op in Op}, Op.__members__.keys() if False else list(Op.__members__), len(Op), Op.ADD in Op, type(Op.ADD) is Op, isinstance(Op.ADD, Op))
match Status.DONE:
    case Status.OPEN: print("o")
    case Status.DONE | Status.LATE: print("d/l")
