"""Async functions where plain ones are allowed."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from bascule.bridge import tasks
from bascule.bridge.calls import Call
from bascule.bridge.port import port
from bascule.bridge.tasks import awaitable, start


@pytest.fixture(autouse=True)
def none_running(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests before may have left calls that nobody answers."""
    monkeypatch.setattr(tasks, "_running", [])


async def test_what_can_be_awaited_runs_and_the_rest_is_left() -> None:
    ran: list[int] = []

    async def work() -> None:
        await asyncio.sleep(0)
        ran.append(1)

    assert start(None, "x") is None
    assert start(3, "x") is None
    await start(work(), "x")
    assert ran == [1]
    assert tasks._running == []


async def test_its_exception_goes_to_who_asked() -> None:
    failed: list[BaseException] = []

    async def work() -> None:
        raise ValueError("boom")

    await start(work(), "x", failed.append)
    assert [str(error) for error in failed] == ["boom"]
    assert tasks._running == []


async def test_cancelling_it_is_no_error() -> None:
    failed: list[BaseException] = []
    task = start(asyncio.sleep(60), "x", failed.append)
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.sleep(0)
    assert failed == []


def test_what_counts_as_awaitable() -> None:
    async def work() -> None: ...

    coroutine = work()
    assert awaitable(coroutine)
    coroutine.close()
    call = Call(1, "log", port)
    assert awaitable(call)
    assert start(call, "x") is None
    values: list[Any] = [None, 1, "text", [], {}, lambda: None]
    assert not any(awaitable(value) for value in values)


async def test_one_that_exits_ends_only_itself() -> None:
    failed: list[BaseException] = []

    async def work() -> None:
        await asyncio.sleep(0)
        sys.exit(3)

    await start(work(), "x", failed.append)
    assert [type(error) for error in failed] == [SystemExit]
