"""What a page shows when Python cannot go on: why, and the tool's result as text. What stood there stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import JSON, document, is_array, is_object, own

if TYPE_CHECKING:
    from typing import Any


class Panel:
    """Stands before `root`; follows the result, which may come later."""

    def __init__(self, root: Any) -> None:
        self.root = root
        self.result: Any = None

    def show(self, message: str, traceback: str) -> None:
        """Show the message, once; the traceback folded."""
        if self.result is not None:
            return
        panel = part("section", "")
        panel.setAttribute("role", "alert")
        panel.className = "bascule-failed"
        panel.style.cssText = (
            "padding:12px;margin:8px 0;border:1px solid;border-radius:8px;overflow-wrap:anywhere"
        )
        panel.append(part("strong", "This widget cannot go on."), part("p", message))
        if traceback != "":
            details = part("details", "")
            details.append(part("summary", "Details"), part("pre", traceback))
            panel.append(details)
        result = part("pre", "")
        for pre in panel.querySelectorAll("pre"):
            pre.style.whiteSpace = "pre-wrap"
        result.style.cssText = "white-space:pre-wrap;margin:8px 0 0"
        panel.append(result)
        self.result = result
        self.root.removeAttribute("aria-busy")
        self.root.before(panel)

    def tell(self, tool: Any) -> None:
        """Show the text of a result."""
        if self.result is not None:
            self.result.textContent = result_text(tool)


def part(tag: str, text: str) -> Any:
    """An element with a text."""
    node = document.createElement(tag)
    node.textContent = text
    return node


def result_text(tool: Any) -> str:
    """The texts of a result's content, else its output as it is."""
    texts: list[str] = []
    content = own(tool, "content")
    if is_array(content):
        for block in content:
            text = own(block, "text")
            if isinstance(text, str):
                texts.append(text)
    output = own(tool, "output")
    if len(texts) == 0 and output is not None:
        return JSON.stringify(output, None, 2) if is_object(output) or is_array(output) else f"{output}"
    return "\n".join(texts)
