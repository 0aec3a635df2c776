"""Keeps MicroPython's hash tables short to search: speed only.

A table grows only when its last place is taken, what is deleted leaves a mark that a search walks over, and numbers
that follow each other stand side by side: one of a thousand entries of which most came and went is looked through
from end to end for each key that it has not. Now keys are scattered, and a new key finds the table laid out anew, with
twice the room for what it holds and without the marks, where three quarters are taken or its place would be far from
its own. What is found, and the order as long as no key is added, stay as they are.
"""

from __future__ import annotations

import re

from assets.patching import PatchError
from assets.wasm import functions, replaced

# Of `mp_map_lookup`: nine variables of 32 bits; one more tells that the table has been laid out anew.
_NINE = b"\1\x09\x7f"
_TEN = b"\1\x0a\x7f"
# `own = hash % (alloc = map->alloc)`
_OWN = b"\x20\x09\x20\x00\x28\x02\x04\x22\x0a\x70\x22\x0b"
_SCATTERED = _OWN.replace(b"\x20\x09", b"\x20\x09\x41\xb1\xf3\xdd\xf1\x79\x6c")  # times 0x9e3779b1
# Where a free place is found: `if (kind != add) return NULL; map->used += 1; …`
_FREE = b"\x20\x02\x41\x01\x47\x0d\x06"
_TAKEN = b"\x20\x00\x20\x00\x28\x02\x00\x41\x08\x6a\x36\x02\x00"
# Where the search has come round: `if (mark) { … }`, else `rehash(map); continue;`
_MARK = b"\x20\x06\x45\x0d\x00" + _TAKEN
_MARK_AGAIN = b"\x20\x06\x45\x20\x0c\x45\x72\x0d\x00" + _TAKEN
_AGAIN = b"\x41\x01\x21\x0c"
_FULL = re.compile(
    rb"(\x20\x00\x10.....)(?=\x0c\x01\x0b\x0b\x20\x06\x0f\x0b\x20\x04\x0f\x0b\x41\x00\x0b)", re.DOTALL
)
# Of `mp_map_rehash`: `size = map->alloc + 1`; then twice what is used, and one.
_ONE_MORE = b"\x20\x00\x28\x02\x04\x22\x01\x41\x01\x6a\x21\x02"
_TWICE = b"\x20\x00\x28\x02\x04\x21\x01" + b"\x20\x00\x28\x02\x00\x41\x02\x76\x41\x01\x72\x21\x02"


def probing(wasm: bytes) -> bytes:
    """The module with tables that are laid out anew in time. `PatchError` when it is not the one that is known."""
    changed = [0, 0]
    made = []
    for function in functions(wasm):
        if _FREE + _TAKEN in function and _OWN in function and function.startswith(_NINE):
            changed[0] += 1
            made.append(_lookup(function))
        elif _ONE_MORE in function:
            changed[1] += 1
            made.append(function.replace(_ONE_MORE, _TWICE))
        else:
            made.append(function)
    if changed != [1, 1]:
        raise PatchError(f"MicroPython: expected one look-up and one growth of tables, found {changed}")
    return replaced(wasm, made)


def _lookup(function: bytes) -> bytes:
    full = _FULL.search(function)
    if full is None or function.count(_MARK) != 1:
        raise PatchError("MicroPython: the look-up of tables ends in another way")
    # if (!again && (used * 4 > alloc * 3 + 24 || (place + alloc - own) % alloc > 16 + alloc / 16)) {
    #     again = 1; rehash(map); continue; }
    crowded = b"\x20\x00\x28\x02\x00\x41\x01\x76\x20\x0a\x41\x03\x6c\x41\x18\x6a\x4b"
    far = b"\x20\x03\x20\x0a\x6a\x20\x0b\x6b\x20\x0a\x70\x20\x0a\x41\x04\x76\x41\x10\x6a\x4b"
    anew = b"\x20\x0c\x45" + crowded + far + b"\x72\x71\x04\x40" + _AGAIN + full[1] + b"\x0c\x05\x0b"
    function = _FULL.sub(lambda found: _AGAIN + found[1], function)
    function = function.replace(_NINE, _TEN, 1).replace(_OWN, _SCATTERED)
    return function.replace(_MARK, _MARK_AGAIN).replace(_FREE + _TAKEN, _FREE + anew + _TAKEN)
