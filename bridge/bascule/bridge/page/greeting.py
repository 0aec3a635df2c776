"""The first thing that the script does: it chooses the adapter, and greets a host that is greeted by a message.

The adapter is the one that the page's settings name, else `openai` where `window.openai` has something to offer, else
`ext-apps` in a frame, else `gemini`, else `generic` (contract, section D). All else is made while the host reads the
greeting; so this is one straight line, and what comes in is handed to `ears`, which are there before it can come.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import field, is_function, put, window
from bascule.bridge.page.settings import MODES, NAME, given

_openai = window.openai
_adapter = field(given, "adapter")
_version = field(given, "version")
ADAPTER: str = (
    _adapter
    if _adapter is not None
    else "openai"
    if is_function(field(_openai, "callTool"))
    or field(_openai, "toolOutput") is not None
    or field(_openai, "toolInput") is not None
    else "ext-apps"
    if window.parent is not window
    else "generic"
    if window.gemini is None
    else "gemini"
)
_capabilities: Any = {"availableDisplayModes": MODES}
if field(given, "appTools") is True:
    put(_capabilities, "tools", {"listChanged": True})
GREETING: Any = {
    "jsonrpc": "2.0",
    "id": 0,
    "method": "ui/initialize",
    "params": {
        "appInfo": {"name": NAME, "version": "1.0.0" if _version is None else _version},
        "appCapabilities": _capabilities,
        "protocolVersion": "2026-01-26",
    },
}
ears: list[Any] = []


def hear(event: Any) -> None:
    """A message to the window."""
    for ear in ears:
        ear(event)


# A second copy of the script does nothing.
IS_FIRST: bool = window.BasculeBridge is None
if IS_FIRST and ADAPTER == "ext-apps":
    window.addEventListener("message", hear, True)
    window.parent.postMessage(GREETING, "*")
