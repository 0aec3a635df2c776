"""The examples' pages in Chromium: framed by the reference host, and with nobody around them."""

from __future__ import annotations

import urllib.request
from typing import TYPE_CHECKING, Any

import pytest

from bascule.server.meta import MIME_TYPE
from tests.server.support import fastmcp_client, http_app, served

from .serve import WEB, example, web

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.conftest import BridgePage

OSLO = {
    "content": [{"type": "text", "text": "14 °C"}],
    "structuredContent": {"city": "Oslo", "degrees": 14, "sky": "clear"},
}


def fetched(url: str) -> tuple[str, str]:
    with urllib.request.urlopen(url) as answer:
        return answer.read().decode(), answer.headers["Content-Security-Policy"]


# contract: S1, S2, S3, S4
@pytest.mark.parametrize("engine", WEB)
async def test_a_page_of_a_web_server_in_the_reference_host(engine: str, bridge_page: BridgePage) -> None:
    with web(engine) as url:
        html, policy = fetched(f"{url}/weather/Bergen")
    host = await bridge_page(
        html,
        csp=policy,
        sandbox="allow-scripts",
        options={"answers": {"oncalltool": OSLO}, "context": {"theme": "dark"}},
    )
    await host.event("initialized")
    assert await host.frame.inner_text("#now") == "11 °C, rain"
    assert await host.frame.evaluate("BasculeBridge.getToolInput()") == {"city": "Bergen"}
    assert await host.frame.get_attribute("html", "data-theme") == "dark"
    await host.frame.get_by_role("button", name="Oslo").click()
    await host.frame.get_by_text("14 °C, clear").wait_for()
    (call,) = await host.events("oncalltool")
    assert (call["name"], call["arguments"]) == ("get_weather", {"city": "Oslo"})
    assert call["_meta"]["bascule/widgetCall"] is True
    await host.run(
        "bridge => bridge.sendToolResult({content: [], structuredContent: {city: 'Ålesund', degrees: 9, sky: 'fog'}})"
    )
    await host.frame.get_by_text("9 °C, fog").wait_for()
    await host.run(
        "bridge => bridge.sendHostContextChange({styles: {css: {fonts: '@font-face {}'}}, theme: 'light'})"
    )
    await host.frame.wait_for_function("() => document.documentElement.dataset.theme === 'light'")
    assert host.silent(), host.trouble()


# contract: S1, S2
@pytest.mark.parametrize("engine", WEB)
async def test_a_page_of_a_web_server_with_nobody_around_it(engine: str, page: Page) -> None:
    errors: list[Any] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    with web(engine) as url:
        await page.goto(f"{url}/weather/Oslo")
        assert await page.inner_text("#now") == "14 °C, clear"
        assert await page.evaluate("BasculeBridge.adapterId") == "generic"
        await page.get_by_role("button", name="Bergen").click()
        await page.wait_for_function("() => document.getElementById('now').textContent !== '14 °C, clear'")
        answer = await page.goto(f"{url}/weather/Nowhere")
        assert answer is not None
        assert answer.status == 404
    assert errors == []


# contract: S1, S2, S3
async def test_a_template_as_a_widget_of_a_fastmcp_server(bridge_page: BridgePage) -> None:
    module = example("jinja2", "server")
    with served(http_app(module.mcp)) as url:
        async with fastmcp_client(f"{url}/mcp") as client:
            (resource,) = await client.list_resources()
            (read,) = await client.read_resource(resource.uri)
            result = await client.call_tool("get_weather", {"city": "Bergen"})
    assert read.mime_type == MIME_TYPE
    host = await bridge_page(
        read.text,
        csp="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'",
        sandbox="allow-scripts",
        options={"answers": {"oncalltool": OSLO}},
    )
    await host.event("initialized")
    await host.run(
        "(bridge, data) => bridge.sendToolResult({content: [], structuredContent: data})",
        result.structured_content,
    )
    await host.frame.get_by_text("11 °C, rain").wait_for()
    await host.frame.get_by_role("button", name="Oslo").click()
    await host.frame.get_by_text("14 °C, clear").wait_for()
    assert host.silent(), host.trouble()
