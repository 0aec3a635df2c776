"""Map in a framed page, on MicroPython, under a strict policy: outlines, markers by keyboard and pointer, tiles."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bascule.build import build
from tests.bundles import module
from tests.framing import INITIALIZE

if TYPE_CHECKING:
    from tests.conftest import FramePage
    from tests.framing import Framed

WIDGET = Path(__file__).parents[1] / "widgets" / "texts.py"
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:"


@pytest.fixture(scope="module")
def html(made: None) -> str:
    return build(WIDGET, engine="micropython").html


async def framed_with(frame_page: FramePage, html: str, csp: str = POLICY, theme: str = "light") -> Framed:
    looks = {**INITIALIZE, "hostContext": {**INITIALIZE["hostContext"], "theme": theme}}
    framed = await frame_page(html, csp=csp, sandbox="allow-scripts", initialize=looks, width=320, height=900)
    await framed.frame.locator(".b-map-pin").first.wait_for()
    return framed


@pytest.fixture
async def shown(frame_page: FramePage, html: str) -> Framed:
    framed = await framed_with(frame_page, html)
    await framed.page.emulate_media(reduced_motion="reduce")
    return framed


async def chosen(framed: Framed, text: str) -> None:
    await framed.frame.locator("#chosen", has_text=f"Chosen: {text}").wait_for(timeout=5_000)


async def test_outlines_names_and_markers_are_drawn(shown: Framed) -> None:
    region = shown.frame.get_by_role("region", name="Places")
    assert await region.locator("path.b-map-land").count() > 200
    assert {"Norway", "Sweden"} <= set(await region.locator(".b-map-name").all_inner_texts())
    assert await region.get_by_role("button").count() == 5  # three markers, nearer and farther
    inside = await region.evaluate(
        """region => {
          const frame = region.getBoundingClientRect();
          return [...region.querySelectorAll('.b-map-pin')].every(pin => {
            const {x, y, right, bottom} = pin.getBoundingClientRect();
            return x > frame.x && y > frame.y && right < frame.right && bottom < frame.bottom;
          });
        }"""
    )
    assert inside
    assert shown.silent(), shown.trouble()


async def test_a_marker_is_opened_by_keyboard_and_closed_again(shown: Framed) -> None:
    marker = shown.frame.get_by_role("button", name="Bergen")
    await marker.focus()
    await shown.page.keyboard.press("Enter")
    popup = shown.frame.locator(".leaflet-popup")
    await popup.get_by_text("Light rain").wait_for()
    await chosen(shown, "Bergen")
    await shown.frame.locator("#map [role=status]", has_text="Bergen, Light rain").wait_for(state="attached")
    await popup.get_by_role("button", name="Close").press("Enter")
    await popup.wait_for(state="detached")
    await marker.and_(shown.frame.locator(":focus")).wait_for()
    await marker.click()
    await popup.wait_for()
    await marker.press("Escape")
    await popup.wait_for(state="detached")


async def test_the_list_says_the_same_and_opens_the_markers(shown: Framed) -> None:
    await shown.frame.get_by_text("Places as a list").press("Enter")
    items = shown.frame.locator(".b-map-list li")
    assert await items.all_inner_texts() == ["Bergen\nLight rain", "Oslo", "Tromsø"]
    await items.get_by_role("button", name="Oslo").press("Enter")
    await shown.frame.locator(".leaflet-popup", has_text="Oslo").wait_for()
    await chosen(shown, "Oslo")


async def test_it_is_zoomed_and_moved_by_keyboard(shown: Framed) -> None:
    before = await settled(shown)
    await shown.frame.get_by_role("button", name="Zoom in").press("Enter")
    for key in ("ArrowLeft", "-"):
        before = await settled(shown, before)
        await shown.frame.get_by_role("region", name="Places").press(key)
    await settled(shown, before)


async def settled(framed: Framed, before: str = "") -> str:
    """Where the first marker is when it is no more where it was `before`, and stays."""
    found = await framed.frame.wait_for_function(
        """before => {
          const pin = document.querySelector('.b-map-pin').getBoundingClientRect(), now = `${pin.x} ${pin.y}`;
          window.same = now === before || now !== window.last ? 0 : window.same + 1;
          window.last = now;
          return window.same > 20 && now;
        }""",
        arg=before,
    )
    return str(await found.json_value())


async def test_tiles_that_the_policy_refuses_are_said_and_outlines_stay(
    frame_page: FramePage, html: str
) -> None:
    framed = await framed_with(frame_page, html)
    await framed.frame.get_by_role("button", name="Tiles").click()
    message = await framed.wait_for("notifications/message")
    assert message["params"]["level"] == "warning"
    assert 'csp={"resourceDomains": ["https://tile.example.org"]}' in str(message["params"]["data"])
    await framed.frame.locator("path.b-map-land").first.wait_for(state="attached")
    assert {violation["directive"] for violation in framed.violations} == {"img-src"}


async def test_tiles_are_asked_for_where_they_may_be(frame_page: FramePage, html: str) -> None:
    framed = await framed_with(frame_page, html, csp="")
    await framed.page.route("https://tile.example.org/**", lambda route: route.fulfill(body=b""))
    await framed.frame.get_by_role("button", name="Tiles").click()
    await framed.frame.locator("img.leaflet-tile").first.wait_for(state="attached")
    assert await framed.frame.locator("path.b-map-land").count() == 0
    assert framed.requests
    assert all(request.startswith("https://tile.example.org/") for request in framed.requests)


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_axe_finds_nothing(frame_page: FramePage, html: str, theme: str) -> None:
    framed = await framed_with(frame_page, html, csp="", theme=theme)
    await framed.frame.get_by_role("button", name="Bergen").click()
    await framed.frame.locator(".leaflet-popup").wait_for()
    await framed.frame.get_by_text("Places as a list").click()
    await framed.frame.add_style_tag(content="html { background: light-dark(#fff, #1c1d20) }")
    assert await framed.frame.evaluate("document.documentElement.scrollWidth") == 320
    await framed.frame.evaluate(module("axe-core/axe.min.js").read_text("utf-8"))
    found = await framed.frame.evaluate("axe.run('#bascule-root', {rules: {region: {enabled: false}}})")
    assert len(found["passes"]) > 8
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]] == []
