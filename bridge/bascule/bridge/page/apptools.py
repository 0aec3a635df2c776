"""Tools that the widget offers to its host (contract, section P).

A tool is a record `{name, title?, description?, inputSchema}`, its handler is `f(name, arguments, settle)`;
`settle(True, result)` answers with a `CallToolResult`, `settle(False, reason)` with a failed one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.errors import message_of
from bascule.bridge.page.js import (
    Map,
    String,
    is_array,
    is_integer,
    is_object,
    keys,
    own,
    put,
    to_json,
    typeof,
)


class AppTools:
    """The table of tools; `changed()` is called when one is added or taken out."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.handlers = Map()
        self._tools = Map()
        self._changed = changed

    def add_(self, tool: Any) -> None:
        """Offer a tool, whose handler stands in `handlers`; one of the same name is replaced."""
        self._tools.set(tool["name"], tool)
        self._changed()

    def remove_(self, name: str) -> None:
        """Offer a tool no more."""
        self.handlers.delete(name)
        if self._tools.delete(name):
            self._changed()

    def list_(self) -> Any:
        """The tools, as `tools/list` has them."""
        return [*self._tools.values()]

    def call_(self, params: Any, reply: Callable[[Any], None], refuse: Callable[[int, str], None]) -> None:
        """`tools/call`."""
        name = own(params, "name")
        values = own(params, "arguments")
        values = {} if values is None else values
        tool = self._tools.get(name)
        if tool is None:
            refuse(-32602, "no such tool in this widget: " + String(name))
            return
        wrong = mistake(own(tool, "inputSchema"), values)

        def settle(ok: bool, value: Any) -> None:
            reply(value if ok else failed(String(value)))

        if wrong != "":
            settle(False, wrong)
            return
        try:
            self.handlers.get(name)(name, values, settle)
        except Exception as error:
            settle(False, message_of(error))


def failed(reason: str) -> Any:
    """A failed result."""
    return {"isError": True, "content": [{"type": "text", "text": reason}]}


def result_of(value: Any) -> Any:
    """A `CallToolResult` of what a handler returned: itself, or its text and, for an object, its structure."""
    if is_array(own(value, "content")):
        return value
    text = value if isinstance(value, str) else to_json(value)
    result: Any = {"content": [{"type": "text", "text": text}]}
    if is_object(value):
        put(result, "structuredContent", value)
    return result


def mistake(schema: Any, values: Any) -> str:
    """What is wrong with arguments: not an object, a required one missing, a scalar of another type; `""` if nothing."""
    if not is_object(values):
        return "arguments must be an object"
    required = own(schema, "required")
    if is_array(required):
        for name in required:
            if String(name) not in keys(values):
                return f"argument {String(name)} is missing"
    for given in keys(values):
        wanted = own(own(own(schema, "properties"), given), "type")
        if isinstance(wanted, str) and not fits(wanted, own(values, given)):
            return f"argument {String(given)} must be of type {String(wanted)}"
    return ""


def fits(wanted: str, value: Any) -> bool:
    """Whether a value is of a JSON Schema type."""
    if wanted == "integer":
        return is_integer(value)
    if wanted == "null":
        return value is None
    actual = "array" if is_array(value) else typeof(value)
    return value is not None and actual == wanted
