"""Lets MicroPython find room for long values at once: speed only.

The allocator begins its search where it last found a place for one block of 16 bytes; it does not remember
where it found more, and goes back to what is freed by hand, so that a program with many values alive looks through all
of them for each long text and each table that grows. Now it remembers always, and does not go back: what is free before
that place is found again after the next collection.
"""

from __future__ import annotations

import re

from assets.patching import PatchError

# `if (blocks == 1) { last = area; area->next = … }`: of the test, the comparison.
_ONE_BLOCK = re.compile(rb"(?<=\x20\x0a)\x41\x01\x47(?=\x0d\x00\x41\xc8\x07\x20\x05\x36)")
_NEVER = b"\x41\0\x71"
# `if (block / 4 < area->next) area->next = block / 4` of what is freed: `area->next`, which becomes 0.
_FREED = re.compile(
    rb"(?<=\x20\x02\x41\x06\x76\x22\x02)\x20\x01\x28\x02\x1c(?=\x4f\x0d\x00\x20\x01\x20\x02\x36\x02\x1c)"
)
_NOTHING = b"\x41\0\x01\x01\x01"


def roomy(wasm: bytes) -> bytes:
    """The module whose allocator always remembers where it found room, of the same length."""
    for what, pattern, new in (("test of one block", _ONE_BLOCK, _NEVER), ("way back", _FREED, _NOTHING)):
        wasm, count = pattern.subn(new, wasm)
        if count != 1:
            raise PatchError(f"MicroPython: expected the allocator's {what} once, found {count}")
    return wasm
