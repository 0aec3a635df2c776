"""Real MCP servers for tests: any FastMCP server over streamable HTTP, and a small one with all kinds of tools.

Run as a file, the small one speaks on stdio.
"""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from fastmcp import Context, FastMCP
from fastmcp.apps import AppConfig, ResourceCSP, ResourcePermissions
from fastmcp.exceptions import ToolError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.middleware import Middleware

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>page</title><p id="said">waiting</p><script>
const asked = new Map(); let next = 0;
const post = message => parent.postMessage({jsonrpc: "2.0", ...message}, "*");
window.ask = (method, params) => new Promise((yes, no) => {
  const id = next++; asked.set(id, {yes, no}); post({id, method, params});
});
window.tell = (method, params) => post({method, params});
window.seen = [];
addEventListener("message", ({data}) => {
  seen.push(data);
  if (data.method === undefined) {
    const {yes, no} = asked.get(data.id);
    data.error ? no(data.error) : yes(data.result);
  } else if (data.method === "ui/notifications/tool-result") {
    document.getElementById("said").textContent = JSON.stringify(data.params.structuredContent);
  } else if (data.method === "ui/resource-teardown") post({id: data.id, result: {}});
});
ask("ui/initialize", {appInfo: {name: "page", version: "1"}, protocolVersion: "2026-01-26",
  appCapabilities: {availableDisplayModes: ["inline", "fullscreen"]}}).then(result => {
  window.host = result; tell("ui/notifications/initialized", {});
  tell("ui/notifications/size-changed", {height: 90});
});
</script></html>"""


def small() -> FastMCP:
    """A server whose tools echo, fail, wait and hide."""
    mcp: FastMCP = FastMCP("Small", version="1.2.3")

    @mcp.tool(app=AppConfig(resource_uri="ui://small/page"))
    def echo(text: str, times: int = 1) -> dict[str, Any]:
        """Says it again."""
        return {"text": text * times}

    @mcp.tool(app=AppConfig(resource_uri="ui://small/page"))
    def fail() -> dict[str, Any]:
        """Fails."""
        raise ToolError("no luck")

    @mcp.tool(app=AppConfig(resource_uri="ui://small/page"))
    async def wait() -> dict[str, Any]:
        """Takes a minute."""
        await asyncio.sleep(60)
        return {}

    @mcp.tool(app=AppConfig(resource_uri="ui://small/missing"))
    def pageless() -> dict[str, Any]:
        """Its page is not there."""
        return {}

    @mcp.tool(app=AppConfig(resource_uri="ui://small/page", visibility=["model"]))
    def for_model() -> dict[str, Any]:
        """Not for widgets."""
        return {"secret": True}

    @mcp.tool(app=AppConfig(resource_uri="ui://small/page", visibility=["app"]))
    async def for_app(ctx: Context) -> dict[str, Any]:
        """For widgets alone; says what it was called with."""
        meta = ctx.request_context.meta if ctx.request_context else None
        return {"meta": dict(meta or {})}

    @mcp.tool
    def plain() -> str:
        """Has no widget."""
        return "plain"

    @mcp.resource(
        "ui://small/page",
        app=AppConfig(
            csp=ResourceCSP(connect_domains=["https://api.example"]),
            permissions=ResourcePermissions(clipboard_write={}),
            prefers_border=True,
        ),
    )
    def page() -> str:
        return PAGE

    @mcp.resource("data://small/text")
    def text() -> str:
        return "text"

    return mcp


@asynccontextmanager
async def over_http(
    mcp: FastMCP, middleware: list[Middleware] | None = None, port: int = 0
) -> AsyncIterator[str]:
    """Serves it over streamable HTTP on loopback until the block ends; gives its address."""
    from bascule.host.serve import bind, origin, serving

    with contextlib.closing(bind(port)) as listening:
        app = mcp.http_app(middleware=middleware)
        async with serving(app, listening):
            yield f"{origin(listening)}/mcp"


if __name__ == "__main__":
    small().run(show_banner=False)
