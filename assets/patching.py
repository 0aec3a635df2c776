"""Exact-match changes to text that is not ours: each finds what it was written for, or the build stops."""

from __future__ import annotations


class PatchError(Exception):
    """The text is not the one that the patch was written for: the message says which patch did not fit."""


def replace(text: str, old: str, new: str, *, count: int = 1) -> str:
    """`text` with `old` replaced by `new`; `old` must stand in it exactly `count` times."""
    found = text.count(old)
    if found != count:
        raise PatchError(f"expected {count} times, found {found}: {_short(old)}")
    return text.replace(old, new)


def cut(text: str, start: str, end: str, new: str = "") -> str:
    """`text` with everything from `start` up to, not including, `end` replaced by `new`; both must be unique."""
    for anchor in (start, end):
        found = text.count(anchor)
        if found != 1:
            raise PatchError(f"expected once, found {found}: {_short(anchor)}")
    first, last = text.index(start), text.index(end)
    if last < first:
        raise PatchError(f"out of order: {_short(start)} … {_short(end)}")
    return text[:first] + new + text[last:]


def _short(text: str) -> str:
    return repr(text if len(text) <= 90 else text[:87] + "…")
