"""The widget's state (contract, sections N4 to N6): in the browser's storage, in memory where that is refused.

One tool never sees another's: the key holds the tool's name.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.embedded import data
from bascule.bridge.page.host import advertised
from bascule.bridge.page.js import String, field, from_json, to_json, window
from bascule.bridge.page.settings import NAME, given
from bascule.bridge.page.store import host_context, keep


def load() -> None:
    """Read what is kept for the tool; what cannot be read is nothing."""
    try:
        if field(given, "keepsState") is not False:
            text = window.localStorage.getItem(_key())
            advertised.add("storage")
            keep("state", from_json(text))
    except Exception:
        return


def save(value: Any) -> None:
    """Keep a value that is JSON."""
    keep("state", value)
    try:
        window.localStorage.setItem(_key(), to_json(value))
    except Exception:
        return


def _key() -> str:
    name = field(given, "tool")
    embedded = field(data, "toolName")
    told = field(field(field(host_context(), "toolInfo"), "tool"), "name")
    name = name if name is not None else embedded
    name = name if name is not None else told
    return f"bascule:widget:{String(name if name is not None else NAME)}"
