"""Real servers of both SDKs, the ways to reach them, and real clients that announce what a test wants.

As a script it is a server on stdin and stdout: `python -m tests.server.support fastmcp|mcp`.
"""

from __future__ import annotations

import socket
import sys
import threading
import time
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn
from fastmcp import Client as FastMCPClient
from fastmcp import Context as FastMCPContext
from fastmcp import FastMCP
from fastmcp.client.transports import StdioTransport
from mcp import Client as SDKClient
from mcp import StdioServerParameters
from mcp.client import advertise
from mcp.server.mcpserver import Context as SDKContext
from mcp.server.mcpserver import MCPServer
from mcp_types import Implementation
from pydantic import BaseModel

from bascule.server import Widget, app_support, detect_platform, sessions
from bascule.server.meta import EXTENSION_ID, MIME_TYPE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from starlette.types import ASGIApp

URI = "ui://weather/card"
CARD = (
    '<!doctype html><html><head><meta charset="utf-8"><title>Weather</title>'
    '<script id="bascule-settings">basculeSettings={"name":"weather","version":"1"}</script>'
    '</head><body><div id="bascule-root"></div></body></html>'
)
MODERN = "2026-07-28"
MAPPINGS = {"acme": "acme-chat"}
UI = {EXTENSION_ID: {"mimeTypes": [MIME_TYPE]}}
REPO = Path(__file__).parents[2]


class Weather(BaseModel):
    """The tool's output."""

    city: str
    degrees: int


def card(**settings: Any) -> Widget:
    """The widget of the tests, made from a page that is there already."""
    return Widget(**{"uri": URI, "page": CARD, **settings})


def fastmcp_server(widget: Widget | None = None, **serving: Any) -> FastMCP[Any]:
    """A FastMCP server; `serving` holds settings of `WidgetMiddleware`."""
    from bascule.server.fastmcp import WidgetMiddleware

    mcp: FastMCP[Any] = FastMCP("weather")
    if serving:
        mcp.add_middleware(WidgetMiddleware(**serving))
    tool = (widget or card()).attach(mcp)

    @tool
    def get_weather(city: str) -> Weather:
        """The weather."""
        return Weather(city=city, degrees=11)

    @tool(name="hybrid_weather", serving="hybrid")
    def hybrid(city: str) -> Weather:
        return Weather(city=city, degrees=12)

    @tool(serving="static")
    def static_weather(city: str) -> Weather:
        return Weather(city=city, degrees=13)

    @mcp.tool
    def whoami(ctx: FastMCPContext) -> dict[str, str]:
        return {"platform": detect_platform(ctx, mappings=MAPPINGS), "support": app_support(ctx)}

    return mcp


def sdk_server(widget: Widget | None = None, **serving: Any) -> MCPServer[Any]:
    """A server of the official SDK."""
    from bascule.server.sdk import WidgetMiddleware

    mcp: MCPServer[Any] = MCPServer("weather", log_level="WARNING")
    if serving:
        mcp.middleware.append(WidgetMiddleware(mcp, **serving))
    tool = (widget or card()).attach(mcp)

    @tool
    def get_weather(city: str) -> Weather:
        """The weather."""
        return Weather(city=city, degrees=11)

    @tool(name="hybrid_weather", serving="hybrid")
    def hybrid(city: str) -> Weather:
        return Weather(city=city, degrees=12)

    @tool(serving="static")
    def static_weather(city: str) -> Weather:
        return Weather(city=city, degrees=13)

    @mcp.tool()
    def whoami(ctx: SDKContext[Any, Any]) -> dict[str, str]:
        return {"platform": detect_platform(ctx, mappings=MAPPINGS), "support": app_support(ctx)}

    return mcp


SERVERS: dict[str, Any] = {"fastmcp": fastmcp_server, "mcp": sdk_server}


def http_app(server: Any, *, stateless: bool = False) -> ASGIApp:
    """The server behind streamable HTTP, at `/mcp`."""
    if isinstance(server, FastMCP):
        return server.http_app(path="/mcp", stateless_http=stateless)
    app: ASGIApp = server.streamable_http_app(stateless_http=stateless)
    return app


@contextmanager
def served(app: ASGIApp, *, port: int = 0) -> Iterator[str]:
    """Serve over a real socket, on any port where none is named; gives `http://127.0.0.1:<port>`."""
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        log_level="error",
        ws="none",
        lifespan="on",
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


def port_free() -> int:
    """A port that nobody uses, for a server that must know its own before it starts."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def stdio_command(kind: str) -> tuple[str, list[str]]:
    """How to start the server on stdin and stdout."""
    return sys.executable, ["-m", "tests.server.support", kind]


@asynccontextmanager
async def fastmcp_client(
    target: Any, *, name: str = "test", mode: str = "legacy", extensions: dict[str, Any] | None = None
) -> AsyncIterator[Any]:
    """`fastmcp.Client`, announcing a name and extensions; `target` is a server, a URL or `stdio:<kind>`."""
    if isinstance(target, str) and target.startswith("stdio:"):
        command, args = stdio_command(target.removeprefix("stdio:"))
        target = StdioTransport(command, args, cwd=str(REPO), keep_alive=False)
    client: Any = FastMCPClient(
        target,
        mode=mode,
        client_info=Implementation(name=name, version="1"),
        extensions=[advertise(key, value) for key, value in (extensions or {}).items()],
    )
    async with client:
        yield client


@asynccontextmanager
async def sdk_client(
    target: Any, *, name: str = "test", mode: str = "legacy", extensions: dict[str, Any] | None = None
) -> AsyncIterator[Any]:
    """The official SDK's client, likewise."""
    if isinstance(target, str) and target.startswith("stdio:"):
        command, args = stdio_command(target.removeprefix("stdio:"))
        target = StdioServerParameters(command=command, args=args, cwd=str(REPO))
    elif isinstance(target, FastMCP):
        target = target._mcp_server  # in memory, the SDK's client takes the SDK's servers
    client = SDKClient(
        target,
        mode=mode,
        client_info=Implementation(name=name, version="1"),
        extensions=[advertise(key, value) for key, value in (extensions or {}).items()],
    )
    async with client:
        yield client


CLIENTS: dict[str, Any] = {"fastmcp": fastmcp_client, "mcp": sdk_client}


def structured(result: Any) -> Any:
    """`structuredContent` of either client's result."""
    return result.structured_content


def meta_of(thing: Any) -> dict[str, Any]:
    """`_meta` of either client's result, tool, resource or content."""
    return dict(thing.meta or {})


@asynccontextmanager
async def connected(server: Any, how: str, client: Any, **announce: Any) -> AsyncIterator[Any]:
    """A client at the server: `how` is `memory`, `http`, `stateless`; `-2026` after it speaks that revision."""
    place, _, revision = how.partition("-")
    mode = MODERN if revision else "legacy"
    async with AsyncExitStack() as stack:
        if place == "memory":
            target: Any = server
        else:
            app = http_app(server, stateless=place == "stateless")
            target = stack.enter_context(served(app)) + "/mcp"
        yield await stack.enter_async_context(client(target, mode=mode, **announce))


def main() -> None:
    """A server on stdin and stdout."""
    server = SERVERS[sys.argv[1]]()
    sessions.install(server)
    if isinstance(server, FastMCP):
        server.run(show_banner=False, log_level="ERROR")
    else:
        server.run()


if __name__ == "__main__":
    main()
