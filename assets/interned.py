"""Lets MicroPython find at once whether a text is a name it knows: speed only.

Every text that is made is first looked for among the names of the program (`qstr`), of which a page has some two
thousand: those of one list after another, most of them from the first to the last, two hundred and fifty a text. Here
they get a table of their hashes: for each the name that was added last, and for each name the one with the same hash
before it. It stands where the linker had put the stack, which the glue moves away (`stack`), and is filled when the
first name is looked for. Texts longer than 255 bytes are never names; they are not looked for.
"""

from __future__ import annotations

import re

from assets.instructions import assembled
from assets.patching import PatchError
from assets.wasm import DATA, IMPORT, functions, imported, number, replaced, sections, sized

TABLE = 1024
HASHES = 16384  # how many hashes are told apart: the lower bits
END = 65536
_BEFORE = TABLE + 2 * HASHES  # for each name the one before; of name 0, which is none, the table's state
_EMPTY_YET, _FILLED, _TOO_SMALL = (
    0,
    1,
    2,
)  # too small: there are more than NAMES, and all is searched as before
NAMES = (END - _BEFORE) // 2

_POOL = "i32.const 48; i32.load 188108"  # the names that were added last: MP_STATE_VM(last_pool)
# Of `qstr_find_strn`: `if (len == 0) return MP_QSTR_;`
_EMPTY = assembled("local.get 1; br_if 0; i32.const 1; return; end")
_LONG = assembled("local.get 1; i32.const 256; i32.lt_u; i32.eqz; if; i32.const 0; return; end")
# `hash = max(hash, 1); for (pool = …)`
_HASHED = re.compile(rb"\x1b\x21\x06(?=\x03\x40\x20\x05\x28\x02\x0c)")
# `memcmp(pool->qstrs[at], str, len) == 0`
_COMPARE = re.compile(rb"\x28\x02\x00\x20\x00\x20\x01(\x10.{5})\x45\x0d\x03", re.DOTALL)
# Of `qstr_from_strn`: `pool->hashes[at] = hash`, from where on nothing fails any more.
_NEW = assembled("local.get 5; local.get 3; i32.const 1; i32.shl; i32.add; local.get 0; i32.store16 0")
_NAME = f"{_POOL}; i32.load 4; i32.const {0x7FFFFFFF}; i32.and; local.get 3; i32.add"  # pool->before + at
_I32 = 0x7F


def interned(wasm: bytes) -> bytes:
    """The module with the table. `PatchError` when it is not the one that is known, or something stands there."""
    body = dict(sections(wasm))
    if any(end > TABLE and begin < END for begin, end in _segments(body[DATA])):
        raise PatchError("MicroPython: where the table of names goes there is data")
    bodies = functions(wasm)
    find = len(imported(body[IMPORT])) + len(bodies)
    note = find + 1
    noted = assembled(f"local.get 0; {_NAME}; call {note}") + _NEW
    changed = [0, 0]
    made = []
    compare = b""
    for function in bodies:
        found = _COMPARE.search(function)
        if _EMPTY in function and found and len(_HASHED.findall(function)) == 1:
            changed[0] += 1
            compare = found[1]
            made.append(
                _HASHED.sub(lambda at: at[0] + _asked(find), function.replace(_EMPTY, _EMPTY + _LONG, 1))
            )
        else:
            changed[1] += function.count(_NEW)
            made.append(function.replace(_NEW, noted))
    if changed != [1, 1]:
        raise PatchError(f"MicroPython: expected one search and one addition of names, found {changed}")
    i32 = bytes([_I32])
    return replaced(wasm, made, [((i32 * 3, i32), _find(compare, note)), ((i32 * 2, b""), _note())])


def _asked(find: int) -> bytes:
    """`name = find(text, length, hash); if (name || state < TOO_SMALL) return name;`."""
    return assembled(f"""
        local.get 0; local.get 1; local.get 6; call {find}; local.tee 4
        i32.const 0; i32.load16_u {_BEFORE}; i32.const {_TOO_SMALL}; i32.lt_u; i32.or
        if
          local.get 4; return
        end""")


def _find(compare: bytes, note: int) -> bytes:
    """The function `find(text, length, hash)`: the name that was added with these, else 0.

    if (state == EMPTY_YET) {
        state = FILLED;
        for (pool = last_pool; pool; pool = pool->previous)
            for (at = pool->length; at--;) note(pool->hashes[at], pool->before + at); }
    for (name = last[hash]; name; name = before[name]) {
        for (pool = last_pool; (at = name - pool->before) < 0; pool = pool->previous) {}
        if (pool->hashes[at] == hash && pool->lengths[at] == length && !memcmp(pool->texts[at], text, length))
            return name; }
    return 0;
    """
    text, length, hashed, name, pool, at = range(6)
    before = f"local.get {pool}; i32.load 4; i32.const {0x7FFFFFFF}; i32.and"
    hash_at = f"local.get {pool}; i32.load 16; local.get {at}; i32.const 1; i32.shl; i32.add; i32.load16_u"
    filled = f"""
        i32.const 0; i32.load16_u {_BEFORE}; i32.eqz
        if
          i32.const 0; i32.const {_FILLED}; i32.store16 {_BEFORE}
          {_POOL}; local.set {pool}
          loop
            local.get {pool}; i32.load 12; local.set {at}
            loop
              local.get {at}; i32.const 1; i32.sub; local.set {at}
              {hash_at}; {before}; local.get {at}; i32.add; call {note}
              local.get {at}; br_if 0
            end
            local.get {pool}; i32.load; local.tee {pool}; br_if 0
          end
        end"""
    same = f"""
        local.get {hashed}; i32.const {HASHES - 1}; i32.and; i32.const 1; i32.shl; i32.load16_u {TABLE}
        local.set {name}
        block
          loop
            local.get {name}; i32.eqz; br_if 1
            {_POOL}; local.set {pool}
            loop
              local.get {name}; {before}; i32.sub; local.tee {at}; i32.const 0; i32.lt_s
              if
                local.get {pool}; i32.load; local.set {pool}; br 1
              end
            end
            block
              {hash_at}; local.get {hashed}; i32.ne; br_if 0
              local.get {pool}; i32.load 20; local.get {at}; i32.add; i32.load8_u; local.get {length}; i32.ne; br_if 0
              local.get {pool}; local.get {at}; i32.const 2; i32.shl; i32.add; i32.load 24
              local.get {text}; local.get {length}"""
    end = f"""
              br_if 0
              local.get {name}; return
            end
            local.get {name}; i32.const 1; i32.shl; i32.load16_u {_BEFORE}; local.set {name}
            br 0
          end
        end
        i32.const 0
        end"""
    return b"\1\3" + bytes([_I32]) + assembled(filled + same) + compare + assembled(end)


def _note() -> bytes:
    """The function `note(hash, name)`: add a name; of name 0, which is none, nothing.

    if (name < NAMES) { if (name) { before[name] = last[hash]; last[hash] = name; } } else state = TOO_SMALL;
    """
    hashed, name = range(2)
    return b"\0" + assembled(f"""
        block
          local.get {name}; i32.eqz; br_if 0
          local.get {name}; i32.const {NAMES}; i32.ge_u
          if
            i32.const 0; i32.const {_TOO_SMALL}; i32.store16 {_BEFORE}; br 1
          end
          local.get {name}; i32.const 1; i32.shl
          local.get {hashed}; i32.const {HASHES - 1}; i32.and; i32.const 1; i32.shl; local.tee {hashed}
          i32.load16_u {TABLE}; i32.store16 {_BEFORE}
          local.get {hashed}; local.get {name}; i32.store16 {TABLE}
        end
        end""")


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
