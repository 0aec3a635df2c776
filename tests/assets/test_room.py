"""The allocator that always remembers where it found room."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets import npm
from assets.patching import PatchError
from assets.room import roomy
from assets.runtimes import MICROPYTHON
from tests.build.engines.support import python

WASM = (npm.packages(Path(__file__).parents[2]) / MICROPYTHON / "micropython.wasm").read_bytes()


def test_no_value_is_put_where_another_lives() -> None:
    source = """
kept, table = [], {}
for n in range(3000):
    kept.append(str(n) * (1 + n % 90))
    table[str(n)] = [n] * (n % 40)
    gone = [kept[-1] + "x" for _ in range(n % 7)]
print(all(text == str(n) * (1 + n % 90) for n, text in enumerate(kept)))
print(all(table[str(n)] == [n] * (n % 40) for n in range(3000)))
"""
    assert python(source) == ["True", "True"]


def test_another_interpreter_is_refused() -> None:
    assert len(roomy(WASM)) == len(WASM)
    with pytest.raises(PatchError, match="expected the allocator's test of one block once, found 0"):
        roomy(roomy(WASM))
