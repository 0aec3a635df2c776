"""Every action in a framed page, on MicroPython, under a strict policy: keyboard, the host's part, axe."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bascule.build import build
from tests.bundles import module
from tests.framing import INITIALIZE

if TYPE_CHECKING:
    from playwright.async_api import Browser

    from tests.conftest import FramePage
    from tests.framing import Framed
    from tests.serving import Site

WIDGET = Path(__file__).parents[1] / "widgets" / "actions.py"
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:"
HOST = """
host.on("tools/call", params => {
  if (params.name === "refuse") throw {code: -32602, message: "no such tool"};
  if (params.name === "fail") return {isError: true, content: [{type: "text", text: "sold out"}]};
  return {content: [], structuredContent: params.arguments};
});
host.on("ui/request-display-mode", params => {
  host.post({jsonrpc: "2.0", method: "ui/notifications/host-context-changed", params: {displayMode: params.mode}});
  return {mode: params.mode};
});
"""


@pytest.fixture(scope="module")
def html(made: None) -> str:
    return build(WIDGET, engine="micropython").html


@pytest.fixture
async def shown(frame_page: FramePage, html: str) -> Framed:
    framed = await frame_page(html, csp=POLICY, sandbox="allow-scripts", host_script=HOST)
    await framed.frame.get_by_role("button", name="Show all").wait_for()
    return framed


async def says(framed: Framed, name: str, value: Any) -> None:
    await framed.frame.locator(f"#said-{name}", has_text=f"{name}: {value!r}").wait_for(timeout=10_000)


async def press(framed: Framed, name: str) -> None:
    await framed.frame.get_by_role("button", name=name, exact=True).press("Enter")


async def test_buttons_of_a_group_and_icons_are_named_and_pressed(shown: Framed) -> None:
    group = shown.frame.get_by_role("group", name="Numbers")
    await group.get_by_role("button", name="One").press("Enter")
    await says(shown, "pressed", "one")
    await shown.page.keyboard.press("Tab")
    await shown.page.keyboard.press("Space")
    await says(shown, "pressed", "two")
    await press(shown, "Close")
    await says(shown, "pressed", "close")
    assert await shown.frame.get_by_role("button", name="Close").get_attribute("title") == "Close"
    busy = shown.frame.get_by_role("button", name="Add")
    assert await busy.get_attribute("aria-busy") == "true"
    box = await busy.bounding_box()
    assert box is not None
    assert box["width"] == box["height"]


async def test_a_tool_is_called_and_its_output_handed_over(shown: Framed) -> None:
    await press(shown, "Ask")
    await says(shown, "result", [1, None])
    call = await shown.wait_for("tools/call")
    assert (call["params"]["name"], call["params"]["arguments"]) == ("echo", {"a": [1, None]})


async def test_failures_are_handed_over_or_said(shown: Framed) -> None:
    await press(shown, "Fail")
    await says(shown, "error", "sold out")
    assert await shown.frame.get_by_role("alert").count() == 0
    await press(shown, "Refuse")
    await shown.frame.get_by_role("alert").filter(has_text="no such tool").wait_for()
    assert await shown.frame.get_by_role("button", name="Refuse").get_attribute("aria-busy") is None


async def test_copying_works_in_a_sandboxed_frame(shown: Framed) -> None:
    await press(shown, "Copy it")
    await shown.frame.get_by_role("button", name="Copied").wait_for()
    assert await shown.frame.get_by_role("status").inner_text() == "Copied"
    await shown.page.evaluate("document.body.append(document.createElement('textarea'))")
    await shown.page.focus("textarea")
    await shown.page.keyboard.press("Control+v")
    assert await shown.page.input_value("textarea") == 'a "text"\nof two lines'
    await shown.frame.get_by_role("button", name="Copy it").wait_for()
    assert shown.silent(), shown.trouble()


async def test_the_widget_fills_the_screen_and_goes_back(shown: Framed) -> None:
    await press(shown, "Show all")
    back = shown.frame.get_by_role("button", name="Back to chat")
    await back.press("Enter")
    await shown.frame.get_by_role("button", name="Show all").wait_for()
    asked = await shown.messages("ui/request-display-mode")
    assert [message["params"]["mode"] for message in asked] == ["fullscreen", "inline"]


async def test_what_the_host_does_not_offer_is_not_there(frame_page: FramePage, html: str) -> None:
    little: dict[str, Any] = {
        **INITIALIZE,
        "hostCapabilities": {},
        "hostContext": {"displayMode": "inline", "availableDisplayModes": ["inline"]},
    }
    framed = await frame_page(html, csp=POLICY, sandbox="allow-scripts", initialize=little)
    await framed.wait_for("ui/notifications/initialized")
    await says(framed, "end", True)
    assert await framed.frame.get_by_role("button", name="Ask").is_disabled()
    assert await framed.frame.get_by_role("button", name="Show all").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing(browser: Browser, page_site: Site, html: str, scheme: Any) -> None:
    context = await browser.new_context(
        color_scheme=scheme, reduced_motion="reduce", viewport={"width": 320, "height": 600}
    )
    page = await context.new_page()
    await page.goto(page_site.put(html))
    await page.get_by_text("end: True").wait_for()
    await page.add_style_tag(content="html { background: light-dark(#fff, #1c1d20) }")
    await page.evaluate(module("axe-core/axe.min.js").read_text("utf-8"))
    found = await page.evaluate("axe.run('#bascule-root', {rules: {region: {enabled: false}}})")
    assert len(found["passes"]) > 10
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]] == []
    assert await page.evaluate("document.documentElement.scrollWidth") <= 320
    await context.close()
