"""The panel beside the widget: tool and arguments, policy, width, theme."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import String, document, index_of, is_array, matchMedia, own, replace_all, window

from .dom import by_id, element, show, write
from .inputs import Inputs, option


class Controls:
    """Reads and shows what the user chooses. `settings` is what the page came with."""

    def __init__(self, settings: Any) -> None:
        self.start: Any = own(settings, "start")
        self.tools: list[Any] = []
        self.tool: Any = None
        self.inputs = Inputs(by_id("fields"))
        policies = by_id("policy")
        for policy in own(settings, "policies"):
            policies.appendChild(option(own(policy, "id"), own(policy, "label")))
        policies.value = own(self.start, "policy")
        by_id("width").value = String(own(self.start, "width"))
        self.choose("theme", own(self.start, "theme"))

    def offer(self, tools: Any) -> bool:
        """Lists the tools that have a widget; whether one was asked for and is there."""
        found: list[Any] = []
        for tool in tools:
            uri = own(own(own(tool, "_meta"), "ui"), "resourceUri")
            if isinstance(uri, str) and _for_model(tool):
                found.append(tool)
        self.tools = found
        select = by_id("tool")
        select.replaceChildren()
        for tool in found:
            select.appendChild(option(own(tool, "name"), own(tool, "name")))
        asked = own(self.start, "tool")
        if len(found) == 0:
            show(
                by_id("wrong"), "No tool of this server has a widget: none names one in _meta.ui.resourceUri."
            )
            return False
        there = [tool for tool in found if own(tool, "name") == String(asked)]
        if asked is not None and len(there) == 0:
            show(by_id("wrong"), f"No tool {String(asked)} with a widget. There are: {_names(found)}.")
        if len(there) > 0:
            select.value = asked
        self.pick(own(self.start, "args") if len(there) > 0 else {})
        return len(there) > 0

    def pick(self, given: Any) -> None:
        """Shows the fields of the selected tool."""
        name: str = by_id("tool").value
        for tool in self.tools:
            if own(tool, "name") == name:
                self.tool = tool
        description = own(self.tool, "description")
        show(by_id("description"), String(description) if description is not None else "")
        self.inputs.show(own(self.tool, "inputSchema"), given)

    def read(self) -> Any:
        """`{value}` with the arguments, or `{error}`."""
        return self.inputs.read()

    def policy(self) -> str:
        """The chosen policy's id."""
        return String(by_id("policy").value)

    def width(self) -> int:
        """The chosen width in pixels."""
        width: int = window.parseInt(by_id("width").value)
        return width

    def theme(self) -> str:
        """`light` or `dark`: what was chosen, or what the system says."""
        chosen = document.querySelector("input[name=theme]:checked").value
        if chosen == "system":
            return "dark" if matchMedia("(prefers-color-scheme: dark)").matches is True else "light"
        return String(chosen)

    def choose(self, group: str, value: Any) -> None:
        """Marks one of a group of radio buttons."""
        for node in document.getElementsByName(group):
            node.checked = node.value == String(value)

    def modes(self, declared: Any) -> None:
        """Offers the display modes that a page declared; without any, inline alone."""
        for node in document.getElementsByName("mode"):
            node.disabled = node.value != "inline" and not (
                is_array(declared) and index_of(declared, node.value) >= 0
            )

    def facts(self, framed: Any) -> None:
        """Shows how the page is framed, and what was wrong with what it declared."""
        size = own(framed, "bytes").toLocaleString()
        write("facts", f"The page weighs {String(size)} bytes.")
        by_id("csp").hidden = False
        write("csp-text", policy_text(framed))
        by_id("complaints").replaceChildren()
        for complaint in own(framed, "complaints"):
            by_id("complaints").appendChild(element("li", "", complaint))


def policy_text(framed: Any) -> str:
    """The policy as the header has it, a directive a line."""
    csp: str = own(framed, "csp")
    return replace_all(csp, "; ", ";\n") if csp != "" else "none"


def _names(tools: list[Any]) -> str:
    names = ", ".join([String(own(tool, "name")) for tool in tools])
    return names if names != "" else "none"


def _for_model(tool: Any) -> bool:
    visibility = own(own(own(tool, "_meta"), "ui"), "visibility")
    return not is_array(visibility) or index_of(visibility, "model") >= 0
