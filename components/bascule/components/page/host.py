"""The bridge as the page script uses it: what it said last, and its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Map, prop, window

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

port: Any = None
known = Map()


def attach(hear: Callable[[str, Any], None]) -> None:
    """Follow the bridge: `hear(topic, value)` is called with what is known, then with every change."""
    global port
    bridge = prop(window, "BasculeBridge")
    if bridge is not None:
        port = bridge.attach(hear)


def bridge_port() -> Any:
    """The bridge's port, None in a page without a bridge."""
    return port


def log(level: str, message: Any, data: Any) -> None:
    """Log to the host."""
    if port is not None:
        port.call(0, "log", {"level": level, "message": message, "data": data, "logger": "bascule"}, {})
