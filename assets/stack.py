"""Lets Python recurse about three times as deep: 155 plain frames as the interpreter comes, 470 then.

The interpreter stops at 32 KB of the 64 KB of stack that its linker gave it. The glue moves it to a stack of its own
(`SIZE`), and the limit that it is compiled with is raised here (`LIMIT`). The browser's own stack sets the bound:
Chromium gives up, beyond rescue, at about twice this limit.
"""

from __future__ import annotations

import re

from assets.patching import PatchError

SIZE = 128 * 1024
LIMIT = 96 * 1024
# `i32.const 32768`, and the call that sets the limit; call targets are padded to five bytes.
_SET = re.compile(rb"\x41\x80\x80\x02(?=\x10[\x80-\xff]{2}\x80\x80\x00)")


def deepened(wasm: bytes) -> bytes:
    """The module with `LIMIT`, of the same length. `PatchError` when the limit is not set exactly once."""
    number = bytes((LIMIT & 0x7F | 0x80, LIMIT >> 7 & 0x7F | 0x80, LIMIT >> 14))
    made, count = _SET.subn(b"\x41" + number, wasm)
    if count != 1:
        raise PatchError(f"MicroPython: expected the limit of its stack once, found {count}")
    return made
