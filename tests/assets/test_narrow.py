"""The module with short numbers is the same module."""

from __future__ import annotations

from pathlib import Path

from assets import instructions as wasm
from assets import npm
from assets.narrow import narrow
from assets.runtimes import MICROPYTHON
from assets.wasm import CODE, functions, replaced, sections

WASM = (npm.packages(Path(__file__).parents[2]) / MICROPYTHON / "micropython.wasm").read_bytes()


def test_every_instruction_is_what_it_was() -> None:
    made = narrow(WASM)
    for old, new in zip(functions(WASM), functions(made), strict=True):
        before, after = wasm.split(old), wasm.split(new)
        assert after[0] == before[0]
        assert [one[:2] for one in after[1]] == [one[:2] for one in before[1]]
    assert [part for part in sections(made) if part[0] != CODE] == [
        part for part in sections(WASM) if part[0] != CODE
    ]
    assert len(made) < len(WASM) - 25_000
    assert narrow(made) == made


def test_numbers_at_the_edge_of_a_byte_are_kept() -> None:
    edges = [0, 1, 63, 64, 127, 128, 8191, 8192, 2**31 - 1, -1, -64, -65, -(2**31)]
    code = b"".join(bytes([wasm.I32_CONST]) + _wide(value) + bytes([wasm.DROP]) for value in edges) + bytes(
        [wasm.END]
    )
    body = functions(narrow(replaced(WASM, [b"\0" + code])))[0]
    assert [one.given[0] for one in wasm.split(body)[1] if one.op == wasm.I32_CONST] == edges


def _wide(value: int) -> bytes:
    """A number in five bytes, as the linker writes it."""
    return bytes((value >> shift & 0x7F) | 0x80 for shift in (0, 7, 14, 21)) + bytes([value >> 28 & 0x7F])
