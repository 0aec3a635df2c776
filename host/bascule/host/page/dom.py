"""Small helpers over the host page's document."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import document, to_json, window


def by_id(id: str) -> Any:  # noqa: A002 - the DOM's name
    """The element of an id; the page has all that are asked for."""
    return document.getElementById(id)


def element(tag: str, class_name: str, text: str) -> Any:
    """A new element with a class and a text, either may be empty."""
    made = document.createElement(tag)
    if class_name != "":
        made.className = class_name
    if text != "":
        made.textContent = text
    return made


def write(id: str, text: str) -> None:  # noqa: A002 - the DOM's name
    """Puts a text into the element of an id."""
    node = by_id(id)
    node.textContent = text


def show(node: Any, text: str) -> None:
    """Shows a text in an element that is hidden while it has none."""
    node.textContent = text
    node.hidden = text == ""


def pretty(value: Any) -> str:
    """JSON over several lines."""
    return window.JSON.stringify(value, None, 2) if value is not None else "null"


def brief(value: Any) -> str:
    """JSON on one line, cut."""
    text = to_json(value)
    return f"{text[0:160]}…" if len(text) > 160 else text
