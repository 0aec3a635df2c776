"""The weather page with Brython, and with both engines, under the policy and the sandbox of every known host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bascule.build import build
from bascule.host.policies import Policy, policies, policy
from tests.e2e.conftest import weather
from tests.loading import EXAMPLES

if TYPE_CHECKING:
    from tests.conftest import FramePage
    from tests.framing import Framed

WEATHER = EXAMPLES / "weather" / "widget.py"


@pytest.fixture(scope="module")
def brython_page(made: None) -> str:
    return build(WEATHER, engine="brython").html


@pytest.fixture(scope="module")
def auto_page(made: None) -> str:
    return build(WEATHER, engine="auto").html


async def _shows_and_answers(frame_page: FramePage, page: str, under: Policy) -> Framed:
    answers = {"tools/call": weather("Bergen", days=5)}
    framed = await frame_page(page, csp=under.csp, sandbox=under.sandbox, answers=answers)
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", weather("Bergen"))
    await framed.frame.get_by_role("heading", name="Bergen").wait_for()
    assert await framed.frame.get_by_role("row").count() == 4
    await framed.frame.get_by_role("button", name="5 days").click()
    await framed.frame.get_by_role("cell", name="Friday").wait_for()
    assert await framed.frame.get_by_role("row").count() == 6
    return framed


@pytest.mark.parametrize("under", policies(), ids=lambda p: p.id)
async def test_brython_starts_shows_a_result_and_answers_a_click(
    frame_page: FramePage, brython_page: str, under: Policy
) -> None:
    framed = await _shows_and_answers(frame_page, brython_page, under)
    assert framed.silent(), framed.trouble()


@pytest.mark.parametrize("under", policies(), ids=lambda p: p.id)
async def test_a_page_with_both_starts_everywhere_and_only_the_probe_is_refused(
    frame_page: FramePage, auto_page: str, under: Policy
) -> None:
    framed = await _shows_and_answers(frame_page, auto_page, under)
    assert not framed.requests
    assert not framed.errors
    assert [v["blocked"] for v in framed.violations] == ([] if under.wasm else ["wasm-eval"])


async def test_a_call_that_fails_is_shown_and_logged_without_an_event_loop(
    frame_page: FramePage, brython_page: str
) -> None:
    host = 'host.on("tools/call", () => { throw {code: -32000, message: "the server is down"}; });'
    under = policy("spec-default")
    framed = await frame_page(brython_page, csp=under.csp, sandbox=under.sandbox, host_script=host)
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", weather("Bergen"))
    await framed.frame.get_by_role("button", name="5 days").click()
    await framed.frame.get_by_text("the server is down").wait_for()
    log = await framed.wait_for("notifications/message")
    assert (log["params"]["level"], "the server is down" in str(log["params"]["data"])) == ("error", True)


def test_the_pages_stay_within_their_budgets(brython_page: str, auto_page: str) -> None:
    assert len(brython_page.encode()) <= 280_000
    assert len(auto_page.encode()) <= 600_000


def test_two_builds_give_the_same_bytes(brython_page: str) -> None:
    assert build(WEATHER, engine="brython").html == brython_page
