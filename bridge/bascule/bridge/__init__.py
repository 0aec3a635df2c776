"""The bridge's Python API: what a widget asks of its host, and what the host says.

`EXPORTS` says which module holds each name; a name is imported when it is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from bascule.bridge.actions import use_host_actions as use_host_actions
    from bascule.bridge.app_tools import use_app_tool as use_app_tool
    from bascule.bridge.cancellation import Cancellation as Cancellation
    from bascule.bridge.display_mode import use_display_mode as use_display_mode
    from bascule.bridge.errors import (
        BridgeClosed as BridgeClosed,
    )
    from bascule.bridge.errors import (
        BridgeError as BridgeError,
    )
    from bascule.bridge.errors import (
        BridgeNotReady as BridgeNotReady,
    )
    from bascule.bridge.errors import (
        HostError as HostError,
    )
    from bascule.bridge.errors import (
        InvalidReply as InvalidReply,
    )
    from bascule.bridge.errors import (
        InvalidRequest as InvalidRequest,
    )
    from bascule.bridge.errors import (
        RequestCancelled as RequestCancelled,
    )
    from bascule.bridge.errors import (
        RequestTimeout as RequestTimeout,
    )
    from bascule.bridge.errors import (
        UnsupportedByHost as UnsupportedByHost,
    )
    from bascule.bridge.host import (
        use_host_context as use_host_context,
    )
    from bascule.bridge.host import (
        use_theme as use_theme,
    )
    from bascule.bridge.provider import Provider as Provider
    from bascule.bridge.ready import bridge_ready as bridge_ready
    from bascule.bridge.renderer import HookError as HookError
    from bascule.bridge.resources import use_resource as use_resource
    from bascule.bridge.state import use_widget_state as use_widget_state
    from bascule.bridge.teardown import use_teardown as use_teardown
    from bascule.bridge.tool import (
        use_tool_input as use_tool_input,
    )
    from bascule.bridge.tool import (
        use_tool_result as use_tool_result,
    )
    from bascule.bridge.tool_call import use_tool_call as use_tool_call

EXPORTS = {
    "BridgeClosed": "errors",
    "BridgeError": "errors",
    "BridgeNotReady": "errors",
    "Cancellation": "cancellation",
    "HookError": "renderer",
    "HostError": "errors",
    "InvalidReply": "errors",
    "InvalidRequest": "errors",
    "Provider": "provider",
    "RequestCancelled": "errors",
    "RequestTimeout": "errors",
    "UnsupportedByHost": "errors",
    "bridge_ready": "ready",
    "use_app_tool": "app_tools",
    "use_display_mode": "display_mode",
    "use_host_actions": "actions",
    "use_host_context": "host",
    "use_resource": "resources",
    "use_teardown": "teardown",
    "use_theme": "host",
    "use_tool_call": "tool_call",
    "use_tool_input": "tool",
    "use_tool_result": "tool",
    "use_widget_state": "state",
}


def __getattr__(name: str) -> Any:
    if name in EXPORTS:
        from importlib import import_module  # noqa: PLC0415 (CPython only)

        return getattr(import_module("bascule.bridge." + EXPORTS[name]), name)
    raise AttributeError("bascule.bridge has no " + name)
