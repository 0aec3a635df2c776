"""`bridge_ready`: waiting for the handshake."""

from __future__ import annotations

import asyncio

from bascule.bridge.errors import BridgeClosed, InvalidRequest, RequestTimeout
from bascule.bridge.host import host, is_closed, is_ready
from bascule.bridge.port import port


async def bridge_ready(timeout: float | None = None) -> None:
    """Wait until the host has answered the handshake; `RequestTimeout` after `timeout` seconds, `BridgeClosed`."""
    if timeout is not None and (
        isinstance(timeout, bool) or not isinstance(timeout, (int, float)) or timeout <= 0
    ):
        raise InvalidRequest(
            "timeout must be a number of seconds above 0, not " + repr(timeout), "bridge_ready"
        )
    changed = asyncio.Event()
    wake = changed.set
    late: list[bool] = []

    def expire() -> None:
        late.append(True)
        changed.set()

    clock = None if timeout is None else port.timer(timeout, expire)
    host.listen(wake)
    try:
        while not is_ready():
            if is_closed():
                raise BridgeClosed("the host has closed the widget", "bridge_ready")
            if late:
                raise RequestTimeout(
                    "no answer to the handshake after " + str(timeout) + " s", "bridge_ready"
                )
            await changed.wait()
            changed.clear()
    finally:
        host.forget(wake)
        if clock is not None:
            clock.cancel()
