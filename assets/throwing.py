"""Lets MicroPython throw and catch inside WebAssembly: speed only.

C's `setjmp` and `longjmp` come compiled to JavaScript: whatever may raise is called through one of
eleven imported functions `invoke_*` of the glue, each a `try` around a call back into WebAssembly, so that every call
of a Python function crosses to JavaScript and back several times. Here the same functions are written in WebAssembly
with its own exceptions (Chrome 95, Firefox 100, Safari 15.2) and appended; every call of an import is pointed at them.
Calling a Python function takes about half the time then, raising and catching a third.
"""

from __future__ import annotations

from assets.patching import PatchError
from assets.wasm import (
    CODE,
    EXPORT,
    FUNCTION,
    GLOBAL,
    IMPORT,
    TAG,
    TYPE,
    Signature,
    call,
    function_types,
    imported,
    module,
    number,
    sections,
    sized,
    unsigned,
    vector,
)

THROW = "_emscripten_throw_longjmp"
PRESENT = "_abort_js"  # what an import that nothing calls any more asks for: the glue has it
_I32, _VOID = 0x7F, b"\x40"
# Instructions, as the specification names them.
_TRY, _CATCH, _CATCH_ALL, _THROW, _RETHROW, _END = (
    b"\x06",
    b"\x07\x00",
    b"\x19",
    b"\x08\x00",
    b"\x09\x00",
    b"\x0b",
)
_GET, _SET, _CONST, _CALL_INDIRECT = b"\x20", b"\x21", b"\x41", b"\x11"
_GET_STACK, _SET_STACK = b"\x23\x00", b"\x24\x00"  # the linker's first global is the pointer to its stack


def throwing(wasm: bytes) -> bytes:
    """The module with exceptions of its own. `PatchError` when it does not import the twelve functions for them."""
    parts = sections(wasm)
    body = dict(parts)
    types = function_types(body[TYPE])
    imports = imported(body[IMPORT])
    count, at = number(body[FUNCTION], 0)
    first = len(imports) + count
    set_threw = _exported(body[EXPORT], b"setThrew")
    code, unused = body[CODE], body[IMPORT]
    kinds: list[bytes] = []
    bodies: list[bytes] = []
    found = 0
    for index, (name, kind) in enumerate(imports):
        if name != THROW and not name.startswith("invoke_"):
            continue
        found += 1
        unused = unused.replace(_named(name), _named(PRESENT))
        if call(index) not in code:  # `catching` has its calls go straight
            continue
        code = code.replace(call(index), call(first + len(bodies)))
        made = b"\0" + _THROW + _END if name == THROW else _invoke(types, types[kind], set_threw)
        kinds.append(unsigned(kind))
        bodies.append(unsigned(len(made)) + made)
    if found != 12:
        raise PatchError(f"MicroPython: expected 12 imports for exceptions, found {found}")
    functions, begin = number(code, 0)
    body[FUNCTION] = unsigned(count + len(kinds)) + body[FUNCTION][at:] + b"".join(kinds)
    body[IMPORT] = unused
    body[CODE] = unsigned(functions + len(bodies)) + code[begin:] + b"".join(bodies)
    tag = vector([b"\0" + unsigned(types.index((b"", b"")))])
    made_parts = []
    for kind, old in parts:
        if kind == GLOBAL:
            made_parts.append((TAG, tag))
        made_parts.append((kind, body[kind] if kind else old))
    return module(made_parts)


def _invoke(types: list[Signature], signature: Signature, set_threw: int) -> bytes:
    """`try { return table[a](b…) } catch (longjmp) { stack = as before; setThrew(1, 0); return 0 }`.

    What else comes through, an error of the page's, leaves the stack as before too and goes on.
    """
    given, returned = signature
    saved = unsigned(len(given))
    restore = _GET + saved + _SET_STACK
    arguments = b"".join(_GET + unsigned(index) for index in range(1, len(given)))
    target = types.index((given[1:], returned))
    return b"".join(
        (
            b"\1\1" + bytes([_I32]),  # one local
            _GET_STACK + _SET + saved,
            _TRY + (returned or _VOID),
            arguments + _GET + b"\0" + _CALL_INDIRECT + unsigned(target) + b"\0",
            _CATCH + restore + _CONST + b"\1" + _CONST + b"\0" + call(set_threw),
            _CONST + b"\0" if returned else b"",
            _CATCH_ALL + restore + _RETHROW,
            _END + _END,
        )
    )


def _named(name: str) -> bytes:
    """The name of an imported function, as it stands there."""
    return unsigned(len(name)) + name.encode() + b"\0"


def _exported(body: bytes, wanted: bytes) -> int:
    """The index of an exported function."""
    count, at = number(body, 0)
    for _ in range(count):
        name, at = sized(body, at)
        kind = body[at]
        index, at = number(body, at + 1)
        if kind == 0 and name == wanted:
            return index
    raise PatchError(f"MicroPython: {wanted.decode()} is not exported")
