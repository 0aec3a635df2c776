"""Writes the numbers in MicroPython's instructions as short as they can be: 29,000 bytes less to unpack and compile.

The linker gives every function, global and address it fills in five bytes, so that the patches can point a call
elsewhere in place. This goes after them.
"""

from __future__ import annotations

from assets import instructions as wasm
from assets.wasm import functions, replaced, signed, unsigned

_UNSIGNED = frozenset((wasm.CALL, wasm.CALL_INDIRECT, wasm.GLOBAL_GET, wasm.GLOBAL_SET))
_SIGNED = frozenset((wasm.I32_CONST, wasm.I64_CONST))


def narrow(module: bytes) -> bytes:
    """The same module, shorter."""
    bodies = []
    for body in functions(module):
        head, code = wasm.split(body)
        bodies.append(head + b"".join(map(_written, code)))
    return replaced(module, bodies)


def _written(one: wasm.Instruction) -> bytes:
    if one.op in _UNSIGNED or wasm.is_access(one.op):
        return bytes([one.op]) + b"".join(map(unsigned, one.given))
    if one.op in _SIGNED:
        return bytes([one.op]) + signed(one.given[0])
    return one.code
