"""`window.BasculeBridge`, for scripts (contract, sections E to P; typed in `bridge.d.ts`)."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.actions import act
from bascule.bridge.page.apptools import handlers
from bascule.bridge.page.context import on_context
from bascule.bridge.page.errors import bridge_error
from bascule.bridge.page.greeting import ADAPTER
from bascule.bridge.page.host import advertised, does
from bascule.bridge.page.js import (
    Object,
    field,
    is_object,
    keys,
    matchMedia,
    own,
    prop,
    put,
    set_prop,
    to_json,
    undefined,
)
from bascule.bridge.page.modes import both, current
from bascule.bridge.page.names import CALL
from bascule.bridge.page.results import on_result
from bascule.bridge.page.store import host_context, now, on
from bascule.bridge.page.teardown import cleaners
from bascule.bridge.page.values import copy, is_text, or_empty

# Actions whose first argument is one field of the params, or all of them.
SIMPLE = (
    "sendMessage content,openLink url,requestDisplayMode mode,downloadFile contents,readResource uri,"
    "setWidgetState state,unregisterTool name,listResources,createMessage,requestClose,setSize"
)
# Fields of the object, read from the topic `host` when they are asked for.
FIELDS: Any = {
    "initialized": lambda host: field(host, "ready") is True,
    "capabilities": lambda host: host["capabilities"],
    "hostProtocolVersion": lambda host: field(field(host, "answer"), "protocolVersion"),
}
_model_context: Any = {}


def call_tool(name: str, values: Any, options: Any) -> Any:
    """`callTool(name, arguments, options)`: waits for 10 s unless its options say otherwise."""
    return act(CALL, {"name": name, "arguments": values}, {"timeout": 10, **or_empty(options)})


def update_model_context(value: Any, options: Any) -> Any:
    """An object goes as structure and as text, joined with the last one; anything else as text alone."""
    global _model_context
    params: Any = {}
    if is_object(value):
        value = {**({} if field(options, "merge") is False else _model_context), **value}
        _model_context = value
        put(params, "structured", value)
    put(params, "content", value if is_text(value) else to_json(value))
    return act("updateModelContext", params, options)


def register_tool(tool: Any, handler: Any) -> Any:
    """The handler gets the arguments and returns a `CallToolResult`, a text or an object, or a promise of one."""
    handlers.set(field(tool, "name"), handler)
    return act("registerTool", tool)


def on_teardown(listener: Any) -> Any:
    """Registers a clean-up, which may return a promise; the function that takes it out again."""
    cleaners.add(listener)
    return lambda: cleaners.delete(listener)


def get_theme() -> Any:
    """The host's theme, else the system's."""
    theme = field(host_context(), "theme")
    dark: bool = matchMedia("(prefers-color-scheme:dark)").matches
    return theme if theme is not None else "dark" if dark else "light"


def get_structured() -> Any:
    """The structured content of the result, `undefined` where it has none."""
    structured = field(field(now["tool"], "result"), "structuredContent")
    return undefined if structured is None else copy(structured)


# The object, without those fields and the simple actions.
BRIDGE: Any = {
    "adapterId": ADAPTER,
    "hasCapability": lambda name: own(now["host"]["capabilities"], name) is True,
    "getToolInput": lambda: copy(field(now["tool"], "input")),
    "getToolOutput": lambda: copy(field(now["tool"], "output")),
    "getStructuredContent": get_structured,
    "getTheme": get_theme,
    "getDisplayMode": current,
    "getHostContext": lambda: copy(host_context()),
    "getWidgetState": lambda: copy(field(now, "state")),
    "onToolResult": on_result,
    "onContextChange": on_context,
    "onTeardown": on_teardown,
    "updateModelContext": update_model_context,
    "registerTool": register_tool,
    "callTool": call_tool,
    "log": lambda level, message, data: act("log", {"level": level, "message": message, "data": data}, None),
}


def api() -> Any:
    """The object itself, whole."""
    for row in SIMPLE.split(","):
        _simple(row.split(" "))
    for name in keys(FIELDS):
        _getter(name)
    # For `port`, a script of its own.
    Object.defineProperty(
        BRIDGE, "inside", {"value": [now, on, act, does, advertised, handlers, cleaners, bridge_error, both]}
    )
    return BRIDGE


def _simple(row: list[str]) -> None:
    def method(value: Any, options: Any) -> Any:
        params = or_empty(value)
        if len(row) > 1:
            params = {}
            set_prop(params, row[1], value)
        return act(row[0], params, options)

    set_prop(BRIDGE, row[0], method)


def _getter(name: str) -> None:
    Object.defineProperty(
        BRIDGE, name, {"get": lambda: copy(prop(FIELDS, name)(now["host"])), "enumerable": True}
    )
