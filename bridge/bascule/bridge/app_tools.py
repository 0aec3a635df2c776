"""Tools that the widget offers to its host.

The page answers `tools/list` from what is registered here and hands `tools/call` over as the topic `app-call`.
A bad argument or an exception becomes a result with `isError` and the reason.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bascule.bridge.errors import BridgeError, InvalidRequest
from bascule.bridge.port import port
from bascule.bridge.renderer import use
from bascule.bridge.reporting import describe, report
from bascule.bridge.same import same
from bascule.bridge.tasks import awaitable, start
from bascule.bridge.wire import encode

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_tools: dict[str, AppTool] = {}


class AppTool:
    """One tool, registered while its component lives."""

    def __init__(self, update: Callable[[], None]) -> None:
        self.name = ""
        self.handler: Callable[..., Any] = _missing
        self.said: Any = None
        self.schema: dict[str, Any] = {}
        self._update = update

    def offer(
        self,
        name: str,
        handler: Callable[..., Any],
        description: str | None,
        title: str | None,
        schema: dict[str, Any] | None,
    ) -> None:
        """Say what it is now; the host hears of it only when that changed."""
        if not isinstance(name, str) or not name:
            raise InvalidRequest("an app tool's name must be a string, not " + repr(name), "registerTool")
        if not callable(handler):
            raise InvalidRequest(
                "the handler of " + name + " is not callable: " + repr(handler)[:80], "registerTool"
            )
        other = _tools.get(name)
        if other is not None and other is not self:
            raise InvalidRequest("two app tools are called " + name, "registerTool")
        if schema is None and handler is self.handler:
            schema = self.schema
        if schema is None:
            schema, found = _described(handler)
            description = description or found
        self.handler = handler
        self.schema = schema
        said: dict[str, Any] = {"name": name, "inputSchema": schema}
        if title is not None:
            said["title"] = title
        if description is None and self.said is not None and self.name == name:
            description = self.said.get("description")
        if description is not None:
            said["description"] = description
        if self.said is not None and same(self.said, said):
            return
        if self.name and self.name != name:
            self.close()
        self.name = name
        self.said = said
        _tools[name] = self
        port.tell("registerTool", said)

    def close(self) -> None:
        """The component is gone, and the tool with it."""
        if _tools.get(self.name) is self:
            _tools.pop(self.name)
            port.tell("unregisterTool", {"name": self.name})


def _missing(**_arguments: Any) -> None:
    raise RuntimeError("no handler yet")


def _described(handler: Callable[..., Any]) -> Any:
    """`[schema, description]` from the signature and the docstring: only CPython keeps them at run time."""
    if sys.implementation.name != "cpython" or sys.platform == "emscripten":  # a page, also on Pyodide
        return [{"type": "object"}, None]
    # Named as text, so that the builder does not carry it into the page.
    module = __import__("bascule.bridge.schema", None, None, ["describe_function"])
    return module.describe_function(handler)


def check(schema: dict[str, Any], arguments: Any) -> str:
    """What is wrong with `arguments`, `""` if nothing: names, presence and the plain types of `schema`."""
    if not isinstance(arguments, dict):
        return "the arguments must be an object"
    properties: dict[str, Any] = schema.get("properties") or {}
    required: list[str] = schema.get("required") or []
    for name in required:
        if name not in arguments:
            return "the argument " + name + " is missing"
    for key in arguments:
        name = str(key)
        wanted = properties.get(name)
        if wanted is None:
            if schema.get("additionalProperties") is False:
                return "there is no argument " + name + "; allowed: " + ", ".join(sorted(properties))
        elif isinstance(wanted, dict) and not _fits(wanted, arguments[name]):
            return (
                "the argument "
                + name
                + " must be "
                + _wanted(wanted)
                + ", not "
                + encode(arguments[name])[:80]
            )
    return ""


def _wanted(schema: dict[str, Any]) -> str:
    if "enum" in schema:
        return "one of " + encode(schema["enum"])
    kind = schema.get("type")
    return " or ".join([str(one) for one in kind]) if isinstance(kind, list) else str(kind)


def _fits(schema: dict[str, Any], value: Any) -> bool:
    if "enum" in schema and not any(same(value, allowed) for allowed in schema["enum"]):
        return False
    choices = schema.get("anyOf")
    if isinstance(choices, list):
        return any(isinstance(choice, dict) and _fits(choice, value) for choice in choices)
    kinds = schema.get("type")
    if kinds is None:
        return True
    if not isinstance(kinds, list):
        kinds = [kinds]
    return any(_is(kind, value) for kind in kinds)


def _is(kind: str, value: Any) -> bool:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if kind == "string":
        return isinstance(value, str)
    if kind == "integer":
        return is_number and value == int(value)
    if kind == "number":
        return is_number
    if kind == "boolean":
        return isinstance(value, bool)
    if kind == "array":
        return isinstance(value, list)
    if kind == "object":
        return isinstance(value, dict)
    if kind == "null":
        return value is None
    return True


def result_of(value: Any) -> dict[str, Any]:
    """A handler's value as a `CallToolResult`: one that is one passes through, a dict is structured content too."""
    if isinstance(value, dict) and isinstance(value.get("content"), list):
        encode(value)
        return value
    if value is None:
        return {"content": []}
    text = value if isinstance(value, str) else encode(value)
    result: dict[str, Any] = {"content": [{"type": "text", "text": text}]}
    if isinstance(value, dict):
        result["structuredContent"] = value
    return result


def _failure(reason: str) -> dict[str, Any]:
    return {"content": [{"type": "text", "text": reason}], "isError": True}


def _answer(call: Any, result: dict[str, Any]) -> None:
    port.tell("answer", {"id": call, "result": result})


def _called(value: Any) -> None:
    call, name, arguments = value
    tool = _tools.get(name)
    if tool is None:
        _answer(call, _failure("there is no tool " + str(name)))
        return
    given = {} if arguments is None else arguments
    wrong = check(tool.schema, given)
    if wrong:
        _answer(call, _failure(name + ": " + wrong))
        return
    try:
        got = tool.handler(**given)
        if not awaitable(got):
            _answer(call, result_of(got))
            return
    except Exception as error:
        _failed(call, name, error)
        return

    async def finish() -> None:
        try:
            _answer(call, result_of(await got))
        except Exception as error:
            _failed(call, name, error)

    start(finish(), "app tool " + name)


def _failed(call: Any, name: str, error: Exception) -> None:
    if not isinstance(error, BridgeError):
        report(error, "app tool " + name)
    told = describe(error)
    _answer(call, _failure(name + ": " + told["name"] + ": " + told["message"]))


def _reset() -> None:
    _tools.clear()


port.on("app-call", _called, _reset)


def use_app_tool(
    name: str,
    handler: Callable[..., Any],
    *,
    description: str | None = None,
    title: str | None = None,
    schema: dict[str, Any] | None = None,
) -> None:
    """Offer the host a tool of this widget; `handler(**arguments)` may be async.

    `schema` is its `inputSchema`; left out, it comes from the handler's signature and docstring (in a page, the
    builder has written it there).
    """
    tool: AppTool = use("use_app_tool", AppTool)
    tool.offer(name, handler, description, title, schema)
