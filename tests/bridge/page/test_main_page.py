"""The bridge in a real page: choosing an adapter, the object, the handshake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bridge.page.pages import bare

if TYPE_CHECKING:
    from tests.conftest import FramePage


# contract: F1, F2
async def test_the_handshake(frame_page: FramePage) -> None:
    framed = await frame_page(bare(), sandbox="allow-scripts")
    await framed.wait_for("ui/notifications/initialized")
    received = await framed.messages()
    assert received[0] == {
        "jsonrpc": "2.0",
        "id": 0,
        "method": "ui/initialize",
        "params": {
            "appInfo": {"name": "weather", "version": "1.2.3"},
            "appCapabilities": {"availableDisplayModes": ["inline"]},
            "protocolVersion": "2026-01-26",
        },
    }
    assert received[1] == {"jsonrpc": "2.0", "method": "ui/notifications/initialized", "params": {}}
    assert framed.silent(), framed.trouble()
