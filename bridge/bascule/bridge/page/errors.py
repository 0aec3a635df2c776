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

from bascule.bridge.page.greeting import ADAPTER
from bascule.bridge.page.js import Error, Object, String, field
from bascule.bridge.page.store import now


def bridge_error(name: str, method: str, reason: str, given: Any = None) -> Any:
    """`method` is the action that failed, `reason` what happened and what to do, `given` the host's own error."""
    named = field(field(field(now["host"], "answer"), "hostInfo"), "name")
    # The host's kind while it has not told its name.
    host = String(ADAPTER if named is None else named)
    return Object.assign(
        Error(f"{method}: {reason} (host: {host})"),
        {
            "name": name,
            "kind": "UnsupportedByHost" if name == "BridgeNotReady" else name,
            "method": method,
            "reason": reason,
            "host": host,
            "code": field(given, "code"),
            "data": field(given, "data"),
        },
    )
