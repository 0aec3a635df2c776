"""One `try` a function instead of a question a call."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets import catching, npm
from assets.patching import PatchError
from assets.runtimes import MICROPYTHON
from assets.wasm import call, functions
from tests.build.engines.support import python

WASM = (npm.packages(Path(__file__).parents[2]) / MICROPYTHON / "micropython.wasm").read_bytes()


def asking(module: bytes) -> int:
    mine = call(catching._names(module).mine)
    return sum(body.count(mine) for body in functions(module))


def test_two_questions_of_three_are_gone() -> None:
    made = catching.straight(WASM)
    assert asking(made) < asking(WASM) * 0.35
    biggest = max(functions(WASM), key=lambda body: body.count(call(catching._names(WASM).mine)))
    assert len(max(functions(made), key=len)) <= len(biggest) / 2, (
        "the one that runs bytecode is half as long"
    )


def test_a_module_without_such_calls_is_refused() -> None:
    with pytest.raises(PatchError, match="0 calls around setjmp"):
        catching.straight(catching.straight(WASM))


def test_a_frame_keeps_its_values_when_it_catches() -> None:
    source = """
def many(n):
    a, b, c, d = n, n + 1, [n], {"n": n}
    caught = 0
    for i in range(50):
        try:
            try:
                if i % 5 == 0: a.missing
                if i % 5 == 1: b[0]
                if i % 5 == 2: c[7]
                if i % 5 == 3: d["x"]
                raise StopIteration
            finally:
                caught += 1
        except (AttributeError, TypeError, IndexError, KeyError) as error:
            c.append(type(error).__name__)
        except StopIteration:
            continue
    return a, b, len(c), d, caught, c[1:5]
print(many(3))
"""
    assert python(source) == [
        "(3, 4, 33, {'n': 3}, 50, ['AttributeError', 'TypeError', 'IndexError', 'KeyError'])"
    ]


def test_exceptions_cross_generators_callbacks_and_classes() -> None:
    source = """
def inner():
    while True:
        try:
            got = yield "ready"
            print("got", got)
        except ValueError as error:
            print("inner", error)
            yield "caught"
def outer():
    try:
        yield from inner()
    except KeyError as error:
        print("outer", error)
        yield "over"
g = outer()
print(next(g), g.send(1), g.throw(ValueError("v")), next(g), g.throw(KeyError("k")))
class Bad:
    def __init__(self): raise RuntimeError("init")
class Key:
    def __init__(self, n): self.n = n
    def __lt__(self, other):
        if other.n == 3: raise OverflowError("no order")
        return self.n < other.n
for do in (Bad, lambda: sorted([Key(1), Key(2), Key(3)]), lambda: [x for x in map(int, ["1", "x"])],
           lambda: __import__("nothing_here"), lambda: "%d" % "x", lambda: max([]), lambda: (yield_all(3))):
    try:
        do()
    except Exception as error:
        print(type(error).__name__, str(error)[:12])
def deep(n):
    try:
        return deep(n - 1) if n else 1 / 0
    except ZeroDivisionError:
        if n < 3: raise
        return n
print(deep(40), [deep(n) for n in (3, 9)])
"""
    assert python(source) == [
        "got 1",
        "inner v",
        "outer k",
        "ready ready caught ready over",
        "RuntimeError init",
        "OverflowError no order",
        "ValueError invalid synt",
        "ImportError no module na",
        "TypeError can't conver",
        "ValueError arg is an em",
        "NameError name 'yield_",
        "3 [3, 3]",
    ]
