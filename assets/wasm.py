"""Reads and writes the binary format of WebAssembly as far as the patches of MicroPython need it.

Numbers are LEB128; a section is `(id, body)`. The linker pads the target of every call to five bytes, so that a call
can be pointed elsewhere without moving anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from assets.patching import PatchError

if TYPE_CHECKING:
    from collections.abc import Sequence

HEAD = b"\0asm\1\0\0\0"
TYPE, IMPORT, FUNCTION, GLOBAL, EXPORT, ELEMENT, CODE, DATA, TAG = 1, 2, 3, 6, 7, 9, 10, 11, 13

Signature = tuple[bytes, bytes]  # the types of what a function takes and of what it returns, a byte each


def number(data: bytes, at: int, *, signed: bool = False) -> tuple[int, int]:
    """The number at a place, and the place after it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if not byte & 0x80:
            return (value - (1 << shift) if signed and byte & 0x40 else value), at


def sized(data: bytes, at: int) -> tuple[bytes, int]:
    """The bytes at a place that begin with their length (a name, say), and the place after them."""
    length, at = number(data, at)
    return data[at : at + length], at + length


def unsigned(value: int, width: int = 1) -> bytes:
    """A number of at least `width` bytes."""
    made = bytearray()
    while value > 0x7F or len(made) < width - 1:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    made.append(value)
    return bytes(made)


def signed(value: int) -> bytes:
    """A number that may be negative."""
    made = bytearray()
    while not -64 <= value < 64:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    made.append(value & 0x7F)
    return bytes(made)


def vector(items: list[bytes]) -> bytes:
    """Items with their count before them."""
    return unsigned(len(items)) + b"".join(items)


def call(function: int) -> bytes:
    """The instruction that calls a function, as the linker writes it."""
    return b"\x10" + unsigned(function, 5)


def sections(module: bytes) -> list[tuple[int, bytes]]:
    """Every section in order. `PatchError` when it is no module."""
    if not module.startswith(HEAD):
        raise PatchError("not a WebAssembly module")
    at, made = len(HEAD), []
    while at < len(module):
        kind = module[at]
        body, at = sized(module, at + 1)
        made.append((kind, body))
    return made


def module(parts: list[tuple[int, bytes]]) -> bytes:
    """The module of these sections."""
    return HEAD + b"".join(bytes([kind]) + unsigned(len(body)) + body for kind, body in parts)


def functions(wasm: bytes) -> list[bytes]:
    """The body of every function that is not imported."""
    code = dict(sections(wasm))[CODE]
    count, at = number(code, 0)
    made = []
    for _ in range(count):
        body, at = sized(code, at)
        made.append(body)
    return made


def replaced(wasm: bytes, bodies: list[bytes], more: Sequence[tuple[Signature, bytes]] = ()) -> bytes:
    """The module with other bodies of its functions, and with more functions after them."""
    body = dict(sections(wasm))
    count, at = number(body[FUNCTION], 0)
    types = function_types(body[TYPE])
    kinds = b"".join(unsigned(types.index(signature)) for signature, _ in more)
    new = {
        FUNCTION: unsigned(count + len(more)) + body[FUNCTION][at:] + kinds,
        CODE: vector([unsigned(len(code)) + code for code in [*bodies, *(code for _, code in more)]]),
    }
    return module([(kind, new.get(kind, old)) for kind, old in sections(wasm)])


def function_types(body: bytes) -> list[Signature]:
    """Every function type: the types of what it takes and of what it returns, a byte each."""
    count, at = number(body, 0)
    made = []
    for _ in range(count):
        given, at = sized(body, at + 1)
        returned, at = sized(body, at)
        made.append((given, returned))
    return made


def imported(body: bytes) -> list[tuple[str, int]]:
    """The name and the type of every import; all are functions."""
    count, at = number(body, 0)
    made = []
    for _ in range(count):
        _, at = sized(body, at)
        name, at = sized(body, at)
        if body[at] != 0:
            raise PatchError("MicroPython: an import that is no function")
        kind, at = number(body, at + 1)
        made.append((name.decode(), kind))
    return made


def table(body: bytes) -> dict[int, int]:
    """The function at each place of the table, which one segment fills."""
    if body[:3] != b"\1\0\x41":
        raise PatchError("MicroPython: another table of functions")
    first, at = number(body, 3, signed=True)
    count, at = number(body, at + 1)
    made = {}
    for place in range(first, first + count):
        made[place], at = number(body, at)
    return made
