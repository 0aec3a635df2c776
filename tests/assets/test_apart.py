"""What the function that runs bytecode calls is too long to be copied into it."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from assets import instructions as wasm
from assets import npm
from assets.apart import LONGEST, apart
from assets.catching import straight
from assets.patching import PatchError
from assets.runtimes import MICROPYTHON, patched
from assets.wasm import IMPORT, functions, imported, replaced, sections

AS_IT_COMES = (npm.packages(Path(__file__).parents[2]) / MICROPYTHON / "micropython.wasm").read_bytes()
WASM = straight(AS_IT_COMES)


def test_what_is_called_is_longer_and_weighs_little() -> None:
    before, after = functions(WASM), functions(apart(WASM))
    longer = [index for index, body in enumerate(after) if body != before[index]]
    assert len(longer) > 40
    assert all(0 < len(after[index]) - LONGEST < 8 for index in longer)
    packed = [len(zlib.compress(made, 9)) for made in (WASM, apart(WASM))]
    assert packed[1] < packed[0] + 2000


def test_what_is_added_is_never_reached() -> None:
    before, after = functions(WASM), functions(apart(WASM))
    for old, new in zip(before, after, strict=True):
        if old != new:
            code = wasm.split(new)[1]
            kept = wasm.split(old)[1][:-1]
            assert code[: len(kept)] == kept
            assert code[len(kept)].op == wasm.RETURN
            assert [one.op for one in code[len(kept) + 1 :]] == [wasm.BR_TABLE, wasm.END]


def test_nothing_short_is_left_after_all_patches() -> None:
    module = patched(AS_IT_COMES)
    bodies = functions(module)
    first = len(imported(dict(sections(module))[IMPORT]))
    codes = [wasm.split(body)[1] for body in bodies]
    # What was made longer chooses between as many ways, but calls little.
    called = max(
        ({one.given[0] - first for one in code if one.op == wasm.CALL} for code in codes if chooses(code)),
        key=len,
    )
    assert len(called) > 40
    assert min(len(bodies[index]) for index in called if index >= 0) > LONGEST


def chooses(code: list[wasm.Instruction]) -> bool:
    return any(one.op == wasm.BR_TABLE and len(one.given) > 40 for one in code)


def test_a_module_without_such_a_function_is_refused() -> None:
    bodies = [body for body in functions(WASM) if len(body) < 4000]
    with pytest.raises(PatchError, match="found 0"):
        apart(replaced(WASM, bodies))
