"""The limit of the interpreter's stack."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets import npm
from assets.patching import PatchError
from assets.runtimes import MICROPYTHON
from assets.stack import LIMIT, SIZE, deepened
from tests.build.engines.support import python

WASM = npm.packages(Path(__file__).parents[2]) / MICROPYTHON / "micropython.wasm"


def test_python_recurses_deeper_and_stops_with_an_exception() -> None:
    source = """
def down(n):
    global reached
    reached = n
    down(n + 1)
for _ in range(3):
    try:
        down(1)
    except RuntimeError as error:
        print(reached > 400, error)
"""
    assert python(source) == ["True maximum recursion depth exceeded"] * 3


def test_the_limit_leaves_room_below_it() -> None:
    assert SIZE - LIMIT >= 32 * 1024


def test_an_interpreter_with_another_limit_is_refused() -> None:
    wasm = WASM.read_bytes()
    assert len(deepened(wasm)) == len(wasm)
    with pytest.raises(PatchError, match="expected the limit of its stack once, found 0"):
        deepened(deepened(wasm))
