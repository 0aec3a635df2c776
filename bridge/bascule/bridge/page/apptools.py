"""Tools that the widget offers to its host (contract, section P).

A tool is a record `{name, title?, description?, inputSchema}`; its handler is `f(arguments, name)`, which gives or
promises a `CallToolResult`, a text or an object, or throws.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.browser import promised
from bascule.bridge.page.js import Map, String, field, is_array, is_object, own, put, to_json
from bascule.bridge.page.values import is_text, message_of, must, or_empty

tools = Map()
handlers = Map()


def call_tool(params: Any) -> Any:
    """`tools/call`."""
    name = field(params, "name")
    must(tools.has(name), f"no tool {String(name)}")
    return promised(lambda: _call(name, or_empty(field(params, "arguments")))).then(
        result_of, lambda error: {"isError": True, **result_of(message_of(error))}
    )


def _call(tool: str, values: Any) -> Any:
    must(is_object(values), "wrong arguments")
    required = field(field(tools.get(tool), "inputSchema"), "required")
    for name in required if is_array(required) else []:
        must(own(values, name) is not None, f"{String(name)} is missing")
    return handlers.get(tool)(values, tool)


def result_of(value: Any) -> Any:
    """A `CallToolResult` of what a handler returned: itself, or its text and, for an object, its structure."""
    if is_array(field(value, "content")):
        return value
    text = value if is_text(value) else to_json(value)
    result: Any = {"content": [{"type": "text", "text": text}]}
    if is_object(value):
        put(result, "structuredContent", value)
    return result
