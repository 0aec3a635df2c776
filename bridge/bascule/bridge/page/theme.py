"""The host's look in the document: colour scheme, variables, fonts, language, insets, container (contract, section J).

Only what was set here is ever removed. Values are set through the style object of the root element, one property at a
time, so none can break out of its declaration.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import Map, String, document, field, is_number, keys, own
from bascule.bridge.page.values import is_text

_shown: Any = Map()
_fonts: Any = None


def show(context: Any) -> None:
    """Show a whole context."""
    global _shown
    root = document.documentElement
    theme = field(context, "theme")
    if theme is not None:
        root.setAttribute("data-theme", theme)
        meta = document.querySelector("meta[name=color-scheme]")
        if meta is None:
            meta = document.head.appendChild(document.createElement("meta"))
            meta.name = "color-scheme"
        meta.content = theme
    locale = field(context, "locale")
    if locale is not None:
        root.lang = locale
    _show_fonts(field(field(field(context, "styles"), "css"), "fonts"))
    wanted = properties(context)
    for name in _shown.keys():
        if not wanted.has(name):
            root.style.removeProperty(name)
    wanted.forEach(lambda value, name: root.style.setProperty(name, value))
    _shown = wanted


def _show_fonts(css: Any) -> None:
    global _fonts
    if _fonts is None and is_text(css):
        # The nonce first: a policy judges the element where it comes in.
        _fonts = document.createElement("style")
        _fonts.nonce = document.querySelector("script").nonce
        document.head.appendChild(_fonts)
    if _fonts is not None:
        _fonts.textContent = css


def properties(context: Any) -> Any:
    """The CSS properties of the root element that a context asks for, a Map."""
    wanted = Map()
    variables = field(field(context, "styles"), "variables")
    box = field(context, "containerDimensions")
    for name in keys(variables):
        value = own(variables, name)
        if name.startswith("--") and is_text(value):
            wanted.set(name, value)
    for side in ["top", "right", "bottom", "left"]:
        _pixels(wanted, f"--safe-area-{side}", own(field(context, "safeAreaInsets"), side))
    for axis in [["height", "maxHeight", "100vh"], ["width", "maxWidth", "100vw"]]:
        _pixels(wanted, f"max-{axis[0]}", own(box, axis[1]))
        if own(box, axis[0]) is not None:
            wanted.set(axis[0], axis[2])
    return wanted


def _pixels(wanted: Any, name: str, value: Any) -> None:
    if is_number(value):
        wanted.set(name, f"{String(value)}px")
