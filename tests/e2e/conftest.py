"""The weather example, built once, and its server in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import TYPE_CHECKING, Any

import pytest

from bascule.build import build
from bascule.host.serve import bind
from tests.loading import EXAMPLES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

# The strictest policy that lets MicroPython start: the specification's default with WebAssembly, and nothing else.
POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'none'"
)
SANDBOX = "allow-scripts allow-same-origin"


@pytest.fixture(scope="session")
def weather_page(made: None) -> str:
    """The page of `examples/weather/widget.py`."""
    return build(EXAMPLES / "weather" / "widget.py", engine="micropython").html


@pytest.fixture(scope="session")
async def weather_server(made: None) -> AsyncIterator[str]:
    """The address of the example's real server over streamable HTTP."""
    with contextlib.closing(bind()) as free:
        port: int = free.getsockname()[1]
    command = [sys.executable, str(EXAMPLES / "weather" / "server.py"), "--http", str(port)]
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
    try:
        async with asyncio.timeout(60):
            await _listening(port, process)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def _listening(port: int, process: asyncio.subprocess.Process) -> None:
    while True:
        assert process.returncode is None, "the example's server ended"
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            await writer.wait_closed()
            return


def day(name: str, conditions: str = "Sunny") -> dict[str, Any]:
    """A row of the forecast."""
    return {"day": name, "conditions": conditions, "high": 11, "low": 7, "rain": 14.2}


def weather(place: str, days: int = 3) -> dict[str, Any]:
    """A result like `get_weather`'s."""
    names = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
    return {
        "content": [{"type": "text", "text": f"The weather of {place}"}],
        "structuredContent": {
            "place": place,
            "country": "Norway",
            "days": [day(name) for name in names[:days]],
            "temperature": 9,
            "conditions": "Rain",
            "humidity": 84,
            "wind": 23,
        },
    }
