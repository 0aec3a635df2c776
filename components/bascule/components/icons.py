"""The shapes of every icon, from what the wheel carries. CPython only: the builder writes a page's own module.

`kit.icon` asks `shapes`; the builder asks `module`, for the names that a widget uses.
"""

from __future__ import annotations

import difflib
import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


@cache
def _carried() -> dict[str, Any]:
    found = files("bascule.components").joinpath("static/icons.json")
    if not found.is_file():
        raise RuntimeError("bascule.components: static/icons.json is missing; `python -m assets` makes it")
    carried: dict[str, Any] = json.loads(found.read_text("utf-8"))
    return carried


def shapes(name: str) -> list[list[str]]:
    """The shapes of an icon, each an SVG element's name, then attributes and values by turns.

    `ValueError` for a name that there is not, with those that are near.
    """
    found: list[list[str]] | None = _carried()["icons"].get(name)
    if found is None:
        near = difflib.get_close_matches(name, _carried()["icons"], n=4, cutoff=0.5)
        hint = f"; near are {', '.join(near)}" if near else ""
        raise ValueError(f"Icon: there is no icon {name[:80]!r}{hint}. All are at lucide.dev/icons")
    return found


def notice() -> str:
    """Whose icons they are, and under which terms."""
    said: str = _carried()["notice"]
    return said


def module(names: Iterable[str]) -> str:
    """The source of the module that stands in the page for this one."""
    lines = [
        "_ICONS = {}",
        *(f"_ICONS[{name!r}] = {shapes(name)!r}" for name in sorted(names)),
        "def shapes(name):",
        "    found = _ICONS.get(name)",
        "    if found is None:",
        "        raise ValueError('Icon: ' + repr(name)[:80] + ' is not in this page')",
        "    return found",
    ]
    return "\n".join(lines) + "\n"
