"""The hooks that speak with the host (section Q of the contract). Call them at the top of a component.

What they return changes only when what it says has changed, and then the component renders again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bascule.bridge.actions import Actions, actions
from bascule.bridge.app_tools import AppTool
from bascule.bridge.errors import BridgeClosed, InvalidRequest, RequestTimeout
from bascule.bridge.host import (
    host,
    is_closed,
    is_ready,
    watch_available,
    watch_context,
    watch_mode,
    watch_theme,
)
from bascule.bridge.port import port
from bascule.bridge.renderer import use
from bascule.bridge.resources import Resource
from bascule.bridge.state import WidgetState
from bascule.bridge.teardown import Teardown
from bascule.bridge.tool import watch_input, watch_result
from bascule.bridge.tool_call import ToolCall

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.bridge.cancellation import Cancellation
    from bascule.bridge.host import HostContext
    from bascule.bridge.results import ToolInput, ToolState


def use_tool_input() -> ToolInput:
    """The arguments of the call that made the host show this widget: `.value`, `.partial`, `.status`."""
    return use("use_tool_input", watch_input).value  # type: ignore[no-any-return]


def use_tool_result(shape: Any = None) -> ToolState:
    """The initiating call: `.status`, `.output`, `.input` and the rest (`results.ToolState`).

    With a `shape`, a pydantic model, `.output` is an instance of it once `status` is `ready`. Data that does not fit
    makes `status` `error`, and `reason` says where and why.
    """
    state: ToolState = use("use_tool_result", watch_result).value
    if shape is None:
        return state
    if hasattr(shape, "bascule_shaped"):
        return shape.bascule_shaped(state)  # type: ignore[no-any-return]
    # The pydantic model itself, which is on CPython: no page need carry what reads it.
    return __import__("bascule.bridge.shape", None, None, ["shaped"]).shaped(state, shape)  # type: ignore[no-any-return]


def use_tool_call(
    name: str,
    *,
    timeout: float | None = None,
    cancellation: Cancellation | None = None,
    on_progress: Callable[[Any], Any] | None = None,
) -> ToolCall:
    """A stable callable for one of the server's tools: `await call(**arguments)` gives a `ToolResult`.

    `timeout` is in seconds. `on_progress(params)` runs at each progress notification, which also restarts the clock.
    """
    call: ToolCall = use("use_tool_call", ToolCall)
    call.name = name
    call.timeout = timeout
    call.cancellation = cancellation
    call.on_progress = on_progress
    return call


def use_host_context() -> HostContext:
    """How the host shows the widget: theme, locale, time zone, display mode, container and so on."""
    return use("use_host_context", watch_context).value  # type: ignore[no-any-return]


def use_host_actions() -> Actions:
    """What can be asked of the host, and `.available`; the component renders again when that changes."""
    use("use_host_actions", watch_available)
    return actions


def use_theme() -> str:
    """`"light"` or `"dark"`; `"light"` where the host says neither."""
    return use("use_theme", watch_theme).value  # type: ignore[no-any-return]


class DisplayMode:
    """`mode` is what the host shows now, `available` what it would show, `request(mode)` asks for another."""

    def __init__(self, mode: str, available: list[str]) -> None:
        self.mode = mode
        self.available = available
        self.request = actions.request_display_mode


def use_display_mode() -> DisplayMode:
    """The display mode: it follows what the host says, not what it answered to a request."""
    mode, available = use("use_display_mode", watch_mode).value
    return DisplayMode(mode, available)


def use_widget_state(initial: Any = None) -> WidgetState:
    """A cell like `use_state` that survives a reload of the page; one for the whole widget, JSON values only."""
    return use("use_widget_state", lambda update: WidgetState(initial, update))  # type: ignore[no-any-return]


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


def use_resource(uri: str, *, timeout: float | None = None) -> Resource:
    """A resource of the widget's server: `.status` (`waiting`, `ready`, `error`), `.contents`, `.text`, `.error`."""
    resource: Resource = use("use_resource", Resource)
    resource.want(uri, timeout)
    return resource


def use_teardown(run: Callable[[], Any]) -> None:
    """`run()`, which may be async, when the host closes the widget: it has 200 ms."""
    teardown: Teardown = use("use_teardown", Teardown)
    teardown.run = run


async def bridge_ready(timeout: float | None = None) -> None:
    """Wait until the host has answered the handshake; `RequestTimeout` after `timeout` seconds, `BridgeClosed`."""
    if timeout is not None and (
        isinstance(timeout, bool) or not isinstance(timeout, (int, float)) or timeout <= 0
    ):
        raise InvalidRequest(
            "timeout must be a number of seconds above 0, not " + repr(timeout), "bridge_ready"
        )
    changed = asyncio.Event()
    late: list[bool] = []

    def expire() -> None:
        late.append(True)
        changed.set()

    clock = None if timeout is None else port.timer(timeout, expire)
    host.listen(changed.set)
    try:
        while not is_ready():
            if is_closed():
                raise BridgeClosed("the host has closed the widget", "bridge_ready")
            if late:
                raise RequestTimeout(
                    "no answer to the handshake after " + str(timeout) + " s", "bridge_ready"
                )
            await changed.wait()
            changed.clear()
    finally:
        host.forget(changed.set)
        if clock is not None:
            clock.cancel()
