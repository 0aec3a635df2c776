"""The binary format of WebAssembly, read and written."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets import npm
from assets.patching import PatchError
from assets.runtimes import MICROPYTHON
from assets.wasm import functions, module, number, replaced, sections, unsigned

WASM = (npm.packages(Path(__file__).parents[2]) / MICROPYTHON / "micropython.wasm").read_bytes()


@pytest.mark.parametrize("value", [0, 1, 127, 128, 300, 65535, 2**32 - 1])
def test_numbers_come_back(value: int) -> None:
    assert number(unsigned(value), 0) == (value, len(unsigned(value)))
    assert number(unsigned(value, 5), 0) == (value, 5)


def test_signed_numbers_are_read() -> None:
    assert number(b"\x7f", 0, signed=True) == (-1, 1)
    assert number(b"\xb1\xf3\xdd\xf1\x79", 0, signed=True) == (0x9E3779B1 - 2**32, 5)


def test_a_module_comes_back() -> None:
    assert module(sections(WASM)) == WASM
    assert functions(replaced(WASM, functions(WASM))) == functions(WASM)


def test_what_is_no_module_is_refused() -> None:
    with pytest.raises(PatchError, match="not a WebAssembly module"):
        sections(b"\0asm")
