"""The weather page in a scripted host, under the policy it has to live with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.conftest import POLICY, SANDBOX, weather

if TYPE_CHECKING:
    from tests.conftest import FramePage

# Holds every engine back until the test opens the gate: what is seen before has not waited for one.
GATE = """
window.engineAsked = 0;
const gate = new Promise(open => { window.openGate = open; });
for (const name of ["compile", "compileStreaming", "instantiate", "instantiateStreaming"]) {
  const real = WebAssembly[name].bind(WebAssembly);
  WebAssembly[name] = async (...args) => { window.engineAsked += 1; await gate; return real(...args); };
}
"""


def test_the_page_is_small(weather_page: str) -> None:
    assert len(weather_page.encode()) <= 400_000


# contract: F2, F13
async def test_initialized_goes_out_before_the_engine_has_loaded_and_nothing_is_lost(
    frame_page: FramePage, weather_page: str
) -> None:
    framed = await frame_page(weather_page, csp=POLICY, sandbox=SANDBOX, init_script=GATE)
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-input", {"arguments": {"city": "Bergen"}})
    await framed.notify("ui/notifications/tool-result", weather("Bergen"))
    await framed.frame.wait_for_function("() => engineAsked > 0")
    assert "Bergen" not in await framed.text()
    await framed.frame.evaluate("openGate()")
    await framed.frame.get_by_role("heading", name="Bergen").wait_for()
    assert [m.get("method") for m in (await framed.messages())[:2]] == [
        "ui/initialize",
        "ui/notifications/initialized",
    ]
    assert framed.silent(), framed.trouble()


# contract: F13
async def test_a_result_that_comes_before_the_handshake_is_shown(
    frame_page: FramePage, weather_page: str
) -> None:
    framed = await frame_page(
        weather_page,
        csp=POLICY,
        sandbox=SANDBOX,
        host_script="""host.on("ui/initialize", async () => { await new Promise(go => { window.greet = go; });
            return {protocolVersion: "2026-01-26", hostCapabilities: {serverTools: {}}, hostContext: {}}; });""",
        initialize=None,
    )
    await framed.wait_for("ui/initialize")
    await framed.notify("ui/notifications/tool-result", weather("Bergen"))
    await framed.page.evaluate("greet()")
    await framed.frame.get_by_role("heading", name="Bergen").wait_for()


async def test_a_click_calls_the_host_and_shows_the_answer(frame_page: FramePage, weather_page: str) -> None:
    framed = await frame_page(
        weather_page, csp=POLICY, sandbox=SANDBOX, answers={"tools/call": weather("Bergen", days=7)}
    )
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", weather("Bergen"))
    await framed.frame.get_by_role("button", name="7 days").click()
    await framed.frame.get_by_role("cell", name="Sunday").wait_for()
    (call,) = await framed.messages("tools/call")
    assert call["params"]["name"] == "forecast"
    assert call["params"]["arguments"] == {"city": "Bergen", "days": 7}
    assert framed.silent(), framed.trouble()


async def test_while_the_call_runs_its_button_is_busy_and_takes_no_second_click(
    frame_page: FramePage, weather_page: str
) -> None:
    framed = await frame_page(
        weather_page,
        csp=POLICY,
        sandbox=SANDBOX,
        host_script="""host.on("tools/call", () => new Promise((_, no) => {
            window.refuse = () => no({code: -32000, message: "the sky is closed"}); }));""",
    )
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", weather("Bergen"))
    button = framed.frame.get_by_role("button", name="5 days")
    await button.click()
    await framed.frame.locator("button[aria-busy=true]").wait_for()
    await button.click(force=True)
    await framed.page.evaluate("refuse()")
    await framed.frame.get_by_role("alert").wait_for()
    assert "the sky is closed" in await framed.frame.get_by_role("alert").inner_text()
    assert await framed.frame.get_by_role("cell", name="Monday").count() == 1
    assert len(await framed.messages("tools/call")) == 1
    assert framed.silent(), framed.trouble()


async def test_a_failed_tool_and_a_failed_forecast_say_why(frame_page: FramePage, weather_page: str) -> None:
    failed = {"content": [{"type": "text", "text": "no such place <b>"}], "isError": True}
    framed = await frame_page(weather_page, csp=POLICY, sandbox=SANDBOX, answers={"tools/call": failed})
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", weather("Bergen"))
    await framed.frame.get_by_role("button", name="5 days").click()
    await framed.frame.get_by_role("alert").wait_for()
    assert "no such place <b>" in await framed.frame.get_by_role("alert").inner_text()
    await framed.notify("ui/notifications/tool-result", failed)
    await framed.frame.get_by_text("No weather").wait_for()
    assert framed.silent(), framed.trouble()


async def test_another_place_starts_afresh(frame_page: FramePage, weather_page: str) -> None:
    framed = await frame_page(
        weather_page, csp=POLICY, sandbox=SANDBOX, answers={"tools/call": weather("Bergen", days=7)}
    )
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", weather("Bergen"))
    await framed.frame.get_by_role("button", name="7 days").click()
    await framed.frame.get_by_role("cell", name="Sunday").wait_for()
    await framed.notify("ui/notifications/tool-result", weather("Oslo"))
    await framed.frame.get_by_role("heading", name="Oslo").wait_for()
    assert await framed.frame.get_by_role("cell", name="Sunday").count() == 0
    assert await framed.frame.locator("button[aria-pressed=true]").inner_text() == "3 days"
    assert framed.silent(), framed.trouble()


async def test_a_cancelled_tool_is_said(frame_page: FramePage, weather_page: str) -> None:
    framed = await frame_page(weather_page, csp=POLICY, sandbox=SANDBOX)
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-cancelled", {"reason": "user"})
    await framed.frame.get_by_text("The request was cancelled").wait_for()
    assert framed.silent(), framed.trouble()
