"""The real builder behind a widget: what a server serves is what the builder makes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from bascule.build import build
from bascule.server import Widget
from bascule.server.pages import BUDGET

from .support import CLIENTS, REPO, SERVERS, URI, connected

if TYPE_CHECKING:
    from tests.conftest import BridgePage

POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'"
WIDGET = REPO / "examples" / "weather" / "widget.py"


@pytest.mark.parametrize("server", SERVERS)
@pytest.mark.parametrize("how", ["http", "http-2026"])
async def test_a_built_page_reaches_the_client_whole(server: str, how: str) -> None:
    mcp = SERVERS[server](Widget(WIDGET, uri=URI))
    async with connected(mcp, how, CLIENTS["mcp"]) as caller:
        reads = await asyncio.gather(*(caller.read_resource(URI) for _ in range(5)))
        (listed,) = (await caller.list_resources()).resources
    text = reads[0].contents[0].text
    assert {read.contents[0].text for read in reads} == {text}
    assert text == build(WIDGET).html
    assert len(text.encode()) < BUDGET
    listed.meta.pop("fastmcp", None)
    assert listed.meta == reads[0].contents[0].meta


@pytest.mark.parametrize("server", SERVERS)
async def test_what_a_server_serves_runs_in_the_reference_host(server: str, bridge_page: BridgePage) -> None:
    mcp = SERVERS[server](Widget(WIDGET, uri=URI))
    week = [{"day": "Mon", "conditions": "Rain", "low": 4, "high": 9, "rain": 3.5}]
    data = {"place": "Bergen", "country": "Norway", "days": week}

    def forecast() -> dict[str, Any]:
        return data

    meta = {"ui": {"resourceUri": URI}}
    mcp.tool(forecast, meta=meta) if server == "fastmcp" else mcp.add_tool(forecast, meta=meta)
    async with connected(mcp, "http", CLIENTS["mcp"]) as caller:
        page = (await caller.read_resource(URI)).contents[0].text
        result = await caller.call_tool("forecast", {})
    host = await bridge_page(page, csp=POLICY, sandbox="allow-scripts")
    await host.event("initialized")
    await host.run(
        "(bridge, result) => bridge.sendToolResult(result)", result.model_dump(by_alias=True, mode="json")
    )
    await host.frame.get_by_text("Bergen").first.wait_for()
    assert host.silent(), host.trouble()


def test_the_builder_is_loaded_when_a_page_is_built_and_not_before() -> None:
    program = f"""
import sys
from bascule.server import Widget
widget = Widget({str(WIDGET)!r}, uri="ui://weather/card")
before = "bascule.build" in sys.modules
page = widget.page_now()
print(before, "bascule.build" in sys.modules, page.html.startswith("<!doctype html>"))
"""
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert run.stdout.split() == ["False", "True", "True"]


def test_a_widget_that_the_builder_refuses(caplog: pytest.LogCaptureFixture) -> None:
    from bascule.server import PageError

    with pytest.raises(PageError) as caught:
        Widget(REPO / "tests" / "server" / "support.py", uri=URI).page_now()
    assert len(str(caught.value)) < 120
    assert "Traceback" in caplog.text
    assert "support.py" in caplog.text


def test_pyodide_comes_from_the_folder_that_the_server_names() -> None:
    near = "https://files.example.com/pyodide"
    widget = Widget(WIDGET, uri=URI, engine="pyodide", pyodide_url=near)
    page = widget.page_now()
    assert page.html == build(WIDGET, engine="pyodide", pyodide_url=near).html
    assert page.html != build(WIDGET, engine="pyodide").html
    csp = widget.resource_meta()["ui"]["csp"]
    assert csp["resourceDomains"] == csp["connectDomains"] == ["https://files.example.com"]
