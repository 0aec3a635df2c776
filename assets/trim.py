"""Takes out of MicroPython's WebAssembly what no page can use: Python modules frozen into it, and text for its linker.

A frozen module is data: a name in one table, a pointer in another, and between the start of its own tables and the
start of the next module's everything it consists of. Its data becomes zeros, which weigh nothing once compressed, and
its name one that no import asks for, so that importing it fails as for any module that is not there.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from assets.patching import PatchError
from assets.wasm import DATA, number, sections

# Frozen modules that make no sense in a page: no files, no test runner, no archives, no older encodings.
UNUSED = (
    "fnmatch.py gzip.py hmac.py locale.py logging.py pathlib.py stat.py tarfile/__init__.py tarfile/write.py "
    "unittest/__init__.py uu.py"
).split()
# How the last segment starts: JavaScript functions as text, which the linker has long copied into the glue.
_GLUE_TEXT = b"(uint32_t * out)<::>{"


def trimmed(wasm: bytes) -> bytes:
    """The module without `UNUSED` and the linker's text, of the same length. `PatchError` for another layout."""
    image = _Image(wasm)
    names = image.names()
    table = image.table(len(names))
    for name in UNUSED:
        if names.count(name) != 1 or names[-1] == name:
            raise PatchError(f"MicroPython: expected the frozen module {name} once, and not last")
        index = names.index(name)
        image.blank(image.start(table, index), image.start(table, index + 1))
        image.rename(name)
    last = image.segments[-1]
    if not image.read(last.memory, len(_GLUE_TEXT)) == _GLUE_TEXT:
        raise PatchError("MicroPython: expected the glue's text in the last data segment")
    image.blank(last.memory, last.memory + last.size)
    return bytes(image.data)


@dataclass(frozen=True)
class _Segment:
    """Where bytes of the file land in memory."""

    memory: int
    file: int
    size: int


class _Image:
    def __init__(self, wasm: bytes) -> None:
        self.data = bytearray(wasm)
        self.segments = list(_segments(wasm))
        self.end = max(segment.memory + segment.size for segment in self.segments)

    def read(self, address: int, size: int) -> bytes:
        """Bytes at a memory address; zeros where no segment covers them."""
        for segment in self.segments:
            inside = address - segment.memory
            if inside >= 0 and inside + size <= segment.size:
                return bytes(self.data[segment.file + inside : segment.file + inside + size])
        return bytes(size)

    def word(self, address: int) -> int:
        """The 32-bit number at a memory address."""
        value: int = struct.unpack("<I", self.read(address, 4))[0]
        return value

    def names(self) -> list[str]:
        """The frozen modules, as the interpreter's own list has them."""
        first = self._find(b"asyncio/event.py\0asyncio/funcs.py\0")
        last = self.data.index(b"\0\0", first)
        self.names_at = (first, last + 1)
        return self.data[first:last].decode().split("\0")

    def rename(self, name: str) -> None:
        """Give a module a name of the same length that nobody asks for."""
        first, last = self.names_at
        block = bytes(self.data[first:last])
        at = first + (b"\0" + block).index(b"\0" + name.encode() + b"\0")
        self.data[at] = ord("~")

    def table(self, count: int) -> int:
        """The address of the table that points to each module's `{qstr table, object table, code}`."""
        low = min(segment.memory for segment in self.segments)
        found = [
            address
            for segment in self.segments
            for address in range(segment.memory, segment.memory + segment.size - 4 * count, 4)
            if self._is_table(address, count, low)
        ]
        if len(found) != 1:
            raise PatchError(f"MicroPython: expected one table of frozen modules, found {len(found)}")
        return found[0]

    def _is_table(self, address: int, count: int, low: int) -> bool:
        before = 0
        for index in range(count):
            entry = self.word(address + 4 * index)
            if entry % 4 or not low <= entry < self.end:
                return False
            names, objects, code = (self.word(entry + 4 * field) for field in range(3))
            if not (before < names < code < self.end and (objects == 0 or names < objects < self.end)):
                return False
            before = names
        return True

    def start(self, table: int, index: int) -> int:
        """Where the data of a module starts."""
        return self.word(self.word(table + 4 * index))

    def blank(self, start: int, end: int) -> None:
        """Put zeros from one memory address to another."""
        for segment in self.segments:
            if segment.memory <= start and end <= segment.memory + segment.size:
                first = segment.file + start - segment.memory
                self.data[first : first + end - start] = bytes(end - start)
                return
        raise PatchError("MicroPython: a frozen module spans segments")

    def _find(self, text: bytes) -> int:
        if self.data.count(text) != 1:
            raise PatchError(f"MicroPython: expected {text!r} once")
        return self.data.index(text)


def _segments(wasm: bytes) -> list[_Segment]:
    """The active data segments of memory 0."""
    body = dict(sections(wasm))[DATA]
    start = wasm.index(body)
    count, here = number(body, 0)
    made = []
    for _ in range(count):
        if body[here] != 0 or body[here + 1] != 0x41:
            raise PatchError("a data segment that is not active, or whose place is computed")
        address, here = number(body, here + 2, signed=True)
        length, here = number(body, here + 1)
        made.append(_Segment(address, start + here, length))
        here += length
    return made
