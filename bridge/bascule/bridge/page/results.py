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

from typing import Any

from bascule.bridge.page.browser import tell_page
from bascule.bridge.page.js import field, from_json, is_array, is_object, same
from bascule.bridge.page.store import change, now, on, tell
from bascule.bridge.page.values import copy, is_text, or_empty


def output_of(result: Any) -> Any:
    """What a widget wants of a result: its structured content, else its first text, as JSON if it is, else blocks."""
    structured = field(result, "structuredContent")
    content = field(result, "content")
    if structured is not None:
        return structured
    if not is_array(content):
        return []
    for block in content:
        text = field(block, "text")
        if same(field(block, "type"), "text") and is_text(text):
            try:
                # Deeper than can be written again is no use as a value.
                return copy(from_json(text))
            except Exception:
                return text
    return content


def on_result(listener: Any) -> Any:
    """Tell a listener the output, now when there is one and whenever a result comes; the function that ends it."""
    tool = now["tool"]
    return on("result", listener, tool["status"] in ("ready", "error"), tool["output"])


def set_input(value: Any, partial: Any) -> bool:
    """The input, or a part of it, is known; whether it is a new one."""
    status = now["tool"]["status"]
    if status in ("waiting", "streaming"):
        status = "waiting" if partial is None else "streaming"
    return change("tool", {"input": value, "partialInput": partial, "status": status})


def set_output(output: Any, result: Any, detail: Any) -> None:
    """The output is known, and what there is of a result; `detail` is told to the page, the output to listeners."""
    failed = field(result, "isError") is True
    if change(
        "tool",
        {
            "status": "error" if failed else "ready",
            "partialInput": None,
            "output": output,
            "structured": field(result, "structuredContent"),
            "content": field(result, "content"),
            "meta": field(result, "_meta"),
            "isError": failed,
            "reason": None,
        },
    ):
        if detail is not None:
            tell_page("tool:result", detail)
        tell("result", output)


def take_input(params: Any) -> None:
    """`ui/notifications/tool-input`."""
    value = or_empty(field(params, "arguments"))
    if is_object(value) and set_input(value, None):
        tell_page("tool:input", {"arguments": value})


def take_partial(params: Any) -> None:
    """`ui/notifications/tool-input-partial`."""
    value = or_empty(field(params, "arguments"))
    if is_object(value):
        if now["tool"]["input"] is None:
            set_input(None, value)
        tell_page("tool:input-partial", {"arguments": value})


def take_result(result: Any) -> None:
    """`ui/notifications/tool-result`: the whole result is the detail of the event."""
    set_output(output_of(result), result, result)


def take_cancelled(params: Any) -> None:
    """`ui/notifications/tool-cancelled`."""
    reason = field(params, "reason")
    told: Any = {"reason": reason if is_text(reason) else None}
    if change("tool", {"status": "cancelled", "partialInput": None, **told}):
        tell_page("tool:cancelled", told)
