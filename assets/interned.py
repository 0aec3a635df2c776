"""Lets MicroPython tell at once that a new text is no name it knows: speed only.

Every text that is made is first looked for among the names of the program, of which a page has some two thousand:
those that came with its modules are compared one by one. A table of one bit for each of their hashes (16 bits) says
now that there is none of that hash. It stands where the linker had put the stack, which the glue moves away (`stack`).
Texts longer than 255 bytes are never names; they are not looked for.
"""

from __future__ import annotations

from assets.patching import PatchError
from assets.wasm import DATA, functions, number, replaced, sections, sized

TABLE = 1024
SIZE = 65536 // 8

_AT = b"\x80\x08"  # TABLE, as the offset of a load
# Of `qstr_find_strn`: `if (len == 0) return MP_QSTR_;`
_EMPTY = b"\x20\x01\x0d\x00\x41\x01\x0f\x0b"
_LONG = b"\x20\x01\x41\xff\x01\x4b\x04\x40\x41\x00\x0f\x0b"
# A pool that is not sorted is compared from its first entry: `if (pool->is_sorted && …)`.
_UNSORTED = b"\x20\x05\x28\x02\x04\x22\x07\x41\x7f\x4a"
_OUT = b"\x0d\x00"
# `if (!sorted) { len *= table[hash >> 3] >> (hash & 7) & 1 | before == 0; break; }`: the names of the interpreter's own
# methods, with none before them, were never added.
_BIT = b"\x20\x06\x41\x03\x76\x2d\x00" + _AT + b"\x20\x06\x41\x07\x71\x76\x41\x01\x71"
_NOT_IN_TABLE = b"\x04\x40\x20\x03" + _BIT + b"\x20\x07\x45\x72\x6c\x21\x03\x0c\x01\x0b"
# Of `qstr_from_strn`, the hash of a name that is new: `pool = last_pool; if (pool->len >= pool->alloc) …`
_NEW = b"\x02\x40\x02\x40\x41\x30\x28\x02"
_NEW_POOL = b"\x22\x02\x28\x02\x0c\x22\x03\x20\x02\x28\x02\x08\x22\x05\x4f\x0d\x00"
_BYTE = b"\x20\x00\x41\x03\x76"
_NOTED = _BYTE + _BYTE + b"\x2d\x00" + _AT + b"\x41\x01\x20\x00\x41\x07\x71\x74\x72\x3a\x00" + _AT


def interned(wasm: bytes) -> bytes:
    """The module with the table. `PatchError` when it is not the one that is known, or something stands there."""
    body = dict(sections(wasm))
    if any(end > TABLE and begin < TABLE + SIZE for begin, end in _segments(body[DATA])):
        raise PatchError("MicroPython: where the table of names goes there is data")
    changed = [0, 0]
    made = []
    for function in functions(wasm):
        if _EMPTY in function and _UNSORTED + _OUT in function:
            changed[0] += 1
            short = function.replace(_EMPTY, _EMPTY + _LONG, 1)
            made.append(short.replace(_UNSORTED + _OUT, _UNSORTED + _NOT_IN_TABLE, 1))
        elif _NEW in function and _NEW_POOL in function:
            changed[1] += 1
            at = function.rindex(_NEW, 0, function.index(_NEW_POOL))
            made.append(function[:at] + _NOTED + function[at:])
        else:
            made.append(function)
    if changed != [1, 1]:
        raise PatchError(f"MicroPython: expected one search and one addition of names, found {changed}")
    return replaced(wasm, made)


def _segments(body: bytes) -> list[tuple[int, int]]:
    """From where to where each piece of data goes; all begin with `i32.const` where it goes."""
    count, at = number(body, 0)
    made = []
    for _ in range(count):
        if body[at : at + 2] != b"\0\x41":
            raise PatchError("MicroPython: data of another kind")
        begin, at = number(body, at + 2, signed=True)
        data, at = sized(body, at + 1)
        made.append((begin, begin + len(data)))
    return made
