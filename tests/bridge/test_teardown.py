"""`use_teardown`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from bascule.bridge import use_teardown
from bascule.components import Button, component, use_state
from bascule.host.pilot import Pilot


def with_teardown(*runs: Callable[[], Any]) -> Any:
    @component
    def Widget() -> str:
        for run in runs:
            use_teardown(run)
        return "here"

    return Widget


# contract: N2
async def test_everything_registered_runs_before_the_answer() -> None:
    done: list[str] = []

    async def slow() -> None:
        await asyncio.sleep(0)
        done.append("slow")

    async with Pilot(with_teardown(lambda: done.append("first"), slow)) as page:
        assert await page.teardown("closed") == {}
        assert done == ["first", "slow"]


async def test_nothing_registered_answers_at_once() -> None:
    async with Pilot(with_teardown()) as page:
        assert await page.teardown() == {}


async def test_a_failing_clean_up_stops_neither_the_others_nor_the_answer() -> None:
    done: list[str] = []

    def broken() -> None:
        raise ValueError("boom")

    async def later() -> None:
        raise ValueError("bang")

    async with Pilot(with_teardown(broken, later, lambda: done.append("last"))) as page:
        assert await page.teardown() == {}
        assert done == ["last"]
        assert [log["message"].split(" (")[0] for log in page.logs] == [
            "use_teardown: ValueError: boom",
            "use_teardown: ValueError: bang",
        ]


async def test_the_latest_function_counts_and_a_gone_component_is_out() -> None:
    done: list[str] = []
    Inner = with_teardown(lambda: done.append("inner"))  # noqa: N806 - a component

    @component
    def Outer() -> Any:
        at = use_state(0)
        use_teardown(lambda: done.append(f"outer {at.value}"))
        return [Button("Next", on_click=lambda: at.set(1)), at.value == 0 and Inner()]

    async with Pilot(Outer) as page:
        await page.click("Next")
        await page.teardown()
        assert done == ["outer 1"]
