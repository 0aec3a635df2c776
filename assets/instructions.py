"""Reads the body of a WebAssembly function as instructions: what each takes and gives, and which locals are still read.

An instruction is `(opcode, immediates, bytes)`. Only what MicroPython's module consists of is known: numbers of 32 and
64 bits, one memory, one table, exceptions in their first form. The names are those of the specification.
"""

from __future__ import annotations

from typing import NamedTuple

from assets.patching import PatchError
from assets.wasm import number, signed, unsigned

UNREACHABLE, BLOCK, LOOP, IF, ELSE, TRY, CATCH, CATCH_ALL = 0x00, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x19
THROW, RETHROW, END, BR, BR_IF, BR_TABLE, RETURN = 0x08, 0x09, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F
CALL, CALL_INDIRECT, DROP, SELECT = 0x10, 0x11, 0x1A, 0x1B
LOCAL_GET, LOCAL_SET, LOCAL_TEE, GLOBAL_GET, GLOBAL_SET = 0x20, 0x21, 0x22, 0x23, 0x24
I32_LOAD, I32_STORE, I32_CONST, I64_CONST, F32_CONST, F64_CONST = 0x28, 0x36, 0x41, 0x42, 0x43, 0x44
I32_EQZ, I32_EQ, I32_ADD, MORE = 0x45, 0x46, 0x6A, 0xFC

OPENING = frozenset((BLOCK, LOOP, IF, TRY))
LEAVING = frozenset((UNREACHABLE, THROW, RETHROW, BR, BR_TABLE, RETURN))  # nothing after them runs
_INDEXED = frozenset(
    (CATCH, THROW, RETHROW, BR, BR_IF, CALL, LOCAL_GET, LOCAL_SET, LOCAL_TEE, GLOBAL_GET, GLOBAL_SET)
)
_MEMORY_SIZE, _MEMORY_GROW, _LAST = 0x3F, 0x40, 0xC4
_BINARY = tuple(
    range(first, last + 1)
    for first, last in (
        (0x46, 0x4F), (0x51, 0x5A), (0x5B, 0x66), (0x6A, 0x78), (0x7C, 0x8A), (0x92, 0x98), (0xA0, 0xA6),
    )
)  # fmt: skip
_INDEXES_AFTER = {8: 2, 9: 1, 10: 2, 11: 1}  # of `MORE`: memory.init, data.drop, memory.copy, memory.fill

Types = dict[int, tuple[int, int]]

# What the patches write themselves, as the text format of the specification names it.
_NAMES = {
    "block": BLOCK, "loop": LOOP, "if": IF, "end": END, "br": BR, "br_if": BR_IF, "return": RETURN, "call": CALL,
    "local.get": LOCAL_GET, "local.set": LOCAL_SET, "local.tee": LOCAL_TEE, "i32.const": I32_CONST,
    "i32.load": I32_LOAD, "i32.load8_u": 0x2D, "i32.load16_u": 0x2F, "i32.store": I32_STORE, "i32.store16": 0x3B,
    "i32.store8": 0x3A, "i32.eqz": I32_EQZ, "i32.eq": I32_EQ, "i32.ne": 0x47, "i32.lt_s": 0x48, "i32.lt_u": 0x49,
    "i32.ge_u": 0x4F, "i32.add": I32_ADD, "i32.sub": 0x6B, "call_indirect": CALL_INDIRECT, "drop": DROP,
    "i32.mul": 0x6C, "i32.and": 0x71, "i32.or": 0x72, "i32.shl": 0x74,
}  # fmt: skip
_ALIGNED = {I32_LOAD: 2, 0x2D: 0, 0x2F: 1, I32_STORE: 2, 0x3A: 0, 0x3B: 1}


class Instruction(NamedTuple):
    """One instruction; `given` are its numbers, `code` its bytes."""

    op: int
    given: tuple[int, ...]
    code: bytes


def made(op: int, *given: int) -> Instruction:
    """An instruction whose immediates are unsigned numbers, the target of a call as wide as the linker has it."""
    if op in (CALL, GLOBAL_SET, GLOBAL_GET):
        return Instruction(op, given, bytes([op]) + b"".join(unsigned(index, 5) for index in given))
    return Instruction(op, given, bytes([op]) + b"".join(map(unsigned, given)))


def branches(targets: list[int]) -> Instruction:
    """A `br_table`, the default last."""
    numbers = b"".join(map(unsigned, targets))
    return Instruction(BR_TABLE, tuple(targets), bytes([BR_TABLE]) + unsigned(len(targets) - 1) + numbers)


def block(op: int) -> Instruction:
    """The start of a block that gives no value."""
    return Instruction(op, (-64,), bytes([op, 0x40]))


def assembled(text: str) -> bytes:
    """The bytes of instructions, one a line or between semicolons: `local.get 0; i32.load 12; br_if 1`.

    The number after a load or a store is its offset; blocks give no value.
    """
    code = bytearray()
    for line in text.replace("\n", ";").split(";"):
        if not line.strip():
            continue
        name, *given = line.split()
        op = _NAMES[name]
        code.append(op)
        if op in _ALIGNED:
            code += bytes([_ALIGNED[op]]) + unsigned(int(given[0]) if given else 0)
        elif op in OPENING:
            code.append(0x40)
        elif op == I32_CONST:
            code += signed(int(given[0]))
        elif op == CALL_INDIRECT:
            code += unsigned(int(given[0])) + b"\0"
        elif given:
            code += unsigned(int(given[0]), 5 if op == CALL else 1)
    return bytes(code)


def split(body: bytes) -> tuple[bytes, list[Instruction]]:
    """The declaration of a function's locals, and its instructions with the `end` of the whole."""
    at = first_instruction(body)
    head, code = body[:at], []
    while at < len(body):
        begin, op = at, body[at]
        at += 1
        given: tuple[int, ...] = ()
        if op in OPENING or op in (I32_CONST, I64_CONST):
            value, at = number(body, at, signed=True)
            given = (value,)
        elif op in _INDEXED:
            value, at = number(body, at)
            given = (value,)
        elif op == BR_TABLE:
            count, at = number(body, at)
            given, at = _numbers(body, at, count + 1)
        elif op == CALL_INDIRECT or is_access(op):
            given, at = _numbers(body, at, 2)
        elif op == MORE:
            kind, at = number(body, at)
            more, at = _numbers(body, at, _INDEXES_AFTER.get(kind, 0))
            given = (kind, *more)
        elif op in (_MEMORY_SIZE, _MEMORY_GROW):
            at += 1
        elif op in (F32_CONST, F64_CONST):
            at += 4 if op == F32_CONST else 8
        elif op > _LAST:
            raise PatchError(f"an instruction that is not known: {op:#x}")
        code.append(Instruction(op, given, body[begin:at]))
    return head, code


def is_access(op: int) -> bool:
    """Whether an instruction loads from memory or stores there; it is given an alignment and an offset."""
    return I32_LOAD <= op < _MEMORY_SIZE


def first_instruction(body: bytes) -> int:
    """Where in a function's body its instructions begin."""
    count, at = number(body, 0)
    for _ in range(count):
        _, at = number(body, at)
        at += 1
    return at


def joined(head: bytes, code: list[Instruction]) -> bytes:
    """The body of a function."""
    return head + b"".join(instruction.code for instruction in code)


def effect(instruction: Instruction, calls: Types) -> tuple[int, int] | None:
    """How many values an instruction takes from the stack and gives to it: `calls` says it of functions by index.

    `None` for what begins or ends a block, and for calls by pointer.
    """
    op = instruction.op
    if op == CALL:
        return calls[instruction.given[0]]
    if op in (LOCAL_GET, GLOBAL_GET, I32_CONST, I64_CONST, F32_CONST, F64_CONST, _MEMORY_SIZE):
        return 0, 1
    if op in (LOCAL_SET, GLOBAL_SET, DROP):
        return 1, 0
    if op == SELECT:
        return 3, 1
    if I32_STORE <= op < _MEMORY_SIZE:
        return 2, 0
    if any(op in several for several in _BINARY):
        return 2, 1
    if op == LOCAL_TEE or I32_LOAD <= op <= _LAST:
        return 1, 1
    return None


def ends(code: list[Instruction]) -> dict[int, int]:
    """Where each block that begins ends."""
    opened, found = [], {}
    for index, instruction in enumerate(code):
        if instruction.op in OPENING:
            opened.append(index)
        elif instruction.op == END and opened:
            found[opened.pop()] = index
    return found


def live(code: list[Instruction]) -> list[set[int]]:
    """The locals that may still be read, after each instruction. Blocks with `else` are not looked into: `PatchError`.

    What a block that catches reads is read by all that stands in the block.
    """
    after: list[set[int]] = [set() for _ in code]
    loops: dict[int, set[int]] = {}
    closing = ends(code)
    opening = {end: begin for begin, end in closing.items()}
    while True:
        before = {begin: set(found) for begin, found in loops.items()}
        _backwards(code, after, loops, opening)
        if loops == before:
            return after


def _backwards(
    code: list[Instruction], after: list[set[int]], loops: dict[int, set[int]], opening: dict[int, int]
) -> None:
    now: set[int] = set()
    labels: list[set[int]] = [
        set()
    ]  # what is read where a branch to the block goes; the function's own goes out
    caught: list[set[int]] = [set()]
    for index in range(len(code) - 1, -1, -1):
        op, given, _ = code[index]
        after[index] = set(now)
        if op == END and index in opening:
            begin = opening[index]
            labels.append(loops.setdefault(begin, set()) if code[begin].op == LOOP else set(now))
            caught.append(caught[-1])
        elif op in OPENING:
            if op == LOOP:
                loops[index] = set(now)
            elif op == IF:
                now |= labels[-1]
            labels.pop()
            caught.pop()
        elif op in (CATCH, CATCH_ALL):
            caught[-1] = caught[-1] | now
            now = set(labels[-1])
        elif op == BR_TABLE:
            now = set().union(*(labels[-1 - depth] for depth in given))
        elif op == BR:
            now = set(labels[-1 - given[0]])
        elif op in LEAVING:
            now = set(caught[-1]) if op in (THROW, RETHROW) else set()
        elif op == BR_IF:
            now = now | labels[-1 - given[0]]
        elif op in (CALL, CALL_INDIRECT):
            now = now | caught[-1]
        elif op in (LOCAL_SET, LOCAL_TEE):
            now.discard(given[0])
        elif op == LOCAL_GET:
            now.add(given[0])
        elif op == ELSE:
            raise PatchError("a block with `else`")


def without_dead_stores(code: list[Instruction]) -> list[Instruction]:
    """The same without what is put into locals that nothing reads any more."""
    while True:
        after = live(code)
        kept: list[Instruction] = []
        for index, instruction in enumerate(code):
            op, given, _ = instruction
            if op not in (LOCAL_SET, LOCAL_TEE) or given[0] in after[index]:
                kept.append(instruction)
            elif op == LOCAL_SET and kept[-1].op in (I32_CONST, I64_CONST, F64_CONST, LOCAL_GET):
                kept.pop()
            elif op == LOCAL_SET:
                kept.append(made(DROP))
        if kept == code:
            return code
        code = kept


def _numbers(body: bytes, at: int, count: int) -> tuple[tuple[int, ...], int]:
    values = []
    for _ in range(count):
        value, at = number(body, at)
        values.append(value)
    return tuple(values), at
