"""The widget's state (contract, sections N4 to N6): in the browser's storage, in memory where that is refused.

One tool never sees another's: the key holds the tool's name.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.embedded import data
from bascule.bridge.page.js import field, from_json, to_json, window
from bascule.bridge.page.settings import NAME, given
from bascule.bridge.page.store import keep, now
from bascule.bridge.page.values import is_text


def load() -> None:
    """Read what is kept for the tool; what cannot be read is nothing."""
    try:
        keep("state", from_json(window.localStorage.getItem(_key())))
    except Exception:
        return


def save(value: Any) -> None:
    """Keep a value that is JSON."""
    keep("state", value)
    try:
        window.localStorage.setItem(_key(), to_json(value))
    except Exception:
        return


def persists() -> bool:
    """Whether what is kept outlives the page."""
    try:
        return window.localStorage is not None
    except Exception:
        return False


def _key() -> str:
    tool = field(given, "tool")
    if tool is None:
        tool = field(data, "toolName")
    if tool is None:
        tool = field(field(field(now["host"]["context"], "toolInfo"), "tool"), "name")
    return "bascule:widget:" + (tool if is_text(tool) else NAME)
