"""The bridge's Python API: what a widget asks of its host, and what the host says.

`EXPORTS` says which module holds each name; a name is imported when it is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from bascule.bridge.cancellation import Cancellation
    from bascule.bridge.errors import (
        BridgeClosed,
        BridgeError,
        BridgeNotReady,
        HostError,
        InvalidReply,
        InvalidRequest,
        RequestCancelled,
        RequestTimeout,
        UnsupportedByHost,
    )
    from bascule.bridge.hooks import (
        bridge_ready,
        use_app_tool,
        use_display_mode,
        use_host_actions,
        use_host_context,
        use_resource,
        use_teardown,
        use_theme,
        use_tool_call,
        use_tool_input,
        use_tool_result,
        use_widget_state,
    )
    from bascule.bridge.provider import Provider
    from bascule.bridge.renderer import HookError

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
    "bridge_ready": "hooks",
    "use_app_tool": "hooks",
    "use_display_mode": "hooks",
    "use_host_actions": "hooks",
    "use_host_context": "hooks",
    "use_resource": "hooks",
    "use_teardown": "hooks",
    "use_theme": "hooks",
    "use_tool_call": "hooks",
    "use_tool_input": "hooks",
    "use_tool_result": "hooks",
    "use_widget_state": "hooks",
}

__all__ = [  # noqa: PLE0604 (EXPORTS is the one table)
    "EXPORTS",
    *EXPORTS,
]


def __getattr__(name: str) -> Any:
    if name in EXPORTS:
        from importlib import import_module

        return getattr(import_module("bascule.bridge." + EXPORTS[name]), name)
    raise AttributeError("bascule.bridge has no " + name)
