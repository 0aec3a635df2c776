"""What a page shows when Python cannot go on: why, and the tool's result as text. What stood there stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import JSON, String, document, is_array, is_object, own, prop

from .host import known
from .live import root

if TYPE_CHECKING:
    from typing import Any

# Where the result is shown, None while nothing has failed. It may come later than the failure.
result: Any = None


def failed() -> bool:
    """Whether the panel stands."""
    return result is not None


def show_failure(message: str, traceback: str) -> None:
    """Show the message, the traceback folded, and the result; once."""
    global result
    if result is None:
        panel = part(None, "section", "", "padding:12px;margin:8px 0;border:1px solid;border-radius:8px")
        panel.setAttribute("role", "alert")
        part(panel, "strong", "This widget cannot go on.", "")
        part(panel, "p", message, "overflow-wrap:anywhere")
        if traceback != "":
            details = part(panel, "details", "", "")
            part(details, "summary", "Details", "")
            part(details, "pre", traceback, "white-space:pre-wrap")
        result = part(panel, "pre", "", "white-space:pre-wrap")
        root.removeAttribute("aria-busy")
        root.before(panel)
    show_result()


def part(into: Any, tag: str, text: str, style: str) -> Any:
    """An element with a text. A style set this way is allowed by every policy."""
    node = document.createElement(tag)
    node.textContent = text
    prop(node, "style").cssText = style
    if into is not None:
        into.appendChild(node)
    return node


def show_result() -> None:
    """Show the text of the result: the texts of its content, else its output as it is."""
    if result is None:
        return
    tool = known.get("tool")
    texts: list[str] = []
    content = own(tool, "content")
    if is_array(content):
        for block in content:
            text = own(block, "text")
            if isinstance(text, str):
                texts.append(text)
    output = own(tool, "output")
    if len(texts) == 0 and output is not None:
        texts.append(
            JSON.stringify(output, None, 2) if is_object(output) or is_array(output) else String(output)
        )
    result.textContent = "\n".join(texts)
