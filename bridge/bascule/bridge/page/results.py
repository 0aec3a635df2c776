"""Input and result of the tool call that the widget shows (contract, sections F14, G and N1).

Rules of the state (`status`):

| from | on | to |
|---|---|---|
| `waiting` | part of the input, while the whole is not known | `streaming` |
| `streaming` | the whole input | `waiting` |
| any | a result; a failed one | `ready`; `error` |
| any | the host cancelled the call | `cancelled`, with its `reason` |

A later result or input replaces an earlier one; one that says the same changes nothing and is told to nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.js import from_json, is_array, is_object, own, same
from bascule.bridge.page.store import Listeners, Store


def content_of(result: Any) -> Any:
    """The content blocks of a result, a list even where the host sent none."""
    content = own(result, "content")
    return content if is_array(content) else []


def output_of(result: Any) -> Any:
    """What a widget wants of a result: the structured content, else the first text as JSON or as text, else the blocks."""
    structured = own(result, "structuredContent")
    if structured is not None:
        return structured
    content = content_of(result)
    for block in content:
        text = own(block, "text")
        if same(own(block, "type"), "text") and isinstance(text, str):
            try:
                return from_json(text)
            except Exception:
                return text
    return content


class Results:
    """Keeps the topic `tool` of the store, and tells the page with `emit(event, detail)`."""

    def __init__(self, store: Store, listeners: Listeners, emit: Callable[[str, Any], None]) -> None:
        self._store = store
        self._listeners = listeners
        self._emit = emit
        store.set_("tool", {"status": "waiting", "isError": False})

    def on_result(self, listener: Any) -> Callable[[], None]:
        """Tell a listener the output, now when there is one and whenever a result comes."""
        if self._store.get_("status") in ("ready", "error"):
            self._listeners.call_(listener, self._store.get_("output"))
        return self._listeners.add_(listener)

    def take_input(self, params: Any) -> None:
        """`ui/notifications/tool-input`."""
        value = arguments_of(params)
        if value is not None and self.set_input(value):
            self._emit("tool:input", {"arguments": value})

    def set_input(self, value: Any) -> bool:
        """The whole input is known; whether it is a new one."""
        status = self._store.get_("status")
        return self._store.set_(
            "tool",
            {
                "input": value,
                "partialInput": None,
                "status": "waiting" if same(status, "streaming") else status,
            },
        )

    def take_partial(self, params: Any) -> None:
        """`ui/notifications/tool-input-partial`."""
        value = arguments_of(params)
        if value is None:
            return
        if self._store.get_("input") is None:
            status = self._store.get_("status")
            self._store.set_(
                "tool",
                {"partialInput": value, "status": "streaming" if same(status, "waiting") else status},
            )
        self._emit("tool:input-partial", {"arguments": value})

    def take_result(self, result: Any) -> None:
        """`ui/notifications/tool-result`: the whole result is the detail of the event."""
        if self.set_output(output_of(result), result):
            self._emit("tool:result", result)
            self.tell()

    def set_output(self, output: Any, result: Any) -> bool:
        """The output is known, and as much of a result as there is; whether it is a new one."""
        failed = own(result, "isError") is True
        return self._store.set_(
            "tool",
            {
                "status": "error" if failed else "ready",
                "partialInput": None,
                "output": output,
                "structured": own(result, "structuredContent"),
                "content": own(result, "content"),
                "meta": own(result, "_meta"),
                "isError": failed,
                "reason": None,
            },
        )

    def tell(self) -> None:
        """Tell the listeners the output."""
        self._listeners.tell(lambda: self._store.get_("output"))

    def take_cancelled(self, params: Any) -> None:
        """`ui/notifications/tool-cancelled`."""
        reason = own(params, "reason")
        reason = reason if isinstance(reason, str) else None
        if self._store.set_("tool", {"status": "cancelled", "partialInput": None, "reason": reason}):
            self._emit("tool:cancelled", {"reason": reason})


def arguments_of(params: Any) -> Any:
    """The arguments of an input notification, `{}` where there are none, None where they are no object."""
    value = own(params, "arguments")
    if value is None:
        return {}
    return value if is_object(value) else None
