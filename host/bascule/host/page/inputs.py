"""A tool's arguments as inputs in the page: what `form` says of its schema, made and read."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import String, own

from .dom import element
from .form import arguments, fields


class Inputs:
    """The inputs for one tool at a time, in the element `box`."""

    def __init__(self, box: Any) -> None:
        self.box = box
        self.fields: list[Any] = []
        self.nodes: list[Any] = []

    def show(self, schema: Any, given: Any) -> None:
        """Inputs for the arguments of `schema`, filled with those that are given."""
        self.fields = fields(schema, given)
        self.nodes = [_input(field) for field in self.fields]
        self.box.replaceChildren()
        for i in range(len(self.fields)):
            self.box.appendChild(_labelled(self.fields[i], self.nodes[i]))

    def read(self) -> Any:
        """`{value}` with the arguments, or `{error}`."""
        return arguments(self.fields, [_value(node) for node in self.nodes])


def option(value: Any, text: Any) -> Any:
    """One of a select."""
    made = element("option", "", String(text))
    made.value = value
    return made


def _input(field: Any) -> Any:
    kind = own(field, "kind")
    if kind == "choice":
        made = element("select", "", "")
        if own(field, "required") is not True:
            made.appendChild(option("", "—"))
        for one in own(field, "options"):
            made.appendChild(option(one, one))
        made.value = own(field, "value")
        return made
    made = element("textarea" if kind == "json" else "input", "", "")
    if kind == "flag":
        made.type = "checkbox"
        made.checked = own(field, "value")
    else:
        made.value = own(field, "value")
    if kind == "number":
        made.inputMode = "decimal"
    return made


def _labelled(field: Any, node: Any) -> Any:
    label = element("label", "field flag" if own(field, "kind") == "flag" else "field", "")
    label.appendChild(element("span", "", own(field, "label")))
    label.appendChild(node)
    if own(field, "hint") != "":
        label.appendChild(element("small", "hint", own(field, "hint")))
    return label


def _value(node: Any) -> Any:
    return node.checked if node.type == "checkbox" else node.value
