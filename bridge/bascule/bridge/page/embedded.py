"""The call's data embedded in the page: `{toolName, input, output}` (docs/house.md, "The page")."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import document, from_json

_element = document.getElementById("bascule-data")
data: Any = None if _element is None else from_json(_element.textContent)
