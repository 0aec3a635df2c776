"""The page's settings and the data embedded in it (docs/house.md, "The page")."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import document, from_json, own


def read(name: str) -> Any:
    """The JSON of a script element, None where there is none."""
    try:
        return from_json(document.getElementById(name).textContent)
    except Exception:
        return None


_given = read("bascule-settings")
data = read("bascule-data")


def setting(name: str, otherwise: Any) -> Any:
    """What the page says of itself, or what stands for it."""
    value = own(_given, name)
    return otherwise if value is None else value


NAME: str = setting("name", "widget")
MODES: list[str] = setting("displayModes", ["inline"])
