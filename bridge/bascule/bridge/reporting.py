"""What to say of an exception: its name, its text, the author's own line, the whole traceback.

A line is the author's if it lies outside this package. CPython and Brython give a traceback object; MicroPython only
prints one, in the same words.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_OURS = ("bascule/bridge/", "bascule/components/", "asyncio/", "importlib", "<frozen", "/lib/python3")
_sinks: list[Callable[[str, dict[str, Any]], None]] = []


def trace(error: BaseException) -> str:
    """The traceback as text."""
    printer = getattr(sys, "print_exception", None)
    if printer is not None:
        import io  # noqa: PLC0415 - only here, and engines that have no printer need not carry it

        out = io.StringIO()
        try:
            printer(error, out)
        except BaseException:  # what it holds cannot be printed; the lines are there
            out.write(type(error).__name__)
        return out.getvalue()
    lines = ["Traceback (most recent call last):"]
    step = error.__traceback__
    while step is not None:
        code = step.tb_frame.f_code
        lines.append(
            '  File "' + code.co_filename + '", line ' + str(step.tb_lineno) + ", in " + code.co_name
        )
        step = step.tb_next
    lines.append(type(error).__name__ + ": " + text_of(error))
    return "\n".join(lines)


def text_of(error: BaseException) -> str:
    """`str(error)`, `""` where that raises."""
    try:
        return str(error)
    except BaseException:
        return ""


def author_line(text: str) -> str:
    """`file.py:12` of the innermost line of a traceback that is the author's, `""` if there is none."""
    found = ""
    for line in text.split("\n"):
        piece = line.strip()
        if piece.startswith('File "') and '", line ' in piece:
            rest = piece[6:].split('", line ')
            path = rest[0].replace("\\", "/")
            if not _is_ours(path):
                found = path + ":" + rest[1].split(",")[0].strip()
    return found


def _is_ours(path: str) -> bool:
    return any(part in path for part in _OURS)


def describe(error: BaseException) -> dict[str, Any]:
    """`{name, message, where, traceback}` of an exception; `where` is the author's `file.py:line`. Never raises."""
    text = trace(error)
    name = type(error).__name__
    return {"name": name, "message": text_of(error) or name, "where": author_line(text), "traceback": text}


def report(error: BaseException, where: str) -> dict[str, Any]:
    """Log an exception to the host, once, with where it happened; returns `describe(error)`."""
    told = describe(error)
    for sink in _sinks:
        try:
            sink(where, told)
        except Exception:  # noqa: S112 - there is nobody left to tell
            continue
    return told


def report_to(sink: Callable[[str, dict[str, Any]], None]) -> None:
    """`sink(where, described)` takes every report."""
    _sinks.append(sink)
