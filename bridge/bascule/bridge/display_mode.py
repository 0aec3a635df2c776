"""`use_display_mode`: how the host shows the widget, and asking for another way."""

from __future__ import annotations

from bascule.bridge.actions import actions
from bascule.bridge.host import watch_mode
from bascule.bridge.renderer import use


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
