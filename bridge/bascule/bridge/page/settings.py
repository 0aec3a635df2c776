"""The page's settings (docs/house.md, "The page"). They are read first of all, so there is no function to call.

A script before this one has put them into a global: touching the document would cost more than all the rest of the
greeting does.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import field, window

given: Any = window.basculeSettings

_name = field(given, "name")
_modes = field(given, "displayModes")
NAME: str = "widget" if _name is None else _name
# A list of our own: what is declared is fixed.
MODES: list[str] = ["inline"] if _modes is None else [*_modes]
