"""Where reports go: the host's log, or the page's console where the host has none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.bridge.reporting import report_to

if TYPE_CHECKING:
    from typing import Any


def log_report(where: str, told: dict[str, Any]) -> None:
    """One report as a message of level `error`."""
    message = where + ": " + told["name"] + ": " + told["message"]
    if told["where"]:
        message = message + " (" + told["where"] + ")"
    port.tell("log", {"level": "error", "message": message, "data": {"traceback": told["traceback"]}})


report_to(log_report)
