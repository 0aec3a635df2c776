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

from bascule.bridge.page.js import Error, String


class BridgeError(Error):
    """`method` is the action that failed, `host` the host's name, `reason` what happened and what to do."""

    def __init__(self, name: str, method: str, reason: str, host: str) -> None:
        super().__init__(f"{method}: {reason} (host: {host})")
        self.name = name
        self.kind = "UnsupportedByHost" if name == "BridgeNotReady" else name
        self.method = method
        self.reason = reason
        self.host = host
        self.code: Any = None
        self.data: Any = None


def as_value(error: Any) -> Any:
    """The error as the port sends it: `{name, message, method, host, code, data}`; any other error as its text."""
    if isinstance(error, BridgeError):
        return {
            "name": error.name,
            "message": error.reason,
            "method": error.method,
            "host": error.host,
            "code": error.code,
            "data": error.data,
        }
    return {"name": "BridgeError", "message": message_of(error), "method": "", "host": ""}


def message_of(error: Any) -> str:
    """The text of whatever was thrown."""
    return String(error.message) if isinstance(error, Error) else String(error)
