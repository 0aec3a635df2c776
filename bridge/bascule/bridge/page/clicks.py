"""`data-tool-call`: elements that call a tool without any script (contract, section I).

One listener on the document serves all of them, those that come later too. While an element's call runs it is
`aria-busy` and takes no second click.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import Set, TypeError, from_json, is_object, put


class Clicks:
    """`emit(element, event, detail)` dispatches a bubbling event; `call(name, args, settle)` calls a tool when it can."""

    def __init__(self, call: Any, emit: Any) -> None:
        self._call = call
        self._emit = emit
        self._busy = Set()

    def clicked(self, event: Any) -> None:
        """A click anywhere in the document."""
        target = event.composedPath()[0]
        element = target.closest("[data-tool-call]") if target.closest is not None else None
        if element is None:
            return
        event.preventDefault()
        if self._busy.has(element):
            return
        name = element.getAttribute("data-tool-call")
        text = element.getAttribute("data-tool-args")
        detail: Any = {"name": name, "args": text}
        values: Any = {}
        try:
            values = {} if text is None or text == "" else from_json(text)
        except Exception:
            values = None
        if not is_object(values):
            put(detail, "error", TypeError("data-tool-args must be a JSON object"))
            self._emit(element, "tool:error", detail)
            return
        put(detail, "args", values)
        before = element.getAttribute("aria-busy")
        element.setAttribute("aria-busy", "true")
        self._busy.add(element)

        def settle(ok: bool, value: Any) -> None:
            self._busy.delete(element)
            if before is None:
                element.removeAttribute("aria-busy")
            else:
                element.setAttribute("aria-busy", before)
            put(detail, "result" if ok else "error", value)
            self._emit(element, "tool:success" if ok else "tool:error", detail)

        self._call(name, values, settle)
