"""The hooks without our components."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bascule.bridge import Provider, bridge_ready, use_theme, use_tool_call, use_tool_result
from bascule.bridge.port import port
from bascule.bridge.renderer import install, use
from bascule.host.memory_page import MemoryPage


@pytest.fixture(autouse=True)
def clean() -> Iterator[None]:
    port.reset()
    yield
    port.reset()
    install(None)


async def started(render: Any, **options: Any) -> MemoryPage:
    page = MemoryPage({})
    Provider(render, **options).start(page)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return page


async def test_a_function_runs_at_the_start_and_when_its_hooks_say_something_new() -> None:
    seen: list[Any] = []
    page = await started(lambda: seen.append((use_tool_result().output, use_theme())))
    page.send("tool", {**page.tool, "status": "ready", "output": {"t": 1}})
    page.send("tool", {**page.tool, "status": "ready", "output": {"t": 1}})
    page.send("host", {**page.host, "context": {"locale": "de"}})
    page.send("host", {**page.host, "context": {"theme": "dark"}})
    assert seen == [(None, "light"), ({"t": 1}, "light"), ({"t": 1}, "dark")]


# contract: Q13
async def test_its_timeout_is_the_default_of_every_call() -> None:
    calls: list[Any] = []
    page = await started(lambda: calls.append(use_tool_call("x")), timeout=4)
    call = calls[0](a=1)
    assert list(page.options.values()) == [{"timeout": 4}]
    page.settle(call.id, {"structuredContent": 5})
    assert (await call).output == 5
    await asyncio.sleep(0)
    assert calls[0].pending is False
    assert len({id(one) for one in calls}) == 1


async def test_hooks_outside_and_out_of_order_are_errors_and_nothing_stops() -> None:
    logged: list[str] = []
    at: list[int] = [0]

    def render() -> None:
        at[0] += 1
        use_tool_result()
        if at[0] == 1:
            use_theme()
        else:
            use_tool_call("x")

    page = await started(render)
    with pytest.raises(Exception, match="use_x was called outside the function of the Provider"):
        use("use_x", lambda update: None)
    page.send("tool", {**page.tool, "status": "ready"})
    logged = [params["message"] for method, params in page.calls if method == "log"]
    assert len(logged) == 1
    assert "use_tool_call was called where use_theme was before" in logged[0]


# contract: E4
async def test_bridge_ready_waits_for_the_handshake() -> None:
    page = MemoryPage({}, ready=False)
    Provider(lambda: None).start(page)
    waiting = asyncio.create_task(bridge_ready(timeout=5))
    for _ in range(4):
        await asyncio.sleep(0)
    assert not waiting.done()
    page.send("host", {**page.host, "context": {"theme": "dark"}})
    await asyncio.sleep(0)
    assert not waiting.done()
    page.send("host", {**page.host, "ready": True})
    await waiting
    await bridge_ready()
    assert page._clocks == {}
