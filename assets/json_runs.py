"""Lets MicroPython's `json` go over text as fast as it can: speed only.

`dumps` formats each letter of a text with `printf`; here letters that stand for themselves are written in one piece.
`loads` has each letter read by the stream that it makes of its text; here it takes the letter itself.
"""

from __future__ import annotations

from assets.instructions import assembled
from assets.patching import PatchError
from assets.wasm import ELEMENT, IMPORT, functions, imported, replaced, sections, table, unsigned

_LOCALS, _MORE_LOCALS = b"\1\2\x7f", b"\1\3\x7f"
# Of `mp_str_print_json(print, text, length)`: `mp_printf(print, "%c", *text)`. Local 1 is the place, local 4 the end.
_LETTER = (
    assembled("local.get 3; local.get 2; i32.store; local.get 0")
    + b"\x41" + unsigned(80517, 5)
    + assembled("local.get 3; call 130; drop")
)  # fmt: skip
# start = text; while (text + 1 < end && plain(text[1])) text++; print->strn(print->data, start, text + 1 - start);
_RUN = assembled("""
    local.get 1; local.set 2
    block
      loop
        local.get 1; i32.const 1; i32.add; local.get 4; i32.ge_u; br_if 1
        local.get 1; i32.load8_u 1; local.tee 5; i32.const 32; i32.lt_u; br_if 1
        local.get 5; i32.const 34; i32.eq; br_if 1
        local.get 5; i32.const 92; i32.eq; br_if 1
        local.get 1; i32.const 1; i32.add; local.set 1
        br 0
      end
    end
    local.get 0; i32.load; local.get 2; local.get 1; i32.const 1; i32.add; local.get 2; i32.sub
    local.get 0; i32.load 4; call_indirect 1
""")
# `json_stream_next(s)`: `s->read(s->stream, &s->letter, 1, &s->error)`
_NEXT = b"\1\2\x7f" + assembled("""
    local.get 0; i32.load; local.get 0; i32.const 12; i32.add; local.tee 1; i32.const 1
    local.get 0; i32.const 8; i32.add; local.get 0; i32.load 4
""")
# `stringio_read(stream, …)`: `if (stream->text == NULL) …; if (stream->text->length <= stream->place) …`
_READ = b"\1\4\x7f" + assembled("""
    block
      local.get 0; i32.load 4; local.tee 4; i32.eqz; br_if 0; i32.const 0; local.set 5
      block
        local.get 4; i32.load 4; local.tee 6; local.get 0; i32.load 8; local.tee 7
""")


def in_runs(wasm: bytes) -> bytes:
    """The module whose `json` takes text as it comes. `PatchError` for another module."""
    bodies = functions(wasm)
    body = dict(sections(wasm))
    first = len(imported(body[IMPORT]))
    reads = [first + at for at, code in enumerate(bodies) if code.startswith(_READ)]
    places = [place for place, function in table(body[ELEMENT]).items() if function in reads]
    writes = [
        at
        for at, code in enumerate(bodies)
        if _LETTER in code and b"\x41\xdc\0" in code and b"\x41\x22" in code
    ]
    nexts = [at for at, code in enumerate(bodies) if code.startswith(_NEXT)]
    if not len(places) == len(writes) == len(nexts) == 1 or not bodies[writes[0]].startswith(_LOCALS):
        raise PatchError(f"MicroPython: expected json once, found {places}, {writes}, {nexts}")
    write = bodies[writes[0]].replace(_LETTER, _RUN, 1)
    bodies[writes[0]] = _MORE_LOCALS + write.removeprefix(_LOCALS)
    bodies[nexts[0]] = b"\1\3\x7f" + _taken(places[0]) + bodies[nexts[0]].removeprefix(_LOCALS)
    return replaced(wasm, bodies)


def _taken(read: int) -> bytes:
    """`if (s->read == stringio_read && stream->text && place < length) return s->letter = text[place++];`."""
    return assembled(f"""
        block
          local.get 0; i32.load 4; i32.const {read}; i32.ne; br_if 0
          local.get 0; i32.load; local.tee 1; i32.load 4; local.tee 2; i32.eqz; br_if 0
          local.get 1; i32.load 8; local.tee 3; local.get 2; i32.load 4; i32.ge_u; br_if 0
          local.get 1; local.get 3; i32.const 1; i32.add; i32.store 8
          local.get 0; local.get 2; i32.load 8; local.get 3; i32.add; i32.load8_u; local.tee 2; i32.store8 12
          local.get 2; return
        end""")
