"""The short ways through Brython's runtime lead where the long ones do; dicts from which much is taken stay small."""

from __future__ import annotations

from tests.assets.test_brython_speed import compared, runtimes

__all__ = ["runtimes"]

PROGRAM = r"""
import _bascule_port

said = []


def say(run):
    try:
        value = run()
    except Exception as error:
        value = (type(error).__name__, str(error))
    said.append("".join([c if ord(c) < 128 else hex(ord(c)) for c in repr(value)]))


class Words(dict):
    def __missing__(self, key):
        return "missing " + key


class Said(str):
    def __str__(self):
        return "said"

class Point:
    kind = "point"
    __slots__ = ()

    def __init_subclass__(cls):
        cls.made = True


class Base:
    shared = 1

    def __init__(self, x=0):
        self.x = x

    def twice(self, more=0):
        return 2 * self.x + more

    @property
    def half(self):
        return self.x / 2

    @half.setter
    def half(self, value):
        self.x = 2 * value

    @staticmethod
    def bare(x):
        return x

    @classmethod
    def made(cls, x):
        return type(cls(x)).__name__


class Derived(Base):
    def twice(self):
        return super().twice(1)


class Guarded(Base):
    def __getattr__(self, name):
        return "no " + name

    def __setattr__(self, name, value):
        object.__setattr__(self, name, (value,))


class Given(Base):
    def __getattribute__(self, name):
        return "always " + name


class Both:
    def __get__(self, owner, kind=None):
        return "got"

    def __set__(self, owner, value):
        owner.__dict__["both"] = "set"


class Owner:
    both = Both()


class Walked(dict):
    def __iter__(self):
        return iter(["mine"])


class Few(list):
    def __iter__(self):
        return iter([0])

    def __getitem__(self, at):
        return "item"

    def __bool__(self):
        return False

    def __eq__(self, other):
        return "equal"


class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return self.n


def assign(owner, name, value):
    setattr(owner, name, value)
    return getattr(owner, name), vars(owner)


for kind in (Base, Derived, Guarded, Given):
    thing = kind(4)
    for name in ("x", "twice", "half", "bare", "made", "shared", "missing", "__class__", "__dict__"):
        say(lambda: repr(getattr(thing, name))[:9])
    say(lambda: [thing.twice(), thing.half, thing.bare(1), thing.made(3), thing.shared, thing.__dict__])
    say(lambda: thing.twice())
    say(lambda: thing.twice(5))
    say(lambda: thing.twice(more=5))
    say(lambda: thing.bare(5))
    say(lambda: assign(thing, "x", 9))
    say(lambda: assign(thing, "half", 9))
    say(lambda: assign(thing, "twice", lambda: "own"))
    say(lambda: thing.twice())
    say(lambda: thing.nothing(1, 2, 3))
    say(lambda: thing == thing)
say(lambda: assign(Owner(), "both", 1))
say(lambda: assign(Point(), "x", 1))
say(lambda: Point().kind)
say(lambda: Base(1, 2, 3))
say(lambda: Base(y=1))
say(lambda: object(1))
say(lambda: Base.twice(Base(2), 1))
for whole in (0, 1, -1, 7, -7, 2**53 - 1, -(2**53) + 1, 2**60, True, 2.5, -0.0):
    for other in (0, 1, -1, 3, -3, 2**53 - 1, 2**60, False, 0.5):
        say(lambda: [whole + other, whole - other, whole * other])
        say(lambda: [whole // other, whole % other, whole / other])
        say(lambda: [whole < other, whole <= other, whole > other, whole >= other, whole == other, whole != other])
        say(lambda: [whole is other, bool(whole), not whole, whole in (other,), divmod(whole, other)])
        total = whole
        total += other
        total -= 1
        total *= other
        say(lambda: [total, type(total)])
for one in ("a", "b", "", "\U0001f600", Said("a"), [1], [1, [2]], (1,), (), None, 1, {"a": 1}, Few([1]), b""):
    for two in ("a", "", Said("a"), [1], [2], (1,), (), None, {"a": 1}, Few([1]), b""):
        say(lambda: [one == two, one != two, one is two])
        say(lambda: one < two)
        say(lambda: one >= two)
        say(lambda: two in one)
        say(lambda: one + two)
    say(lambda: [bool(one), not one])
    say(lambda: list(one))
    say(lambda: one[0])
    say(lambda: one[-1])
    say(lambda: one[5])
    say(lambda: one["a"])
    say(lambda: one[None])
    say(lambda: one[0:1])


def unpacked(items):
    a, b = items
    return a, b


def swapped(items):
    items[0], items[1] = items
    return items


def grown(table):
    for key in table:
        table[str(key) + "x"] = 1
    return table


def shrunk(table):
    for key in list(table):
        del table[key]
    table["again"] = 1
    return table, len(table), list(table), bool(table)


def taken(table):
    out = []
    while table:
        out.append(table.popitem())
    table["z"] = 1
    table[3] = 4
    return out, table, len(table)


def walked(items, stop):
    out = []
    walk = iter(items)
    for one in walk:
        out.append(one)
        if len(out) == stop:
            break
    out.append("then")
    out.extend(walk)
    return out, next(walk, "end")


def changed(items):
    out = []
    for one in items:
        out.append(one)
        if len(items) < 5:
            items.append(one)
    return out


tables = {"a": 1, "b": 2}, {1: 2, 3: 4}
for items in (*tables, [1, 2], (1, 2), "ab", {3, 4}, range(2), [1], (1, 2, 3), Few([1, 2]), 5, Countdown(2)):
    say(lambda: unpacked(items))
    say(lambda: walked(items, 1))
    say(lambda: list(items))
    say(lambda: [*items])
    say(lambda: list(enumerate(items, 1)))
    say(lambda: list(zip(items, "xyz")))
    say(lambda: list(map(repr, items)))
    say(lambda: list(filter(None, items)))
    say(lambda: list(reversed(items)))
    say(lambda: [one for one in items if one])
    say(lambda: sum(items))
    say(lambda: any(items))
say(lambda: swapped([1, 2]))
say(lambda: changed([1, 2]))
say(lambda: walked(Walked(a=1), 1))
say(lambda: list(Walked(a=1).items()))
say(lambda: list(map(lambda x: 1 // x, [1, 0])))
for make in (
    lambda: {},
    lambda: {"a": 1, "b": 2},
    lambda: {"10": 1, "2": 2, "__proto__": 3},
    lambda: {"ob_typ": 1, "dict_obj": 2, "hasOwnProperty": 3},
    lambda: {1: 2, "a": 3, None: 4, (1, 2): 5, 2.5: 6, True: 7},
    lambda: {n: n for n in range(200)},
    lambda: Words({"a": 1, 2: 3}),
):
    say(lambda: (list(make()), list(make().keys()), list(make().values()), list(make().items()), len(make())))
    say(lambda: [(key, value) for key, value in make().items()])
    say(lambda: grown(make()))
    say(lambda: shrunk(make()))
    say(lambda: taken(make()))
    say(lambda: (make().copy(), make() == make(), make() != {"a": 1}, {**make(), "q": 1}, dict(make())))
    for key in (1, True, 1.0, "1", None, (1, 2), (1, [2]), [1], frozenset([1]), 2.5, "a", b"a", Said("a"), Base, ()):
        say(lambda: make()[key])
        say(lambda: make().get(key, "none"))
        say(lambda: key in make())
        say(lambda: make().pop(key, "none"))
        say(lambda: make().setdefault(key, 5))

        def put():
            table = make()
            table[key] = "put"
            return table, len(table)

        say(put)


def churned():
    table = {}
    for n in range(300):
        table[n] = n
        table["t" + str(n)] = n
        if n % 3:
            del table[n]
        if n > 20:
            table.pop("t" + str(n - 20))
    return table, len(table), 299 in table, 297 in table, table.get(297), list(table)[-1]


say(churned)


def late():
    return later(1) + sum([early for early in range(3)])


def later(x):
    return x


say(late)
say(lambda: undefined)
_bascule_port.call("\n".join(said))
"""


def test_a_program_says_what_it_said(runtimes: tuple[str, str]) -> None:
    ours, own = compared(PROGRAM, runtimes)
    assert len(own) > 2000, own
    # Where Brython's own code stumbles in JavaScript, ours goes on.
    pairs = [pair for pair in zip(own, ours, strict=True) if pair[0] != pair[1]]
    assert [pair for pair in pairs if "JavascriptError" not in pair[0] or "JavascriptError" in pair[1]] == []
