"""Runs the host: two servers on loopback, one for its page and one for the frames."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

import uvicorn

from bascule.host.app import Host
from bascule.host.frames import Frames
from bascule.host.policies import DEFAULT_POLICY
from bascule.host.policies import policy as known
from bascule.host.upstream import Upstream

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from starlette.applications import Starlette

LOOPBACK = "127.0.0.1"


class PortTakenError(Exception):
    """The port that was asked for is in use; the message says which."""


class _Server(uvicorn.Server):
    """Leaves signals to whoever runs it."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def running(
    target: str,
    *,
    port: int = 0,
    tool: str | None = None,
    args: dict[str, Any] | None = None,
    policy: str = DEFAULT_POLICY,
    theme: str = "system",
    width: int = 720,
) -> AsyncIterator[str]:
    """Connects to the MCP server and serves the host until the block ends; gives the host's address.

    `port` 0 takes any free one; frames get any free one. With `tool` the page calls it at once, with `args`.
    `policy` is the id of one of `policies()`, `theme` is `system`, `light` or `dark`, `width` that of the widget in
    pixels. Raises `UnreachableError`, `UnknownPolicyError` and `PortTakenError`.
    """
    start = {"tool": tool, "args": args or {}, "policy": known(policy).id, "theme": theme, "width": width}
    async with AsyncExitStack() as stack:
        sockets = [stack.enter_context(contextlib.closing(bind(p))) for p in (port, 0)]
        own, framed = (origin(s) for s in sockets)
        upstream = await stack.enter_async_context(Upstream(target))
        frames = Frames()
        host = Host(upstream, frames, framed, start)
        for app, listening in zip((host.app, frames.app), sockets, strict=True):
            await stack.enter_async_context(serving(app, listening))
        yield own


@asynccontextmanager
async def serving(app: Starlette, listening: socket.socket) -> AsyncIterator[None]:
    """Serves an application on a bound socket until the block ends."""
    server = _Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1, ws="none"))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        yield
    finally:
        server.should_exit = True
        await task


def origin(listening: socket.socket) -> str:
    """`http://127.0.0.1:<port>`."""
    return f"http://{LOOPBACK}:{listening.getsockname()[1]}"


def bind(port: int = 0) -> socket.socket:
    """A socket on loopback; port 0 is any free one. Raises `PortTakenError`."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((LOOPBACK, port))
    except OSError as error:
        listening.close()
        raise PortTakenError(f"port {port} is taken ({error.strerror}); choose another with --port") from None
    return listening
