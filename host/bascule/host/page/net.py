"""Questions to the host's own server: see `app.py` for its answers."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import fetch, to_json

INTERNAL_ERROR = -32603


async def ask(path: str, body: Any, signal: Any) -> Any:
    """`{result…}` or `{error: {code, message}}`; also when the server is gone. `body` None asks by GET."""
    options: Any = {"signal": signal}
    if body is not None:
        options = {
            "method": "POST",
            "headers": {"content-type": "application/json"},
            "body": to_json(body),
            "signal": signal,
        }
    try:
        response = await fetch(path, options)
        return await response.json()
    except Exception:
        if signal is not None and signal.aborted is True:
            return {"error": {"code": INTERNAL_ERROR, "message": "cancelled"}}
        return {"error": {"code": INTERNAL_ERROR, "message": "the host has stopped; start it again"}}
