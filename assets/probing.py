"""Keeps MicroPython's hash tables short to search, dicts and sets: speed only.

A table grows only when its last place is taken, what is deleted leaves a mark that a search walks over, and numbers
that follow each other stand side by side: one of a thousand entries of which most came and went is looked through
from end to end for each key that it has not. Now keys are scattered, and a new key finds the table laid out anew, with
twice the room for what it holds and without the marks, where three quarters are taken or its place would be far from
its own behind marks: keys of one hash stand far apart in every table. What is found, and the order as long as no key is
added, stay as they are.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from assets.patching import PatchError
from assets.wasm import functions, replaced

_GET, _SET, _TEE, _CONST, _LOAD = b"\x20", b"\x21", b"\x22", b"\x41", b"\x28\x02"
_SCATTER = _CONST + b"\xb1\xf3\xdd\xf1\x79\x6c"  # times 0x9e3779b1
_AGAIN = _CONST + b"\1" + _SET
_OUT_OF = b"\x0d"


class _Kind(NamedTuple):
    """How a kind of table is searched: numbers of variables, pieces of code."""

    name: str
    variables: int  # all of 32 bits, one group; one more tells that the table has been laid out anew
    hashed: bytes  # the variable with the hash of the key
    alloc: bytes  # where the number of places is kept, and the variable that has it
    size: bytes
    own: bytes  # the variable with the key's own place
    adds: bytes  # "unless a key is added …"
    depth: int  # … leave so many blocks
    anew: int  # how many blocks around a condition there is the loop that begins anew
    taken: bytes  # `used += 1`
    four_used: bytes  # four times what is used, or a little more
    twice_used: bytes  # an odd number, twice what is used or a little more
    found: bytes  # the variable that is returned at the end


_ADD_ONE = b"\x6a\x36\x02"
_MAP = _Kind(
    "map",
    9,
    hashed=b"\x09",
    alloc=b"\x04",
    size=b"\x0a",
    own=b"\x0b",
    adds=b"\x20\x02\x41\x01\x47",
    depth=6,
    anew=5,
    taken=b"\x20\x00\x20\x00\x28\x02\x00\x41\x08" + _ADD_ONE + b"\x00",  # used stands above three flags
    four_used=b"\x20\x00\x28\x02\x00\x41\x01\x76",
    twice_used=b"\x20\x00\x28\x02\x00\x41\x02\x76\x41\x01\x72",
    found=b"\x20\x06\x0f\x0b\x20\x04\x0f\x0b",
)
_SET_OF = _Kind(
    "set",
    8,
    hashed=b"\x05",
    alloc=b"\x00",
    size=b"\x07",
    own=b"\x08",
    adds=b"\x20\x04",
    depth=6,
    anew=6,
    taken=b"\x20\x00\x20\x00\x28\x02\x04\x41\x01" + _ADD_ONE + b"\x04",
    four_used=b"\x20\x00\x28\x02\x04\x41\x02\x74",
    twice_used=b"\x20\x00\x28\x02\x04\x41\x01\x74\x41\x01\x72",
    found=b"\x20\x0a\x0f\x0b",
)


def probing(wasm: bytes) -> bytes:
    """The module with tables that are laid out anew in time. `PatchError` when it is not the one that is known."""
    made = functions(wasm)
    for kind in (_MAP, _SET_OF):
        searches = [at for at, body in enumerate(made) if _hash(kind) in body and _free(kind) in body]
        growths = [at for at, body in enumerate(made) if body.count(_one_more(kind)) == 1]
        if len(searches) != 1 or len(growths) != 1:
            found = [len(searches), len(growths)]
            raise PatchError(
                f"MicroPython: expected one search and one growth of a {kind.name}, found {found}"
            )
        made[searches[0]] = _search(kind, made[searches[0]])
        # `size = alloc + 1`, the variable that it goes to, and where the old one is kept
        more = _GET + b"\0" + _LOAD + kind.alloc + _SET + b"\1" + kind.twice_used + _SET + b"\2"
        made[growths[0]] = made[growths[0]].replace(_one_more(kind), more)
    return replaced(wasm, made)


def _hash(kind: _Kind) -> bytes:
    """`own = hash % (size = table->alloc)`."""
    return (
        _GET + kind.hashed + _GET + b"\0" + _LOAD + kind.alloc + _TEE + kind.size + b"\x70" + _TEE + kind.own
    )


def _free(kind: _Kind) -> bytes:
    """Where a free place is found: `if (!add) return NULL; used += 1;`."""
    return kind.adds + _OUT_OF + bytes([kind.depth]) + kind.taken


def _one_more(kind: _Kind) -> bytes:
    return _GET + b"\0" + _LOAD + kind.alloc + _TEE + b"\1" + b"\x41\x01\x6a" + _SET + b"\2"


def _search(kind: _Kind, body: bytes) -> bytes:
    again = bytes([kind.variables + 3])
    # Where the search has come round: `if (mark) { … }`, else `rehash(table); continue;`
    mark = b"\x20\x06\x45" + _OUT_OF + b"\0" + kind.taken
    full = re.compile(
        rb"(\x20\x00\x10.....)(?=\x0c\x01\x0b\x0b" + re.escape(kind.found) + rb"\x41\x00\x0b)", re.DOTALL
    )
    rehash = full.search(body)
    if rehash is None or body.count(mark) != 1 or not body.startswith(bytes([1, kind.variables, 0x7F])):
        raise PatchError(f"MicroPython: the search of a {kind.name} is another one")
    # if (!again && (used * 4 > size * 3 + 24 || ((place + size - own) % size > 16 + size / 16 && mark))) {
    #     again = 1; rehash(table); continue; }
    size = _GET + kind.size
    crowded = kind.four_used + size + b"\x41\x03\x6c\x41\x18\x6a\x4b"
    far = (
        b"\x20\x03"
        + size
        + b"\x6a"
        + _GET
        + kind.own
        + b"\x6b"
        + size
        + b"\x70"
        + size
        + b"\x41\x04\x76\x41\x10\x6a\x4b"
        + b"\x20\x06\x41\x00\x47\x71"
    )
    anew = _GET + again + b"\x45" + crowded + far + b"\x72\x71\x04\x40" + _AGAIN + again + rehash[1]
    anew += b"\x0c" + bytes([kind.anew]) + b"\x0b"
    body = full.sub(lambda found: _AGAIN + again + found[1], body)
    body = body.replace(mark, b"\x20\x06\x45" + _GET + again + b"\x45\x72" + _OUT_OF + b"\0" + kind.taken)
    body = body.replace(
        _hash(kind), _hash(kind).replace(_GET + kind.hashed, _GET + kind.hashed + _SCATTER, 1)
    )
    body = body.replace(_free(kind), kind.adds + _OUT_OF + bytes([kind.depth]) + anew + kind.taken)
    return bytes([1, kind.variables + 1]) + body[2:]
