"""What a page shows when Python cannot go on: why, and the tool's result as text. What stood there stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import JSON, String, document, is_array, is_object, own, prop

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
        dress(panel, "padding:12px;margin:8px 0;border:1px solid;border-radius:8px;overflow-wrap:anywhere")
        panel.appendChild(part("strong", "This widget cannot go on."))
        panel.appendChild(part("p", message))
        if traceback != "":
            details = part("details", "")
            details.appendChild(part("summary", "Details"))
            details.appendChild(part("pre", traceback))
            panel.appendChild(details)
        result = part("pre", "")
        panel.appendChild(result)
        for pre in panel.querySelectorAll("pre"):
            dress(pre, "white-space:pre-wrap;margin:8px 0 0")
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


def dress(node: Any, style: str) -> None:
    """Give an element an inline style: allowed by every policy, as it is no markup."""
    prop(node, "style").cssText = style


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
        return JSON.stringify(output, None, 2) if is_object(output) or is_array(output) else String(output)
    return "\n".join(texts)
