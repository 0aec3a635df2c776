"""The bridge as the page script uses it: what it said last, and its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Map, field, prop, window

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

port: Any = None
known = Map()
waiting: list[Any] = []


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
    """Log to the host, or as soon as it has answered the handshake."""
    waiting.append({"level": level, "message": message, "data": data, "logger": "bascule"})
    say()


def say() -> None:
    """Log what waits, if the host listens."""
    if port is not None and field(known.get("host"), "ready") is True:
        while len(waiting) > 0:
            port.call(0, "log", waiting.pop(0), {})
