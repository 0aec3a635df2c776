"""Writes MicroPython's ROMFS: a read-only file system in one string of bytes, which the interpreter reads in place.

An image is the magic `d2 cd 31`, the length of what follows, then records. A record is its kind, its length and its
payload; numbers are big-endian groups of seven bits, all but the last with the high bit set. Kind 4 is a directory
(length of the name, name, records), kind 5 a file (length of the name, name, records), kind 2 its bytes.
The whole image has an even length. The same files give the same bytes, whatever order they come in.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_MAGIC = b"\xd2\xcd\x31"
_VERBATIM, _DIRECTORY, _FILE = 2, 4, 5


def image(files: Mapping[str, bytes]) -> bytes:
    """A ROMFS image of `files`: relative paths with `/` between folders, and their bytes.

    `ValueError` for a path that is empty, absolute, has an empty, `.` or `..` part, or is a folder of another path.
    """
    parts = sorted((tuple(path.split("/")), data) for path, data in files.items())
    for path, _ in parts:
        if any(part in ("", ".", "..") for part in path):
            raise ValueError(f"not a path in a file system image: {'/'.join(path)!r}")
    body = _entries(parts)
    size = _number(len(body))
    if (len(_MAGIC) + len(size) + len(body)) % 2:
        size = b"\x80" + size
    return _MAGIC + size + body


def _entries(parts: list[tuple[tuple[str, ...], bytes]]) -> bytes:
    made = b""
    for name, group in groupby(parts, key=lambda part: part[0][0]):
        inside = [(path[1:], data) for path, data in group]
        head = _named(name)
        if len(inside) == 1 and not inside[0][0]:
            made += _record(_FILE, head + _record(_VERBATIM, inside[0][1]))
        elif any(not path for path, _ in inside):
            raise ValueError(f"both a file and a folder: {name!r}")
        else:
            made += _record(_DIRECTORY, head + _entries(inside))
    return made


def _named(name: str) -> bytes:
    encoded = name.encode()
    return _number(len(encoded)) + encoded


def _record(kind: int, payload: bytes) -> bytes:
    return _number(kind) + _number(len(payload)) + payload


def _number(value: int) -> bytes:
    groups = [value & 0x7F]
    while value := value >> 7:
        groups.append(0x80 | (value & 0x7F))
    return bytes(reversed(groups))
