"""What makes Brython sooner changes nothing: types, and what a program says, are as with Brython's own code."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
import quickjs  # type: ignore[import-untyped,unused-ignore]

from assets import brython_compiler, brython_runtime
from bascule.build.embed import surrogates_escaped

TEXT = resources.files("brython").joinpath("data/brython.js").read_text("utf-8")
STUBS = Path(__file__).parents[1] / "portability" / "brython_stubs.js"
LOOK = """
(() => { const $B = BasculeBrython, known = new Map(), out = {};
for (const types of [$B.builtin_types, $B.created_types])
  for (const name in types) known.set(types[name], name);
const word = value => value === $B.NULL ? "NULL" : known.get(value)
  ?? (value?.ob_type ? "a " + known.get(value.ob_type) : typeof value);
for (const [type, name] of known) {
  const dict = $B.get_dict(type), infos = {};
  for (const key in type.tp_funcs ?? {}) infos[key] = type.tp_funcs[key]?.$function_infos?.slice(0, 7);
  out[name] = [type.tp_mro.map(word), Object.keys(dict).map(key => [key, word(dict[key])]),
    Object.keys(type).sort().map(key => [key, word(type[key])]), infos];
}
return JSON.stringify(out); })()
"""


PROGRAM = r"""
import _bascule_port

said = []


def say(run):
    try:
        value = run()
    except Exception as error:
        value = (type(error).__name__, str(error))
    said.append("".join([c if ord(c) < 128 else hex(ord(c)) for c in repr(value)]))


class Sized(list):
    def __len__(self):
        return 42


class Words(dict):
    def __missing__(self, key):
        return "missing " + key


class Said(str):
    def __str__(self):
        return "said"


class Called:
    def __call__(self, *args, **more):
        return args, more


def five(a, b=2, *rest, key=None, **more):
    return a, b, rest, key, more


words = Words({"a": 1, "10": 2, "2": 3})
mixed = {"a": 1, 2: "two", None: 3, "__proto__": 4, "\U0001f600": 5}
for make in (list, tuple, set, dict, str, Sized, Words):
    say(lambda: type(make()))
    say(lambda: len(make()))
for value in (1, True, None, 1.5, "x", b"x", [1], (1,), len, five, Called(), type, Said("x"), 10**30):
    say(lambda: type(value).__name__)
    say(lambda: str(value) if not callable(value) else "")
    say(lambda: len(value))
    say(lambda: value())
    say(lambda: "a" in value)
say(lambda: type(1, 2))
say(lambda: type("Made", (), {"x": 1})().x)
say(lambda: type(1, x=2))
say(lambda: len())
say(lambda: len([], []))
say(lambda: len(obj=[]))
for key in ("a", "10", "b", "__proto__", "toString", "\U0001f600", 2, None, 1.5, [1]):
    for table in (words, mixed, {}):
        say(lambda: table.get(key))
        say(lambda: table.get(key, "other"))
        say(lambda: table.get(key, None))
        say(lambda: key in table)
        say(lambda: table[key])
say(lambda: mixed.get())
say(lambda: mixed.get("a", 1, 2))
say(lambda: mixed.get("a", default=1))
say(lambda: dict.get(words, "a"))
halves = ["\ud83d", "\ude00"]
for items in (["a", "b"], ("a",), [], ["\U0001f600", "x"], halves, [1], {"a": 1}, "abc", None, (c for c in "ab")):
    say(lambda: ", ".join(items))
    say(lambda: "\U0001f600".join(items))
say(lambda: "".join())
say(lambda: str())
say(lambda: str("x", "utf-8"))
say(lambda: str(b"x", "utf-8"))
say(lambda: str(object="x"))
say(lambda: five())
say(lambda: five(1))
say(lambda: five(1, 2, 3, 4))
say(lambda: five(1, key=3, z=4))
say(lambda: five(*[1, 2, 3], **{"q": 1}))
say(lambda: Called()(1, 2, 3, a=4))
say(lambda: [].append)
say(lambda: None())
say(lambda: [int.__doc__, (5).__doc__, ValueError("x").__doc__, Called.__doc__, Called().__doc__, len.__doc__])
say(lambda: sorted([3, 1, 2], key=lambda x: -x))
say(lambda: max([1, 2], [1, 3], key=len))


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
        say(lambda: getattr(thing, name)() if name == "twice" else getattr(thing, name) if name != "made" else thing.made(3))
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


for items in ([1, 2], (1, 2), "ab", {"a": 1, "b": 2}, {1: 2, 3: 4}, {3, 4}, range(2), [1], (1, 2, 3), Few([1, 2]), 5, Countdown(2)):
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
OWN = ("FASTER_CUTS", "FASTER_PATCHES")
# What Brython itself has not.
PLAIN = """(function($B){
$B.$method = (self, name, ...given) => $B.$call($B.$getattr(self, name), ...given)
})(__BRYTHON__);"""


@pytest.fixture(scope="module")
def runtimes() -> tuple[str, str]:
    """The runtime as it ships, and with Brython's own code."""
    ours = brython_runtime.runtime(TEXT)
    with pytest.MonkeyPatch.context() as patch:
        for name in OWN:
            patch.setattr(brython_runtime, name, ())
        patch.setattr(brython_runtime, "PATHS", PLAIN)
        return ours, brython_runtime.runtime(TEXT)


def _context(script: str) -> Any:
    context = quickjs.Context()
    context.set_max_stack_size(16 << 20)
    context.eval(STUBS.read_text("utf-8"))
    context.eval("globalThis.console = {log() {}, error() {}}; globalThis.performance = Date;")
    context.eval(script)
    return context


def test_every_type_is_as_it_was(runtimes: tuple[str, str]) -> None:
    ours, own = (str(_context(script).eval(LOOK)) for script in runtimes)
    assert "wrapper_descriptor" in own
    assert ours == own


def test_a_program_says_what_it_said(runtimes: tuple[str, str]) -> None:
    translator = quickjs.Context()
    translator.set_max_stack_size(16 << 20)
    translator.eval(brython_compiler.translator(TEXT))
    given = {"source": PROGRAM, "filename": "w.py", "name": "__main__", "lean": False}
    made = json.loads(translator.get("translate")(json.dumps(given)))
    assert "error" not in made, made
    run = f"""const __BRYTHON__ = BasculeBrython;
    BasculeBrython.$module("__main__", 0, "w.py", function() {{{surrogates_escaped(made["js"])}}});
    let said = "";
    const failure = BasculeBrython.$start({{listen() {{}}, update() {{}}, call(text) {{ said = text; }}}});
    failure ? JSON.stringify(failure) : said"""
    ours, own = (str(_context(script).eval(run)).split("\n") for script in runtimes)
    assert len(own) > 2500, own
    assert "[None, None, None, None, None, None]" in own
    # Where Brython's own code stumbles in JavaScript, ours goes on.
    pairs = [pair for pair in zip(own, ours, strict=True) if pair[0] != pair[1]]
    assert [pair for pair in pairs if "JavascriptError" not in pair[0] or "JavascriptError" in pair[1]] == []
