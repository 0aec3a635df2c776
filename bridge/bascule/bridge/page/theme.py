"""The host's look in the document: colour scheme, variables, fonts, language, insets, container (contract, section J).

Only what was set here is ever removed. Values are set through the style object of the root element, one property at a
time, so none can break out of its declaration.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import String, document, field, is_number, keys, own, splice
from bascule.bridge.page.values import is_text

_shown: list[str] = []
_fonts: Any = None


def show(context: Any) -> None:
    """Show a whole context."""
    root = document.documentElement
    theme = field(context, "theme")
    if theme is not None:
        root.dataset.theme = theme
        meta = document.querySelector("meta[name=color-scheme]")
        if meta is None:
            meta = document.head.appendChild(document.createElement("meta"))
            meta.name = "color-scheme"
        meta.content = theme
    locale = field(context, "locale")
    if locale is not None:
        root.lang = locale
    _show_fonts(field(field(field(context, "styles"), "css"), "fonts"))
    _show_properties(context, root.style)


def _show_fonts(css: Any) -> None:
    global _fonts
    if _fonts is None and is_text(css):
        # The nonce first: a policy judges the element where it comes in.
        _fonts = document.createElement("style")
        _fonts.nonce = document.querySelector("script").nonce
        document.head.appendChild(_fonts)
    if _fonts is not None:
        _fonts.textContent = css


def _show_properties(context: Any, style: Any) -> None:
    def show_one(name: str, value: Any) -> None:
        if is_text(value):
            style.setProperty(name, value)
            _shown.append(name)

    for name in splice(_shown, 0, len(_shown)):
        style.removeProperty(name)
    variables = field(field(context, "styles"), "variables")
    for name in keys(variables):
        if name.startswith("--"):
            show_one(name, own(variables, name))
    for side in ["top", "right", "bottom", "left"]:
        show_one(f"--safe-area-{side}", _pixels(own(field(context, "safeAreaInsets"), side)))
    box = field(context, "containerDimensions")
    for axis in [["height", "maxHeight", "100vh"], ["width", "maxWidth", "100vw"]]:
        show_one(f"max-{axis[0]}", _pixels(own(box, axis[1])))
        show_one(axis[0], None if own(box, axis[0]) is None else axis[2])


def _pixels(value: Any) -> Any:
    return f"{String(value)}px" if is_number(value) else None
