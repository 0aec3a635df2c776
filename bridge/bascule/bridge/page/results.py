"""Input and result of the tool call that the widget shows (contract, sections F14, G and N1).

Rules of the state:

1. `input` is the whole input; `partialInput` a part of it, which says nothing any more when the whole is known or a
   result is.
2. `result` is what came last of the call, `output` what a widget wants of it; `cancelled` is `{reason}` from when the
   host cancels the call until a result comes.
3. A later result or input replaces an earlier one; one that says the same changes nothing and is told to nobody.
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
    return on("result", listener, field(tool, "result") is not None, field(tool, "output"))


def set_output(output: Any, result: Any, detail: Any) -> None:
    """The output is known, and what there is of a result; `detail` is told to the page, the output to listeners."""
    if change("tool", {"output": output, "result": result, "cancelled": None}):
        if detail is not None:
            tell_page("tool:result", detail)
        tell("result", output)


def take_input(params: Any) -> None:
    """`ui/notifications/tool-input`."""
    value = or_empty(field(params, "arguments"))
    if is_object(value) and change("tool", {"input": value}):
        tell_page("tool:input", {"arguments": value})


def take_partial(params: Any) -> None:
    """`ui/notifications/tool-input-partial`."""
    value = or_empty(field(params, "arguments"))
    if is_object(value):
        if field(now["tool"], "input") is None:
            change("tool", {"partialInput": value})
        tell_page("tool:input-partial", {"arguments": value})


def take_cancelled(params: Any) -> None:
    """`ui/notifications/tool-cancelled`."""
    reason = field(params, "reason")
    told: Any = {"reason": reason if is_text(reason) else None}
    if change("tool", {"cancelled": told}):
        tell_page("tool:cancelled", told)
