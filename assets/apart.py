"""Keeps the browser from copying small functions into the one that runs Python's bytecode: speed only.

That function is optimised beside the page while the page starts, and takes a processor from it. With what it calls
copied into it, its code is two thirds longer and takes longer to make; Chromium copies what is at most `LONGEST` bytes
long. So the functions that it calls are made longer, by a long instruction that is never reached; all weigh a kilobyte
in the page. Before `catching` had them called straight, the browser did not copy them either.
"""

from __future__ import annotations

from assets import instructions as wasm
from assets.patching import PatchError
from assets.wasm import IMPORT, functions, imported, replaced, sections

LONGEST = 500
_BYTECODE = 40  # it is the one function that chooses between more ways than this at a time
_RETURN, _END = b"\x0f", b"\x0b"


def apart(module: bytes) -> bytes:
    """The module whose bytecode's function calls nothing short. `PatchError` when it cannot be told which that is."""
    bodies = functions(module)
    first = len(imported(dict(sections(module))[IMPORT]))
    found = [code for code in (wasm.split(body)[1] for body in bodies) if _chooses(code) > _BYTECODE]
    if len(found) != 1:
        raise PatchError(f"MicroPython: expected one function that runs bytecode, found {len(found)}")
    for index in {one.given[0] - first for one in found[0] if one.op == wasm.CALL}:
        short = LONGEST + 1 - len(bodies[index]) if index >= 0 else 0
        if short > 0:
            bodies[index] = (
                bodies[index].removesuffix(_END) + _RETURN + wasm.branches([0] * short).code + _END
            )
    return replaced(module, bodies)


def _chooses(code: list[wasm.Instruction]) -> int:
    """The most ways between which a function chooses."""
    return max((len(one.given) for one in code if one.op == wasm.BR_TABLE), default=0)
