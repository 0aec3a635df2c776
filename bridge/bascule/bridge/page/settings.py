"""The page's settings (docs/house.md, "The page"). They are read first of all, so there is no function to call."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import document, field, from_json

_element = document.getElementById("bascule-settings")
given: Any = {} if _element is None else from_json(_element.textContent)

_name = field(given, "name")
_modes = field(given, "displayModes")
NAME: str = "widget" if _name is None else _name
MODES: list[str] = ["inline"] if _modes is None else _modes
