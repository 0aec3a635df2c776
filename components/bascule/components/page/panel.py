"""What a page shows when Python cannot go on: why, and the tool's result as text. What stood there stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import JSON, String, document, field, is_array, is_object, prop

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
        panel = document.createElement("section")
        panel.setAttribute("role", "alert")
        # Set this way an inline style is allowed by every policy.
        prop(
            panel, "style"
        ).cssText = "padding:12px;border:1px solid;white-space:pre-wrap;overflow-wrap:anywhere"
        part(panel, "strong", "This widget cannot go on.")
        part(panel, "p", message)
        if traceback != "":
            part(panel, "details", traceback)
        result = part(panel, "p", "")
        root.removeAttribute("aria-busy")
        root.before(panel)
    show_result()


def part(panel: Any, tag: str, text: str) -> Any:
    """Add an element with a text."""
    node = document.createElement(tag)
    node.textContent = text
    panel.appendChild(node)
    return node


def show_result() -> None:
    """Show the text of the result: the texts of its content, else its output as it is."""
    if result is None:
        return
    tool = known.get("tool")
    texts: list[str] = []
    content = field(tool, "content")
    if is_array(content):
        for block in content:
            text = field(block, "text")
            if isinstance(text, str):
                texts.append(text)
    output = field(tool, "output")
    if len(texts) == 0 and output is not None:
        texts.append(
            JSON.stringify(output, None, 2) if is_object(output) or is_array(output) else String(output)
        )
    result.textContent = "\n".join(texts)
