"""The tools that the widget offers its host, to be called by hand: MCP Apps 2026-01-26, `appCapabilities.tools`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bascule.bridge.page.js import String, is_array, own

from .dom import by_id, pretty, show
from .inputs import Inputs, option

if TYPE_CHECKING:
    from collections.abc import Callable


class Offered:
    """`request(method, params, then)` asks the page; `then(result, error)` gets its answer."""

    def __init__(self, request: Callable[[str, Any, Callable[[Any, Any], None]], None]) -> None:
        self.request = request
        self.tools: list[Any] = []
        self.tool: Any = None
        self.inputs = Inputs(by_id("offered-fields"))

    def refresh(self) -> None:
        """Asks the page which tools it has now."""
        self.request("tools/list", {}, lambda result, _error: self.offer(own(result, "tools")))

    def offer(self, tools: Any) -> None:
        """Lists the tools; one that was chosen stays so, with what was filled in."""
        self.tools = tools if is_array(tools) else []
        by_id("offered").hidden = len(self.tools) == 0
        select = by_id("offered-tool")
        chosen: str = select.value
        select.replaceChildren()
        for tool in self.tools:
            title = own(tool, "title")
            select.appendChild(option(own(tool, "name"), title if title is not None else own(tool, "name")))
        there = [tool for tool in self.tools if own(tool, "name") == chosen]
        if len(there) > 0:
            select.value = chosen
            self.tool = there[0]
        else:
            self.pick()

    def pick(self) -> None:
        """Shows the fields of the selected tool."""
        name: str = by_id("offered-tool").value
        self.tool = None
        for tool in self.tools:
            if own(tool, "name") == name:
                self.tool = tool
        description = own(self.tool, "description")
        show(by_id("offered-description"), String(description) if description is not None else "")
        show(by_id("offered-wrong"), "")
        show(by_id("offered-answer"), "")
        self.inputs.show(own(self.tool, "inputSchema"), {})

    def call(self) -> None:
        """Calls the selected tool with what was filled in, and shows the answer."""
        read = self.inputs.read()
        error = own(read, "error")
        show(by_id("offered-wrong"), String(error) if error is not None else "")
        if error is None and self.tool is not None:
            params: Any = {"name": own(self.tool, "name"), "arguments": own(read, "value")}
            self.request(
                "tools/call",
                params,
                lambda result, error: show(
                    by_id("offered-answer"), pretty(result if error is None else error)
                ),
            )

    def forget(self) -> None:
        """The page is gone, and its tools with it."""
        self.offer([])
