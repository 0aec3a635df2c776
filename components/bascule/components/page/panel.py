"""What a page shows when Python cannot go on: why, and the tool's result as text. What stood there stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import JSON, String, document, field, is_array, is_object, prop, trim

from .host import known
from .live import root

if TYPE_CHECKING:
    from typing import Any

# Where the result is shown, None while nothing has failed. It may come later than the failure.
result: Any = None


BOX = "white-space:pre-wrap;overflow-wrap:anywhere;"
MOST = 50_000  # characters of a result that are shown


def failed() -> bool:
    """Whether the panel stands."""
    return result is not None


def show_failure(message: str, traceback: str) -> None:
    """Show the message, the traceback folded, and the result."""
    global result
    panel = part(root.parentNode, "section", "")
    panel.setAttribute("role", "alert")
    styled(panel, f"{BOX}padding:12px;border:1px solid;border-radius:8px")
    part(panel, "strong", "This widget cannot go on.")
    part(panel, "p", message)
    if traceback != "":
        part(panel, "details", traceback)
    result = part(panel, "div", "")
    # One that is long scrolls, with the keyboard too.
    styled(result, f"{BOX}max-height:50vh;overflow:auto")
    result.tabIndex = 0
    root.before(panel)
    # What waits for Python waits in vain.
    root.removeAttribute("aria-busy")
    waiting = root.querySelectorAll("[role=status]")
    for node in waiting:
        node.remove()
    if waiting.length > 0:
        root.hidden = trim(root.textContent) == ""
    show_result()


def styled(node: Any, text: str) -> None:
    """Set an inline style; this way every policy allows it."""
    prop(node, "style").cssText = text


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
    text = "\n".join(texts)
    result.textContent = text if len(text) <= MOST else text[0:MOST] + "…"
