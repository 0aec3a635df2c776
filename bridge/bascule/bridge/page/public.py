"""`window.BasculeBridge`, for scripts (contract, sections E to P; typed in `bridge.d.ts`)."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.actions import act
from bascule.bridge.page.apptools import handlers
from bascule.bridge.page.context import on_context
from bascule.bridge.page.js import (
    Object,
    field,
    is_object,
    matchMedia,
    own,
    prop,
    put,
    set_prop,
    to_json,
    undefined,
)
from bascule.bridge.page.modes import current
from bascule.bridge.page.names import CALL
from bascule.bridge.page.port import port
from bascule.bridge.page.results import on_result
from bascule.bridge.page.store import host_context, now
from bascule.bridge.page.teardown import cleaners
from bascule.bridge.page.values import copy, is_text, or_empty

# Actions whose first argument is one field of the params, or all of them.
SIMPLE = (
    "sendMessage content,openLink url,requestDisplayMode mode,downloadFile contents,readResource uri,"
    "setWidgetState state,unregisterTool name,listResources,createMessage,requestClose,setSize"
)
FIELDS = (
    "adapterId adapter,initialized ready,capabilities capabilities,hostProtocolVersion hostProtocolVersion"
)
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
    return theme if is_text(theme) else "dark" if dark else "light"


def get_structured() -> Any:
    """The structured content of the result, `undefined` where it has none."""
    structured = now["tool"]["structured"]
    return undefined if structured is None else copy(structured)


def api() -> Any:
    """The object itself."""
    made: Any = {
        "hasCapability": lambda name: own(now["host"]["capabilities"], name) is True,
        "getToolInput": lambda: copy(now["tool"]["input"]),
        "getToolOutput": lambda: copy(now["tool"]["output"]),
        "getStructuredContent": get_structured,
        "getTheme": get_theme,
        "getDisplayMode": current,
        "getHostContext": lambda: copy(host_context()),
        "getWidgetState": lambda: copy(now["state"]),
        "onToolResult": on_result,
        "onContextChange": on_context,
        "onTeardown": on_teardown,
        "updateModelContext": update_model_context,
        "registerTool": register_tool,
        "callTool": call_tool,
        "log": lambda level, message, data: act(
            "log", {"level": level, "message": message, "data": data}, None
        ),
    }
    for row in SIMPLE.split(","):
        _simple(made, row.split(" "))
    for pair in FIELDS.split(","):
        _getter(made, pair.split(" "))
    Object.defineProperty(made, "attach", {"value": port})
    return made


def _simple(made: Any, row: list[str]) -> None:
    def method(value: Any, options: Any) -> Any:
        params = or_empty(value)
        if len(row) > 1:
            params = {}
            set_prop(params, row[1], value)
        return act(row[0], params, options)

    set_prop(made, row[0], method)


def _getter(made: Any, pair: list[str]) -> None:
    Object.defineProperty(
        made, pair[0], {"get": lambda: copy(prop(now["host"], pair[1])), "enumerable": True}
    )
