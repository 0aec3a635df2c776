"""What can go wrong between the page and its host: one error, told apart by its `name`.

| name | what happened |
|---|---|
| `UnsupportedByHost` | the host did not offer it; nothing was sent |
| `BridgeNotReady` | the host has not answered the handshake yet; its `kind` is `UnsupportedByHost` |
| `InvalidRequest` | what was passed cannot be sent; nothing was sent |
| `HostError` | the host refused: `code`, `reason` and `data` are its own |
| `InvalidReply` | the host's answer has the wrong shape |
| `RequestTimeout`, `RequestCancelled` | no answer in time; given up by the caller |
| `BridgeClosed` | the host has closed the widget |
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import Error, String, field
from bascule.bridge.page.store import now


class BridgeError(Error):
    """`method` is the action that failed, `host` the host's name, `reason` what happened and what to do."""

    def __init__(self, name: str, method: str, reason: str, given: Any = None) -> None:
        super().__init__(f"{method}: {reason} (host: {host_name()})")
        self.name = name
        self.kind = "UnsupportedByHost" if name == "BridgeNotReady" else name
        self.method = method
        self.reason = reason
        self.host = host_name()
        self.code = field(given, "code")
        self.data = field(given, "data")


def host_name() -> str:
    """The host's name, its kind while it has not told one."""
    named = field(now["host"]["hostInfo"], "name")
    return String(now["host"]["adapter"] if named is None else named)
