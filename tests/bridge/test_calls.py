"""One call in flight."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bascule.bridge.calls import Call
from bascule.bridge.errors import HostError, RequestCancelled
from bascule.bridge.port import port
from tests.bridge.recorder import Recorder, recorder


@pytest.fixture
def page() -> Iterator[Recorder]:
    with recorder() as made:
        yield made


async def test_awaiting_gives_the_value(page: Recorder) -> None:
    call = port.call("log")
    asyncio.get_running_loop().call_soon(page.send, "settle", [call.id, True, {"a": None}])
    assert await call == {"a": None}
    assert await call == {"a": None}


async def test_awaiting_raises_the_error(page: Recorder) -> None:
    call = port.call("log")
    asyncio.get_running_loop().call_soon(
        page.send, "settle", [call.id, False, {"name": "HostError", "message": "no"}]
    )
    with pytest.raises(HostError, match="no"):
        await call


# contract: H7
async def test_cancelling_the_task_cancels_the_call(page: Recorder) -> None:
    call = port.call("callTool")

    async def wait() -> Any:
        return await call

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert isinstance(call.error, RequestCancelled)
    assert page.named("cancel")[0][2]["id"] == call.id
    assert port.waiting == 0


# contract: H7
async def test_a_cancelled_call_raises_where_it_is_awaited(page: Recorder) -> None:
    call = port.call("callTool")
    asyncio.get_running_loop().call_soon(call.cancel, "no more")
    with pytest.raises(RequestCancelled, match="no more"):
        await call


async def test_wait_for_cancels_it(page: Recorder) -> None:
    call = port.call("callTool")
    with pytest.raises(asyncio.TimeoutError):
        await asyncio.wait_for(call, 0.001)
    assert isinstance(call.error, RequestCancelled)


# contract: H9
def test_progress_reaches_its_listener_alone(page: Recorder) -> None:
    heard: list[Any] = []
    call = port.call("callTool", {}, on_progress=heard.append)
    other = port.call("callTool")
    assert page.calls[0][3]["progress"] is True
    assert "progress" not in page.calls[1][3]
    page.send("progress", [call.id, {"progress": 1, "total": 2}])
    page.send("progress", [other.id, {"progress": 9}])
    page.send("settle", [call.id, True, None])
    page.send("progress", [call.id, {"progress": 2}])
    assert heard == [{"progress": 1, "total": 2}]


def test_then_runs_at_the_end_or_at_once() -> None:
    ended: list[int] = []
    call = Call(1, "log", port)
    call.then(lambda done: ended.append(1))
    call.settle("x", None)
    call.then(lambda done: ended.append(2))
    call.settle("y", None)
    assert (ended, call.value) == ([1, 2], "x")


def test_no_entry_is_left_by_a_thousand_calls(page: Recorder) -> None:
    for at in range(1000):
        call = port.call("callTool")
        if at % 3 == 0:
            page.send("settle", [call.id, True, None])
        elif at % 3 == 1:
            page.send("settle", [call.id, False, {"name": "RequestTimeout"}])
        else:
            call.cancel()
    assert port.waiting == 0
