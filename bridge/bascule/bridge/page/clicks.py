"""`data-tool-call`: elements that call a tool without any script (contract, section I).

One listener on the document serves all of them, those that come later too. While an element's call runs it is
`aria-busy` and takes no second click. Before the host has answered the handshake a click waits for it.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.browser import emit
from bascule.bridge.page.host import ready
from bascule.bridge.page.js import Set, from_json, set_prop
from bascule.bridge.page.public import call_tool

BUSY = "aria-busy"
_busy = Set()


def clicked(event: Any) -> None:
    """A click anywhere in the document."""
    for element in event.composedPath():
        if element.matches is not None and element.matches("[data-tool-call]"):
            event.preventDefault()
            if not _busy.has(element):
                _call(element)
            return


def _call(element: Any) -> None:
    before = element.getAttribute(BUSY)
    name = element.getAttribute("data-tool-call")
    text = element.getAttribute("data-tool-args")
    # What is no JSON stays text, and text is no object.
    values = text

    def ended(event: str, field: str, value: Any) -> None:
        _busy.delete(element)
        if before is None:
            element.removeAttribute(BUSY)
        else:
            element.setAttribute(BUSY, before)
        detail: Any = {"name": name, "args": values}
        set_prop(detail, field, value)
        emit(element, event, detail)

    try:
        values = from_json("{}" if text is None else text)
    except Exception:
        values = text
    _busy.add(element)
    element.setAttribute(BUSY, "true")
    ready.then(
        lambda opened: call_tool(name, values, None).then(
            lambda result: ended("tool:success", "result", result),
            lambda error: ended("tool:error", "error", error),
        )
    )
