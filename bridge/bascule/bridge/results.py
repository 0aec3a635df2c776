"""What a tool answered: the initiating result as the page keeps it, and the results of calls made by the widget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.wire import decode

if TYPE_CHECKING:
    from typing import Any


class ToolState:
    """The call that made the host show this widget. A new one at every change; never changed itself.

    `status` is `waiting`, `streaming`, `ready`, `error` or `cancelled`. `input` are the arguments once complete,
    `partial_input` while they stream. `output` is what a widget wants from the result: `structured` where there is
    one, else the first text block (parsed where it is JSON), else `content`. `reason` says why it was cancelled.
    """

    def __init__(self, value: Any) -> None:
        self.status: str = value.get("status") or "waiting"
        self.input: Any = value.get("input")
        self.partial_input: Any = value.get("partialInput")
        self.output: Any = value.get("output")
        structured = value.get("structured")
        self.structured: Any = self.output if structured is True else structured
        self.content: Any = value.get("content")
        self.meta: Any = value.get("meta")
        self.is_error: bool = value.get("isError") is True
        self.reason: Any = value.get("reason")


class ToolInput:
    """The arguments of the initiating call: `value` once complete, `partial` while they stream in.

    `status` is `waiting`, `streaming` or `ready`.
    """

    def __init__(self, value: Any) -> None:
        self.value: Any = value[0]
        self.partial: Any = value[1] if value[0] is None else None
        self.status = "ready" if value[0] is not None else ("waiting" if value[1] is None else "streaming")


class ToolResult:
    """What a tool called by the widget answered; `raw` is the host's whole answer, unknown fields included.

    A failed result is one with `is_error`; it does not raise.
    """

    def __init__(self, raw: Any) -> None:
        self.raw: Any = raw
        self.structured: Any = raw.get("structuredContent")
        self.content: Any = raw.get("content")
        self.meta: Any = raw.get("_meta")
        self.is_error: bool = raw.get("isError") is True
        self.output: Any = output_of(raw)


def output_of(raw: Any) -> Any:
    """The output of a `CallToolResult` (contract, section G).

    `structuredContent`, else the first text block as JSON or text, else `content`.
    """
    structured = raw.get("structuredContent")
    if structured is not None:
        return structured
    content = raw.get("content")
    if isinstance(content, list):
        for block in content:
            if isinstance(block, dict) and block.get("type") == "text" and isinstance(block.get("text"), str):
                try:
                    return decode(block["text"])
                except ValueError:
                    return block["text"]
    return content
