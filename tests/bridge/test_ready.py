"""`bridge_ready`; each other hook has its tests beside what it shows."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bascule import bridge
from bascule.bridge import EXPORTS, bridge_ready, use_host_actions
from bascule.bridge.errors import BridgeClosed, InvalidRequest, RequestTimeout
from bascule.bridge.host import host
from bascule.bridge.renderer import HookError
from bascule.host.pilot import Pilot
from tests.bridge.test_tool import Seen

HOOKS = (
    "use_tool_input use_tool_result use_tool_call use_host_context use_host_actions use_theme use_display_mode "
    "use_widget_state use_app_tool use_resource use_teardown"
).split()


async def waiting(page: Pilot, timeout: float | None = None) -> asyncio.Task[None]:
    task = asyncio.create_task(bridge_ready(timeout=timeout))
    await page.settled()
    return task


# contract: E4
async def test_waiting_for_the_handshake_ends_when_it_is_answered() -> None:
    async with Pilot(Seen(use_host_actions).component, ready=False) as page:
        task = await waiting(page)
        assert not task.done()
        await page.host(ready=True)
        await task


# contract: E4
async def test_it_ends_in_time() -> None:
    async with Pilot(Seen(use_host_actions).component, ready=False) as page:
        task = await waiting(page, 2)
        await page.advance(2.1)
        with pytest.raises(RequestTimeout, match="after 2 s"):
            await task


async def test_it_ends_when_the_host_closes_the_widget() -> None:
    async with Pilot(Seen(use_host_actions).component, ready=False) as page:
        task = await waiting(page, 2)
        before = len(host._listeners)
        await page.host(closed=True)
        with pytest.raises(BridgeClosed):
            await task
        assert len(host._listeners) == before - 1
        assert page.page._clocks == {}


@pytest.mark.parametrize("timeout", [0, -1, "5", True])
async def test_its_timeout_is_checked(timeout: Any) -> None:
    with pytest.raises(InvalidRequest, match="timeout"):
        await bridge_ready(timeout)


@pytest.mark.parametrize("name", HOOKS)
def test_every_hook_says_where_it_may_be_called(name: str) -> None:
    arguments = {
        "use_tool_call": ("x",),
        "use_app_tool": ("x", lambda: None),
        "use_resource": ("ui://x",),
        "use_teardown": (lambda: None,),
    }
    with pytest.raises(HookError, match=name + " was called outside a component"):
        getattr(bridge, name)(*arguments.get(name, ()))


def test_everything_exported_is_there() -> None:
    for name in EXPORTS:
        assert getattr(bridge, name).__name__ == name
    with pytest.raises(AttributeError, match="has no use_magic"):
        bridge.use_magic  # noqa: B018
