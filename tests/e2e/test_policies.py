"""The weather page under the policy and the sandbox of every known host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bascule.host.policies import Policy, policies
from tests.e2e.conftest import weather

if TYPE_CHECKING:
    from tests.conftest import FramePage
    from tests.framing import Framed

OPEN = [p for p in policies() if p.wasm]
CLOSED = [p for p in policies() if not p.wasm]


async def framed_under(frame_page: FramePage, page: str, known: Policy) -> Framed:
    framed = await frame_page(
        page, csp=known.csp, sandbox=known.sandbox, answers={"tools/call": weather("Bergen", days=7)}
    )
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", weather("Bergen"))
    return framed


@pytest.mark.parametrize("known", OPEN, ids=lambda p: p.id)
async def test_it_starts_shows_and_answers_a_click(
    frame_page: FramePage, weather_page: str, known: Policy
) -> None:
    framed = await framed_under(frame_page, weather_page, known)
    await framed.frame.get_by_role("heading", name="Bergen").wait_for()
    await framed.frame.get_by_role("button", name="7 days").click()
    await framed.frame.get_by_role("cell", name="Sunday").wait_for()
    assert framed.silent(), framed.trouble()


@pytest.mark.parametrize("known", CLOSED, ids=lambda p: p.id)
async def test_a_page_for_webassembly_alone_says_that_it_cannot_start(
    frame_page: FramePage, weather_page: str, known: Policy
) -> None:
    framed = await framed_under(frame_page, weather_page, known)
    await framed.frame.get_by_text("The weather of Bergen").wait_for()
    await framed.frame.get_by_role("alert").wait_for()
    assert framed.requests == []
    assert framed.errors == []
    log = await framed.wait_for("notifications/message")
    assert log["params"]["level"] == "error"
