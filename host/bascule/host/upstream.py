"""The MCP server whose widgets are shown: one connection, kept, and made again when it is lost.

Answers are the wire's own objects, unknown fields included; they go on to the page as they are.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO, TypeVar

import httpx2
import mcp_types
from fastmcp import Client
from fastmcp.client.transports import PythonStdioTransport, StreamableHttpTransport
from mcp import MCPError
from mcp.client import advertise

if TYPE_CHECKING:
    from collections.abc import Awaitable
    from types import TracebackType

    from fastmcp.client.transports import ClientTransport
    from pydantic import BaseModel

T = TypeVar("T")

EXTENSION = "io.modelcontextprotocol/ui"
MIME_TYPE = "text/html;profile=mcp-app"
START_TIMEOUT = 30.0
# What the client's own errors say when there is no connection, or no session, any more.
LOST = ("session terminated", "connection closed")
URI = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:.")
INVALID_PARAMS, METHOD_NOT_FOUND, INTERNAL_ERROR = -32602, -32601, -32603


class UnreachableError(Exception):
    """There is no server to talk to; the message says which, and what may help."""


class RefusedError(Exception):
    """The server, or the host in its place, refused a request: a JSON-RPC error."""

    def __init__(self, code: int, message: str, data: object = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data


class Upstream:
    """An MCP server by address (`http://127.0.0.1:8000/mcp`) or as a Python file to start on stdio."""

    def __init__(self, target: str) -> None:
        self.target = target
        self._stack = AsyncExitStack()
        self._client: Client[ClientTransport] | None = None
        self._connecting = asyncio.Lock()

    async def __aenter__(self) -> Upstream:
        await self._connected()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._close()

    async def info(self) -> dict[str, Any]:
        """`{name, version, target}` of the server."""
        client = await self._connected()
        named = client.server_info
        return {
            "name": named.name if named else "server",
            "version": named.version if named else "",
            "target": self.target,
        }

    async def tools(self) -> list[dict[str, Any]]:
        """All tools, as `tools/list` gives them."""
        client = await self._connected()
        return [_wire(tool) for tool in await self._ask(client.list_tools())]

    async def request(self, method: str, params: dict[str, Any], *, app: bool = False) -> dict[str, Any]:
        """Forwards one request; `app` says that it comes from a widget.

        Raises `RefusedError` for methods a page may not use and for errors of the server, `UnreachableError`
        when the server is gone.
        """
        client = await self._connected()
        if method == "tools/call":
            return await self._call(client, params, app=app)
        if method == "resources/read":
            uri = _text(params, "uri")
            if not URI.match(uri):
                raise RefusedError(INVALID_PARAMS, f"uri is not absolute: {uri!r}")
            return _wire(await self._ask(client.read_resource_mcp(uri)))
        if method == "resources/list":
            return {"resources": [_wire(r) for r in await self._ask(client.list_resources())]}
        if method == "resources/templates/list":
            found = await self._ask(client.list_resource_templates())
            return {"resourceTemplates": [_wire(t) for t in found]}
        raise RefusedError(METHOD_NOT_FOUND, f"the host does not forward {method}")

    async def _call(
        self, client: Client[ClientTransport], params: dict[str, Any], *, app: bool
    ) -> dict[str, Any]:
        name = _text(params, "name")
        arguments = params.get("arguments", {})
        if not isinstance(arguments, dict):
            raise RefusedError(INVALID_PARAMS, "arguments must be an object")
        if app and not await self._visible_to_app(name):
            raise RefusedError(
                INVALID_PARAMS, f"the tool {name!r} is not for widgets: its visibility is model only"
            )
        given = params.get("_meta")
        # The token is the page's own; towards the server the client numbers its requests itself.
        meta = {k: v for k, v in given.items() if k != "progressToken"} if isinstance(given, dict) else None
        return _wire(await self._ask(client.call_tool_mcp(name, arguments, meta=meta or None)))

    async def _visible_to_app(self, name: str) -> bool:
        for tool in await self.tools():
            if tool["name"] == name:
                ui = (tool.get("_meta") or {}).get("ui")
                visibility = ui.get("visibility") if isinstance(ui, dict) else None
                return visibility is None or "app" in visibility
        return True  # the server says itself that there is no such tool

    async def _connected(self) -> Client[ClientTransport]:
        async with self._connecting:
            if self._client is not None and self._client.is_connected():
                return self._client
            client = Client(
                _transport(self.target),
                name="bascule-host",
                init_timeout=START_TIMEOUT,
                client_info=mcp_types.Implementation(name="bascule-host", version="1.0.0"),
                extensions=[advertise(EXTENSION, {"mimeTypes": [MIME_TYPE]})],
            )
            try:
                await self._stack.enter_async_context(client)
            except Exception as error:
                raise UnreachableError(self._unreachable(error)) from error
            self._client = client
            return client

    def _unreachable(self, error: Exception) -> str:
        if _is_address(self.target):
            return (
                f"no MCP server answers at {self.target} ({_reason(error)}); FastMCP's address ends in /mcp"
            )
        return (
            f"{self.target} did not start as an MCP server on stdio ({_reason(error)}); what it says of that is above;"
            " if it says nothing, does it end with mcp.run()?"
        )

    async def _ask(self, answer: Awaitable[T]) -> T:
        try:
            return await answer
        except MCPError as error:
            if error.message.lower() in LOST:
                raise await self._lost(error) from error
            raise RefusedError(error.code, error.message, error.data) from error
        except httpx2.TransportError as error:
            raise await self._lost(error) from error
        except Exception as error:
            if self._client is None or not self._client.is_connected():
                raise await self._lost(error) from error
            raise RefusedError(INTERNAL_ERROR, _reason(error)) from error

    async def _lost(self, error: Exception) -> UnreachableError:
        """Forgets the connection, so that the next request makes a new one."""
        await self._close()
        return UnreachableError(self._unreachable(error))

    async def _close(self) -> None:
        self._client = None
        # A server that is gone cannot be said good-bye to; that is no error of ours.
        with contextlib.suppress(Exception):
            await self._stack.aclose()


def _is_address(target: str) -> bool:
    return target.startswith(("http://", "https://"))


def _transport(target: str) -> ClientTransport:
    if _is_address(target):
        return StreamableHttpTransport(target)
    path = Path(target)
    if not path.is_file():
        raise UnreachableError(f"{target}: no such file; give a server's .py file or its http:// address")
    if path.suffix != ".py":
        raise UnreachableError(
            f"{target}: not a Python file; give a server's .py file or its http:// address"
        )
    return PythonStdioTransport(path, env=dict(os.environ), keep_alive=False, log_file=_errors())


def _errors() -> TextIO | None:
    """Where the server's own words go: a stream that a process can write to, which a captured one is not."""
    try:
        sys.stderr.fileno()
    except (AttributeError, OSError):
        return sys.__stderr__
    return sys.stderr


def _reason(error: BaseException) -> str:
    """The innermost first line: what a person can act on."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    lines = str(error).strip().splitlines()
    return lines[0].removeprefix("Client failed to connect: ") if lines else type(error).__name__


def _text(params: dict[str, Any], key: str) -> str:
    value = params.get(key)
    if not isinstance(value, str):
        raise RefusedError(INVALID_PARAMS, f"{key} must be a string")
    return value


def _wire(value: BaseModel) -> dict[str, Any]:
    return value.model_dump(mode="json", by_alias=True, exclude_none=True)
