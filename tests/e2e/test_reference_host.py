"""The weather page driven by the reference SDK: its AppBridge, its client, and the example's server over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware

from tests.e2e.conftest import POLICY, SANDBOX
from tests.loading import example
from tests.mcp_servers import over_http

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.appbridge import Bridged
    from tests.conftest import BridgePage

CORS = Middleware(
    CORSMiddleware,
    allow_origins=["*"],
    allow_methods=["*"],
    allow_headers=["*"],
    expose_headers=["mcp-session-id"],
)
CALL = """async (bridge, [name, args]) => {
  await bridge.sendToolInput({arguments: args});
  const result = await harness.client.callTool({name, arguments: args});
  await bridge.sendToolResult(result);
  return result;
}"""


@pytest.fixture(scope="module")
async def server(made: None) -> AsyncIterator[str]:
    async with over_http(example("weather").mcp, [CORS]) as address:
        yield address


async def shown(bridge_page: BridgePage, page: str, server: str) -> Bridged:
    bridged = await bridge_page(
        page,
        csp=POLICY,
        sandbox=SANDBOX,
        options={"server": server, "context": {"theme": "dark", "displayMode": "inline"}},
    )
    await bridged.event("initialized")
    return bridged


async def test_handshake_input_result_click_and_teardown(
    bridge_page: BridgePage, weather_page: str, server: str
) -> None:
    bridged = await shown(bridge_page, weather_page, server)
    result = await bridged.run(CALL, ["get_weather", {"city": "Bergen"}])
    assert result["structuredContent"]["place"] == "Bergen"
    await bridged.frame.get_by_role("heading", name="Bergen").wait_for()
    assert await bridged.frame.get_by_role("row").count() == 1 + 3

    await bridged.frame.get_by_role("button", name="7 days").click()
    await bridged.frame.get_by_role("cell", name="Sunday").wait_for()
    assert await bridged.frame.get_by_role("row").count() == 1 + 7
    calls = [m for m in await bridged.received() if m.get("method") == "tools/call"]
    assert [c["params"]["arguments"] for c in calls] == [{"city": "Bergen", "days": 7}]

    assert await bridged.run("bridge => bridge.getAppVersion()") == {"name": "weather", "version": "1.0.0"}
    assert await bridged.frame.evaluate("document.documentElement.dataset.theme") == "dark"
    assert len(await bridged.events("sizechange")) > 0
    assert await bridged.run("bridge => bridge.teardownResource({})") == {}
    assert bridged.violations == []
    assert bridged.errors == []


async def test_a_place_that_is_not_there(bridge_page: BridgePage, weather_page: str, server: str) -> None:
    bridged = await shown(bridge_page, weather_page, server)
    await bridged.run(CALL, ["get_weather", {"city": "Atlantis"}])
    await bridged.frame.get_by_role("alert").wait_for()
    assert "Auckland, Bergen" in await bridged.frame.get_by_role("alert").inner_text()
