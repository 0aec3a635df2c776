"""Widgets as resources of an MCP server: FastMCP 4 and the official SDK 2.

Everything is loaded when it is first used: a server pays for what it has.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .clients import app_support as app_support
    from .clients import detect_platform as detect_platform
    from .embed import embed_call as embed_call
    from .errors import NoTextError as NoTextError
    from .errors import PageError as PageError
    from .errors import SettingsError as SettingsError
    from .text import as_record as as_record
    from .text import as_table as as_table
    from .text import as_text as as_text
    from .widget import Widget as Widget

_PLACES = {
    "NoTextError": "errors",
    "PageError": "errors",
    "SettingsError": "errors",
    "Widget": "widget",
    "app_support": "clients",
    "as_record": "text",
    "as_table": "text",
    "as_text": "text",
    "detect_platform": "clients",
    "embed_call": "embed",
}

__all__ = [
    "NoTextError",
    "PageError",
    "SettingsError",
    "Widget",
    "app_support",
    "as_record",
    "as_table",
    "as_text",
    "detect_platform",
    "embed_call",
]


def __getattr__(name: str) -> Any:
    if name in _PLACES:
        value = globals()[name] = getattr(import_module(f".{_PLACES[name]}", __name__), name)
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
