"""The interpreter throws and catches in WebAssembly."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets import npm
from assets.patching import PatchError
from assets.runtimes import MICROPYTHON
from assets.throwing import THROW, throwing
from assets.wasm import CODE, FUNCTION, IMPORT, TAG, number, sections
from tests.build.engines.support import python

WASM = (npm.packages(Path(__file__).parents[2]) / MICROPYTHON / "micropython.wasm").read_bytes()


def test_nothing_is_called_through_javascript_any_more() -> None:
    made = dict(sections(throwing(WASM)))
    assert b"invoke_" not in made[IMPORT]
    assert THROW.encode() not in made[IMPORT]
    assert made[TAG][0] == 1
    assert (
        number(made[FUNCTION], 0)[0]
        == number(made[CODE], 0)[0]
        == number(dict(sections(WASM))[CODE], 0)[0] + 12
    )


def test_exceptions_go_through_every_kind_of_frame() -> None:
    source = """
import jsffi
class Closing:
    def __enter__(self):
        return self
    def __exit__(self, kind, error, trace):
        print("exit", kind.__name__)
        return kind is KeyError
def numbers():
    try:
        yield 1
        raise ValueError("in a generator")
    finally:
        print("finally")
class Odd:
    def __getattr__(self, name):
        raise AttributeError("no " + name)
    def __lt__(self, other):
        raise TypeError("not in order")
    def __iter__(self):
        raise RuntimeError("not to be walked")
for do in (
    lambda: list(numbers()),
    lambda: Odd().x,
    lambda: sorted([Odd(), Odd()]),
    lambda: [x for x in Odd()],
    lambda: {}["missing"],
    lambda: max(map(lambda x: 1 // x, [1, 0])),
    lambda: int("x"),
    lambda: (lambda a: a)(),
):
    try:
        with Closing():
            do()
        print("swallowed")
    except Exception as error:
        print(type(error).__name__)
for n in range(20000):
    try:
        [1][n + 1]
    except IndexError:
        pass
print("done")
"""
    exits = {
        "ValueError": ["finally", "exit ValueError", "ValueError"],
        "KeyError": ["exit KeyError", "swallowed"],
    }
    kinds = "ValueError AttributeError TypeError RuntimeError KeyError ZeroDivisionError ValueError TypeError".split()
    expected = [line for kind in kinds for line in exits.get(kind, [f"exit {kind}", kind])]
    expected[expected.index("ZeroDivisionError") + 1 :] = [
        "exit ValueError",
        "ValueError",
        "exit TypeError",
        "TypeError",
    ]
    assert python(source) == [*expected, "done"]


def test_another_interpreter_is_refused() -> None:
    with pytest.raises(PatchError, match="expected 12 imports for exceptions, found 0"):
        throwing(throwing(WASM))
    with pytest.raises(PatchError, match="not a WebAssembly module"):
        throwing(b"\0elf")
