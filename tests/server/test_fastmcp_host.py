"""The weather example inside FastMCP's own development host, in Chromium.

The host is FastMCP's, from `fastmcp.cli.apps_dev` (private names, hence the pin). Only what it would load from a CDN
is bundled here, by `tests/js/fastmcp-host`. Its frame has an opaque origin and no policy.
"""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from functools import cache
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import pytest
from fastmcp.cli import apps_dev as _apps_dev

from tests.bundles import node

from .support import REPO, http_app, port_free, served

if TYPE_CHECKING:
    from playwright.async_api import Frame, Page

FOLDER = REPO / "tests" / "js" / "fastmcp-host"
apps_dev: Any = _apps_dev  # private names
CDN = f"https://esm.sh/@modelcontextprotocol/sdk@{apps_dev._MCP_SDK_VERSION}/client/"
TOKEN = "of the test"


@cache
def host_module() -> str:
    """The host's modules as one; built when it is missing or older than what it is made of."""
    made = FOLDER / ".cache" / "host.js"
    newest = max((FOLDER / name).stat().st_mtime for name in ("package-lock.json", "host.mjs", "build.mjs"))
    if not made.exists() or made.stat().st_mtime < newest:
        assert (FOLDER / "node_modules").exists(), (
            f"run `npm ci` in {FOLDER.relative_to(REPO)}, or `make test`"
        )
        subprocess.run([node(), "build.mjs"], cwd=FOLDER, check=True)
    return made.read_text("utf-8")


def weather() -> Any:
    """The example's server."""
    folder = REPO / "examples" / "weather"
    sys.path.insert(0, str(folder))
    try:
        spec = importlib.util.spec_from_file_location("example_weather_server", folder / "server.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(folder))
    return module.mcp


async def launched(page: Page, tool: str, arguments: dict[str, Any], port: int) -> Frame:
    """Opens a tool as the host's picker does; gives the widget's frame."""
    await page.goto(f"http://127.0.0.1:{port}/?token={TOKEN}")
    body = json.dumps({"tool": tool, "__json_args__": json.dumps(arguments)})
    path = await page.evaluate(
        """async body => (await (await fetch("/api/launch", {
             method: "POST", body, headers: {"content-type": "application/json"}})).json())""",
        body,
    )
    await page.goto(f"http://127.0.0.1:{port}{path}")
    await page.locator("#app-frame").wait_for(state="visible", timeout=60_000)
    handle = await page.query_selector("#app-frame")
    assert handle is not None
    frame = await handle.content_frame()
    assert frame is not None
    return frame


def test_the_host_is_the_one_that_was_bundled() -> None:
    assert version("fastmcp") == "4.2.3"
    wanted = json.loads((FOLDER / "package.json").read_text())["devDependencies"]
    assert wanted["@modelcontextprotocol/ext-apps"] == apps_dev._EXT_APPS_VERSION
    assert wanted["@modelcontextprotocol/sdk"] == apps_dev._MCP_SDK_VERSION


@pytest.mark.parametrize(
    ("tool", "arguments", "shown"),
    [("get_weather", {"city": "Bergen"}, "Bergen"), ("forecast", {"city": "Bergen", "days": 5}, "Bergen")],
)
async def test_the_weather_in_fastmcps_development_host(
    tool: str, arguments: dict[str, Any], shown: str, page: Page
) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    imports = dict.fromkeys((f"{CDN}index.js", f"{CDN}streamableHttp.js"), "/js/app-bridge.js")
    tag = f'<script type="importmap">{json.dumps({"imports": imports})}</script>'
    port = port_free()
    with served(http_app(weather())) as url:
        app = apps_dev._make_dev_app(
            f"{url}/mcp", host_module(), tag, apps_dev._MessageLog(), False, port=port, session_token=TOKEN
        )
        with served(app, port=port):
            frame = await launched(page, tool, arguments, port)
            await frame.get_by_text(shown).first.wait_for(timeout=60_000)
            assert await frame.evaluate("BasculeBridge.adapterId") == "ext-apps"
            assert await frame.evaluate("window.origin") == "null"
            assert await frame.evaluate("BasculeBridge.getToolInput()") == arguments
    assert errors == []
