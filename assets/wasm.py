"""Reads and writes the binary format of WebAssembly as far as the patches of MicroPython need it.

Numbers are LEB128; a section is `(id, body)`. The linker pads the target of every call to five bytes, so that a call
can be pointed elsewhere without moving anything.
"""

from __future__ import annotations

from assets.patching import PatchError

HEAD = b"\0asm\1\0\0\0"
TYPE, IMPORT, FUNCTION, GLOBAL, EXPORT, CODE, DATA, TAG = 1, 2, 3, 6, 7, 10, 11, 13


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


def replaced(wasm: bytes, bodies: list[bytes]) -> bytes:
    """The module with other bodies of its functions."""
    code = vector([unsigned(len(body)) + body for body in bodies])
    return module([(kind, code if kind == CODE else old) for kind, old in sections(wasm)])
