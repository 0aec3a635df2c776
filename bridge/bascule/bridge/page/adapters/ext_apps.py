"""Hosts of MCP Apps (specification 2026-01-26): JSON-RPC with the parent window.

The handshake is sent again, with the same id, after 1 s, 2 s, 4 s … at most 30 s apart, until it is answered: some
hosts begin to listen late.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.adapters.generic import open_link
from bascule.bridge.page.apptools import call_tool, tools
from bascule.bridge.page.browser import undo
from bascule.bridge.page.calls import in_flight, on_give_up, open_call
from bascule.bridge.page.context import merge
from bascule.bridge.page.greeting import GREETING, ears, hear
from bascule.bridge.page.host import advertised, does, offer, offers, opened
from bascule.bridge.page.js import (
    clearTimeout,
    delete,
    field,
    is_object,
    keys,
    own,
    put,
    setTimeout,
    window,
)
from bascule.bridge.page.names import CALL, LINK, SEND
from bascule.bridge.page.results import output_of, set_output, take_cancelled, take_input, take_partial
from bascule.bridge.page.session import notify, receive, request
from bascule.bridge.page.settings import NAME
from bascule.bridge.page.state import load
from bascule.bridge.page.store import is_closed
from bascule.bridge.page.teardown import tear_down
from bascule.bridge.page.values import or_empty

# action, method, capabilities that offer it, if it needs any: today's name, then that of older hosts
WIRE = [
    "callTool tools/call serverTools serverToolProxy",
    "openLink ui/open-link openLinks openLink",
    "sendMessage ui/message message",
    "updateModelContext ui/update-model-context updateModelContext modelContextUpdate",
    "downloadFile ui/download-file downloadFile",
    "readResource resources/read serverResources",
    "listResources resources/list serverResources",
    "createMessage sampling/createMessage sampling",
    "requestDisplayMode ui/request-display-mode",
]
# What the host says, and what it asks: `f(params)` by method.
NOTICES: Any = {
    "ui/notifications/tool-input": take_input,
    "ui/notifications/tool-input-partial": take_partial,
    "ui/notifications/tool-result": lambda result: set_output(output_of(result), result, result),
    "ui/notifications/tool-cancelled": take_cancelled,
    "ui/notifications/cancelled": take_cancelled,
    "ui/notifications/host-context-changed": merge,
    "notifications/progress": lambda params: _progress(field(params, "progressToken"), params),
}
REQUESTS: Any = {
    "ping": lambda params: {},
    "ui/resource-teardown": tear_down,
    "tools/list": lambda params: {"tools": [*tools.values()]},
    "tools/call": call_tool,
}

_capabilities: Any = None
_size: Any = None
_timer: Any = None


def start() -> None:
    """Hear the host, and greet it again until it answers."""
    ears.append(lambda event: receive(event, REQUESTS, NOTICES))
    undo.append(lambda: window.removeEventListener("message", hear, True))
    open_call(
        "ui/initialize",
        lambda answer: _answered(answer, True),
        lambda error: _answered(None, False),
        {"timeout": 0},
    )
    _greet_again(1)
    on_give_up.append(
        lambda number, reason: notify("notifications/cancelled", {"requestId": number, "reason": reason})
    )
    offer("setSize", _send_size)
    offer("registerTool", lambda tool, number: _tools_changed(tools.set(tool["name"], tool)))
    offer("unregisterTool", lambda tool, number: _tools_changed(tools.delete(tool["name"])))


def _progress(number: Any, params: Any) -> None:
    if in_flight.has(number):
        in_flight.get(number)["progress"](params)


def _greet_again(seconds: int) -> None:
    global _timer

    def greet() -> None:
        window.parent.postMessage(GREETING, "*")
        _greet_again(min(seconds * 2, 30))

    _timer = setTimeout(greet, seconds * 1000)


def _answered(answer: Any, ok: bool) -> None:
    global _capabilities
    clearTimeout(_timer)
    if is_closed():
        return
    if ok:
        notify("ui/notifications/initialized", {})
        _capabilities = field(answer, "hostCapabilities")
        for row in WIRE:
            _offer(row.split(" "))
        offer("requestClose", lambda params, number: notify("ui/notifications/request-teardown", {}))
        if is_given("logging"):
            offer("log", _log)
        if len(keys(field(field(field(_capabilities, "sandbox"), "csp"), "connectDomains"))) > 0:
            advertised.add("network")
        merge(field(answer, "hostContext"))
        load()
    opened(answer, ok)
    if _size is not None:
        _send_size(_size, 0)


def _offer(row: list[str]) -> None:
    action: str = row[0]
    is_offered = len(row) == 2 or any(is_given(name) for name in row[2:])
    if is_offered:
        advertised.add(action)
    if is_offered or action == SEND:
        does.set(action, lambda params, number: request(number, row[1], on_wire(action, params, number)))
    elif action == LINK:
        does.set(action, open_link)


def is_given(name: str) -> bool:
    """Whether a capability is given: an object, or `true` as some hosts say."""
    value = own(_capabilities, name)
    return value is True or is_object(value)


def on_wire(action: str, params: Any, number: int) -> Any:
    """The params of an action as the specification has them."""
    if action == CALL:
        return {
            "name": params["name"],
            "arguments": or_empty(field(params, "arguments")),
            "_meta": {"bascule/widgetCall": True, "progressToken": number},
        }
    if action == SEND:
        put(params, "role", "user")
    if field(params, "structured") is not None:
        put(params, "structuredContent", params["structured"])
        delete(params, "structured")
    return params


def _send_size(size: Any, _number: int) -> None:
    global _size
    _size = size
    if offers("setSize"):
        notify("ui/notifications/size-changed", size)


def _tools_changed(_changed: Any) -> None:
    if offers("setSize"):
        notify("notifications/tools/list_changed", {})


def _log(params: Any, _number: int) -> None:
    logger = field(params, "logger")
    data = field(params, "data")
    message = field(params, "message")
    notify(
        "notifications/message",
        {
            "level": "warning" if params["level"] == "warn" else params["level"],
            "logger": NAME if logger is None else logger,
            "data": message if data is None else {"message": message, "data": data},
        },
    )
