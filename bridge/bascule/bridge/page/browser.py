"""What the bridge needs of the browser, beside the document that `theme`, `size` and `clicks` look after.

All listeners are let go of at once when the page is closed.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import CustomEvent, Promise, window

undo: list[Any] = []


def emit(target: Any, event: str, detail: Any) -> None:
    """Dispatch a bubbling event on an element or the window."""
    target.dispatchEvent(CustomEvent(event, {"detail": detail, "bubbles": True}))


def tell_page(event: str, detail: Any) -> None:
    """Dispatch an event on the window."""
    emit(window, event, detail)


def listen(target: Any, event: str, listener: Any) -> None:
    """Listen, before anybody else, until the page is closed."""
    target.addEventListener(event, listener, True)
    undo.append(lambda: target.removeEventListener(event, listener, True))


def promised(make: Any) -> Any:
    """A promise of what a function gives, promises or throws."""
    return Promise(lambda resolve, reject: resolve(make()))
