"""Lets MicroPython catch with one `try` a function instead of one a call: speed and size.

Where a function of C calls `setjmp`, the linker has every later call of it go through an `invoke_*` and asks after each
whether there was a `longjmp`, and to which `setjmp`. Of the function that runs Python's bytecode these 85 questions are
half. Here what comes after `setjmp` becomes one `try`, its calls go straight to their functions, and the `catch`
asks the question once:

    loop                                        loop
      … threw = 0                                 try
      invoke_ii(f, a)                               … f(a)
      if (threw && value) {                       catch longjmp
        if (!mine(threw)) goto rethrow;             if (!mine(threw)) rethrow
        again = value; found = 1 }                  threw = 0; again = value
      if (found == 1) goto loop;                    goto loop
      …                                           end
    end                                         end

Calls before `setjmp` go straight without one: what they throw is never for it. A call that does not look so is left as
it is: it catches what it calls before the `try` would. What is caught has the
first tag of the module, which `throwing` makes.
"""

from __future__ import annotations

from typing import NamedTuple

from assets import instructions as wasm
from assets.instructions import Instruction
from assets.patching import PatchError
from assets.wasm import (
    ELEMENT,
    FUNCTION,
    IMPORT,
    TYPE,
    function_types,
    functions,
    imported,
    number,
    replaced,
    sections,
    table,
)

_C = wasm.I32_CONST
# `threw`, and threw = 0
_THREW = (_C, wasm.I32_LOAD, wasm.LOCAL_SET, _C, _C, wasm.I32_STORE)
# if (threw) { value = …; if (value) { if (!(found = mine(threw, mark))) goto rethrow; set_again(value); } }
_ASK = (
    *(wasm.BLOCK, wasm.LOCAL_GET, wasm.I32_EQZ, wasm.BR_IF, _C, wasm.I32_LOAD, wasm.LOCAL_TEE, wasm.I32_EQZ),
    *(wasm.BR_IF, wasm.LOCAL_GET, wasm.LOCAL_GET, _C, wasm.I32_ADD, wasm.CALL, wasm.LOCAL_TEE, wasm.I32_EQZ),
    *(wasm.BR_IF, wasm.LOCAL_GET, wasm.CALL, wasm.END),
)
_VALUE, _MARK, _MINE, _SET_AGAIN = 4, 10, 13, 18  # where in `_ASK`
_LEAVE = (wasm.LOCAL_GET, _C, wasm.I32_EQ, wasm.BR_IF)
_EXPECTED = 185  # of 239 in the module
# Values that are only moved, as between what was asked and leaving.
_MOVES = (wasm.LOCAL_GET, wasm.LOCAL_SET, _C, wasm.I32_ADD)

# What the linker generates: setjmp(buffer, number, mark), mine(threw, mark), setTempRet0(value), getTempRet0().
_SET_JUMP = "00 2000 2001 360204 2000 2002 360200 0b"
_IS_MINE = "01017f 4100 2102 0240 2000 280200 2001 47 0d00 2000 280204 2102 0b 2002 0b"
_KEEP_VALUE, _KEPT_VALUE = "00 2000 248180808000 0b", "00 238180808000 0b"


class Names(NamedTuple):
    """Indices of what the linker generates, and what is where in the module."""

    invokes: frozenset[int]
    set_jump: int
    mine: int
    set_again: int
    again: int
    table: dict[int, int]  # place in the table → function
    calls: wasm.Types


def straight(module: bytes) -> bytes:
    """The module whose calls around `setjmp` go straight. `PatchError` for another module."""
    names = _names(module)
    bodies, count = [], 0
    for body in functions(module):
        made, calls = caught(body, names)
        bodies.append(made)
        count += calls
    if count != _EXPECTED:
        raise PatchError(f"MicroPython: {count} calls around setjmp found, expected {_EXPECTED}")
    return replaced(module, bodies)


class _Site(NamedTuple):
    """A call that asks, and where what it consists of stands."""

    pointer: int
    call: int
    threw: int
    ask: int
    take: int
    leave: int


def caught(body: bytes, names: Names) -> tuple[bytes, int]:
    """A function's body with one `try`, and how many calls go straight; the same and 0 when it calls no `setjmp`."""
    head, code = wasm.split(body)
    starts = _set_jumps(code, names)
    if len(starts) != 1:
        return body, 0
    code, early = _before(code, starts[0], names)
    start = _set_jumps(code, names)[0]
    begin = _loop_after(code, start)
    late = 0
    if begin is not None:
        code, late = _Function(code, begin, names, code[start + 2].given[0]).changed()
    return (wasm.joined(head, wasm.without_dead_stores(code)), early + late) if early + late else (body, 0)


def _set_jumps(code: list[Instruction], names: Names) -> list[int]:
    return [at for at, one in enumerate(code) if one.op == wasm.CALL and one.given[0] == names.set_jump]


def _before(code: list[Instruction], start: int, names: Names) -> tuple[list[Instruction], int]:
    """The calls before `setjmp` go straight: what is thrown there is never for it. And how many they are."""
    calls = _Calls(code, names)
    again = [
        begin for begin, end in calls.ends.items() if code[begin].op == wasm.LOOP and begin < start < end
    ]
    sites = [site for call in range(min([start, *again])) if (site := calls.site(call))]
    return _edited(code, [calls.straight(site) for site in sites]), len(sites)


def _edited(code: list[Instruction], edits: list[dict[int, list[Instruction]]]) -> list[Instruction]:
    new = {at: made for edit in edits for at, made in edit.items()}
    return [made for at, one in enumerate(code) for made in new.get(at, [one])]


def _loop_after(code: list[Instruction], set_jump: int) -> int | None:
    """The loop to which `longjmp` comes back: `call setjmp; again = 0; end; loop`."""
    if _ops(code, set_jump + 1, 3) != (_C, wasm.LOCAL_SET, wasm.END):
        return None
    at = set_jump + 4
    while code[at].op == wasm.BLOCK:
        at += 1
    return at if code[at].op == wasm.LOOP else None


class _Calls:
    """The calls of a function that ask."""

    def __init__(self, code: list[Instruction], names: Names) -> None:
        self.code, self.names = code, names
        self.ends = wasm.ends(code)
        self.after = wasm.live(code)

    def site(self, call: int) -> _Site | None:
        """The call at a place, where it asks as expected and nothing else reads the answer."""
        code, names = self.code, self.names
        if code[call].op != wasm.CALL or code[call].given[0] not in names.invokes:
            return None
        threw = call + (2 if code[call + 1].op in (wasm.LOCAL_SET, wasm.DROP) else 1)
        ask = threw + len(_THREW)
        if _ops(code, ask, 2) == (_C, wasm.LOCAL_SET):  # found = -1
            ask += 2
        if _ops(code, threw, len(_THREW)) != _THREW or _ops(code, ask, len(_ASK)) != _ASK:
            return None
        if (code[ask + _MINE].given[0], code[ask + _SET_AGAIN].given[0]) != (names.mine, names.set_again):
            return None
        take = self._moved(ask + len(_ASK), (wasm.CALL, wasm.LOCAL_SET))
        leave = self._moved(take + 2, _LEAVE)
        pointer = self._pointer(call)
        if pointer is None or code[take].given[0] != names.again:
            return None
        if code[take + 1].given[0] in self.after[leave + len(_LEAVE) - 1]:
            return None
        return _Site(pointer, call, threw, ask, take, leave)

    def _moved(self, at: int, shape: tuple[int, ...]) -> int:
        """Where instructions of a shape stand, after some that only move values."""
        while _ops(self.code, at, len(shape)) != shape:
            if self.code[at].op not in _MOVES:
                raise PatchError("MicroPython: another way to ask for a longjmp")
            at += 1
        return at

    def _pointer(self, call: int) -> int | None:
        """The constant that says what is called: the first argument."""
        at, missing = call, self.names.calls[self.code[call].given[0]][0]
        while missing:
            at -= 1
            effect = wasm.effect(self.code[at], self.names.calls)
            if effect is None:
                return None
            missing += effect[0] - effect[1]
        height = 1
        for one in self.code[at + 1 : call]:
            takes, gives = wasm.effect(one, self.names.calls) or (0, 0)
            if height - takes < 1:
                return None  # the place is computed
            height += gives - takes
        return at if self.code[at].op == _C else None

    def straight(self, site: _Site) -> dict[int, list[Instruction]]:
        """The call without its questions."""
        target = self.names.table[self.code[site.pointer].given[0]]
        edits: dict[int, list[Instruction]] = {site.call: [wasm.made(wasm.CALL, target)], site.pointer: []}
        for begin, count in (
            (site.threw, len(_THREW)),
            (site.ask, len(_ASK)),
            (site.take, 2),
            (site.leave, len(_LEAVE)),
        ):
            edits |= {at: [] for at in range(begin, begin + count)}
        if self.code[site.pointer - 3 : site.pointer] == self.code[site.threw + 3 : site.threw + 6]:
            edits |= {at: [] for at in range(site.pointer - 3, site.pointer)}
        return edits


class _Function(_Calls):
    """A function whose `longjmp` comes back to the loop at `begin`, with its value in the local `again`."""

    def __init__(self, code: list[Instruction], begin: int, names: Names, again: int) -> None:
        super().__init__(code, names)
        self.begin, self.again = begin, again
        self.end = self.ends[begin]
        self.read = self.after[begin] - {again}  # what is read once `longjmp` came back

    def changed(self) -> tuple[list[Instruction], int]:
        """The instructions with a `try`, and how many calls go straight now."""
        code = self.code
        sites = [
            site for call in range(self.begin, self.end) if (site := self.site(call)) and self._is_safe(site)
        ]
        if not sites or not self._is_level(code[sites[0].ask + _MARK].given[0]):
            return code, 0
        made = _edited(code, [self.straight(site) for site in sites])
        end = self.end + len(made) - len(code)
        within = _deeper(made[self.begin + 1 : end])
        head = [*code[: self.begin + 1], wasm.block(wasm.TRY)]
        return [*head, *within, *self._catch(sites[0]), *made[end:]], len(sites)

    def _is_safe(self, site: _Site) -> bool:
        """Whether all that a call changes before it leaves for the loop is the value for `again`."""
        changed = self.code[site.call : site.leave]
        written = {one.given[0] for one in changed if one.op in (wasm.LOCAL_SET, wasm.LOCAL_TEE)}
        takes = self.code[site.take + 1].given[0] == self.again
        return takes and not written & self.read and self._comes_back(site.leave + len(_LEAVE) - 1)

    def _comes_back(self, leave: int) -> bool:
        """Whether a branch goes to the loop without doing anything that is read there."""
        at, opened = leave, sorted(begin for begin, end in self.ends.items() if begin < leave < end)
        while True:
            one = self.code[at]
            if one.op in (wasm.BR, wasm.BR_IF):
                target = opened[-1 - one.given[0]]
                if target == self.begin:
                    return True
                if self.code[target].op == wasm.LOOP or (one.op == wasm.BR_IF and at != leave):
                    return False
                at = self.ends[target]
                opened = opened[: opened.index(target)]
            elif one.op == wasm.END:
                opened.pop()
            elif one.op not in _MOVES or (
                one.op == wasm.LOCAL_SET and one.given[0] in {*self.read, self.again}
            ):
                return False
            at += 1

    def _is_level(self, mark: int) -> bool:
        """Whether C's stack is where the local `mark` says wherever something is called in the loop."""
        for at in range(self.begin, self.end):
            one = self.code[at]
            if one.op in (wasm.LOCAL_SET, wasm.LOCAL_TEE) and one.given[0] == mark:
                return False
            if one.op == wasm.GLOBAL_SET and one.given[0] == 0:
                end = _ops(self.code, at - 3, 3) == (wasm.LOCAL_GET, _C, wasm.I32_ADD)
                if not end or self.code[at - 3].given[0] != mark:
                    return False
        return True

    def _catch(self, site: _Site) -> list[Instruction]:
        code, ask = self.code, site.ask
        threw, clear = code[site.threw : site.threw + 2], code[site.threw + 3 : site.threw + 6]
        mine, value = code[ask + _MARK : ask + _MINE + 1], code[ask + _VALUE : ask + _VALUE + 2]
        level = [mine[0], wasm.made(wasm.GLOBAL_SET, 0)]
        end = wasm.made(wasm.END)
        return [
            wasm.made(wasm.CATCH, 0),
            *(
                wasm.block(wasm.BLOCK),
                *threw,
                *mine,
                wasm.made(wasm.BR_IF, 0),
                wasm.made(wasm.RETHROW, 1),
                end,
            ),
            *(*level, *clear, *value, wasm.made(wasm.LOCAL_SET, self.again), wasm.made(wasm.BR, 1)),
            *(wasm.made(wasm.CATCH_ALL), *level, wasm.made(wasm.RETHROW, 0)),
            end,
        ]


def _ops(code: list[Instruction], at: int, count: int) -> tuple[int, ...]:
    return tuple(one.op for one in code[at : at + count])


def _deeper(code: list[Instruction]) -> list[Instruction]:
    """What stands in a block now: branches that leave it leave one more."""
    made, depth = [], 0
    for one in code:
        if one.op in wasm.OPENING:
            depth += 1
        elif one.op == wasm.END:
            depth -= 1
        if one.op in (wasm.BR, wasm.BR_IF) and one.given[0] >= depth:
            made.append(wasm.made(one.op, one.given[0] + 1))
        elif one.op == wasm.BR_TABLE:
            made.append(wasm.branches([to + (to >= depth) for to in one.given]))
        else:
            made.append(one)
    return made


def _names(module: bytes) -> Names:
    body = dict(sections(module))
    types = [(len(given), len(returned)) for given, returned in function_types(body[TYPE])]
    imports = imported(body[IMPORT])
    count, at = number(body[FUNCTION], 0)
    kinds = [kind for _, kind in imports]
    for _ in range(count):
        kind, at = number(body[FUNCTION], at)
        kinds.append(kind)
    bodies = functions(module)

    def generated(text: str) -> int:
        code = bytes.fromhex(text)
        if bodies.count(code) != 1:
            raise PatchError(f"MicroPython: expected once: {text}")
        return len(imports) + bodies.index(code)

    return Names(
        invokes=frozenset(index for index, (name, _) in enumerate(imports) if name.startswith("invoke_")),
        set_jump=generated(_SET_JUMP),
        mine=generated(_IS_MINE),
        set_again=generated(_KEEP_VALUE),
        again=generated(_KEPT_VALUE),
        table=table(body[ELEMENT]),
        calls={index: types[kind] for index, kind in enumerate(kinds)},
    )
