"""The page's settings (docs/house.md, "The page"). They are read first of all, so there is no function to call."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import document, field, from_json

_element = document.getElementById("bascule-settings")
given: Any = {} if _element is None else from_json(_element.textContent)

NAME: str = "widget" if field(given, "name") is None else given["name"]
MODES: list[str] = ["inline"] if field(given, "displayModes") is None else given["displayModes"]
