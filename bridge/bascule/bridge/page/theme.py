"""The host's look in the document: colour scheme, variables, fonts, language, insets, container (contract, section J).

Only what was set here is ever removed. Values are set through the style object of the root element, one property at a
time, so none can break out of its declaration.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import Map, String, is_number, keys, own, same


class Theme:
    """Applies contexts to `document`; `nonce` is put on the style element of the fonts."""

    def __init__(self, document: Any, nonce: str) -> None:
        self._document = document
        self._nonce = nonce
        self._set = Map()
        self._fonts: Any = None

    def apply(self, context: Any) -> None:
        """Show a whole context."""
        document = self._document
        theme = own(context, "theme")
        if theme is not None:
            document.documentElement.setAttribute("data-theme", theme)
            meta = document.querySelector("meta[name=color-scheme]")
            if meta is None:
                meta = document.createElement("meta")
                meta.name = "color-scheme"
                document.head.appendChild(meta)
            meta.content = theme
        locale = own(context, "locale")
        if locale is not None:
            document.documentElement.lang = locale
        styles = own(context, "styles")
        self._fonts_are(own(own(styles, "css"), "fonts"))
        self._properties_are(properties(context))

    def _fonts_are(self, css: Any) -> None:
        if not isinstance(css, str):
            css = ""
        if self._fonts is None and css != "":
            self._fonts = self._document.createElement("style")
            self._fonts.nonce = self._nonce
            self._document.head.appendChild(self._fonts)
        if self._fonts is not None:
            self._fonts.textContent = css

    def _properties_are(self, wanted: Map) -> None:
        style = self._document.documentElement.style
        for name in [*self._set.keys()]:
            if not wanted.has(name):
                style.removeProperty(name)
        for name, value in wanted:
            if not same(value, self._set.get(name)):
                style.setProperty(name, value)
        self._set = wanted


def properties(context: Any) -> Map:
    """The CSS properties of the root element that a context asks for, by name."""
    wanted = Map()
    variables = own(own(context, "styles"), "variables")
    for name in keys(variables):
        value = own(variables, name)
        if name.startswith("--") and isinstance(value, str):
            wanted.set(name, value)
    insets = own(context, "safeAreaInsets")
    for side in ["top", "right", "bottom", "left"]:
        if is_number(own(insets, side)):
            wanted.set("--safe-area-" + side, String(own(insets, side)) + "px")
    box = own(context, "containerDimensions")
    for axis in [["height", "maxHeight", "max-height", "100vh"], ["width", "maxWidth", "max-width", "100vw"]]:
        most = own(box, axis[1])
        if is_number(own(box, axis[0])):
            wanted.set(axis[0], axis[3])
        elif is_number(most):
            wanted.set(axis[2], String(most) + "px")
    return wanted
