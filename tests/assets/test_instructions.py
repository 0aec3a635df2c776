"""Function bodies as instructions."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets import instructions as wasm
from assets import npm
from assets.patching import PatchError
from assets.runtimes import MICROPYTHON, patched
from assets.wasm import functions

WASM = (npm.packages(Path(__file__).parents[2]) / MICROPYTHON / "micropython.wasm").read_bytes()
NONE = b"\0"


def code(text: str) -> list[wasm.Instruction]:
    return wasm.split(NONE + wasm.assembled(text))[1]


def test_every_function_of_the_interpreter_is_read_and_written_as_it_was() -> None:
    for body in [*functions(WASM), *functions(patched(WASM))]:
        assert wasm.joined(*wasm.split(body)) == body


def test_text_is_assembled_as_the_specification_encodes_it() -> None:
    assert wasm.assembled("local.get 1; br_if 0\ni32.const -1; i32.load 12; call 3") == bytes.fromhex(
        "2001 0d00 417f 28020c 108380808000"
    )
    with pytest.raises(KeyError):
        wasm.assembled("local.got 1")


def test_what_is_not_known_is_refused() -> None:
    with pytest.raises(PatchError, match="not known: 0xd0"):
        wasm.split(b"\0\xd0\x70\x0b")


def test_a_value_that_nothing_reads_is_not_kept() -> None:
    made = code("i32.const 1; local.set 0; i32.const 2; local.set 1; local.get 1; drop; end")
    kept = wasm.without_dead_stores(made)
    assert wasm.joined(NONE, kept) == NONE + wasm.assembled(
        "i32.const 2; local.set 1; local.get 1; drop; end"
    )


def test_what_the_next_turn_of_a_loop_reads_is_kept() -> None:
    made = code("loop; local.get 0; br_if 1; i32.const 1; local.set 0; br 0; end; end")
    assert wasm.without_dead_stores(made) == made


def test_what_a_catch_reads_is_kept_where_something_may_throw() -> None:
    around = [wasm.block(wasm.TRY), *code("i32.const 1; local.set 0; call 1; i32.const 2; local.set 0")]
    handler = [wasm.made(wasm.CATCH_ALL), *code("local.get 0; drop; end; end")]
    kept = wasm.without_dead_stores([*around, *handler])
    assert kept == [*around[:4], *handler], "after the last call nothing throws"


def test_what_an_instruction_takes_and_gives() -> None:
    calls = {7: (2, 1)}
    effects = [
        wasm.effect(one, calls) for one in code("i32.const 0; i32.load 4; call 7; i32.store; drop; br 0")
    ]
    assert effects == [(0, 1), (1, 1), (2, 1), (2, 0), (1, 0), None]
