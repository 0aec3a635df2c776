"""The page's settings and the data embedded in it (docs/house.md, "The page")."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import from_json, is_array, is_number, is_object, own


class Settings:
    """What the page says of itself; all but the name and the version may be left out."""

    def __init__(self, given: Any, data: Any) -> None:
        self.name = text_or(own(given, "name"), "widget")
        self.version = text_or(own(given, "version"), "1.0.0")
        self.adapter = text_or(own(given, "adapter"), "")
        self.tool = text_or(own(given, "tool"), text_or(own(data, "toolName"), ""))
        modes = own(given, "displayModes")
        self.display_modes: list[str] = modes if is_array(modes) and len(modes) > 0 else ["inline"]
        self.display_mode = text_or(own(given, "displayMode"), "")
        self.auto_size = own(given, "autoSize") is not False
        self.app_tools = own(given, "appTools") is True
        timeout = own(given, "timeout")
        self.timeout: float = timeout if is_number(timeout) and timeout > 0 else 30
        self.input = own(data, "input")
        self.output = own(data, "output")


def text_or(value: Any, otherwise: str) -> str:
    """A string that is not empty, or another."""
    return value if isinstance(value, str) and value != "" else otherwise


def read(document: Any, name: str) -> Any:
    """The JSON of a script element, None where it is missing or no JSON object."""
    element = document.getElementById(name)
    if element is None:
        return None
    try:
        value = from_json(element.textContent)
    except Exception:
        return None
    return value if is_object(value) else None
