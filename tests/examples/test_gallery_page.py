"""Components of the gallery by keyboard and in a host, on MicroPython in Chromium; once through them on Brython."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bascule.build import build
from tests.framing import INITIALIZE
from tests.loading import EXAMPLES

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.conftest import FramePage
    from tests.framing import Framed

POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:; "
    "media-src data:"
)
HOST = 'host.on("ui/open-link", () => ({}));'


@pytest.fixture(scope="module")
def html(made: None) -> str:
    return build(EXAMPLES / "gallery" / "widget.py", engine="micropython").html


class Shown:
    """A section of the gallery in a frame."""

    def __init__(self, framed: Framed) -> None:
        self.framed = framed
        self.frame = framed.frame
        self.keyboard = framed.page.keyboard

    async def section(self, name: str) -> None:
        """As the model asks for it: through the tool's input."""
        await self.framed.notify("ui/notifications/tool-input", {"arguments": {"section": name}})
        await self.frame.get_by_label("Section").and_(self.frame.locator("select")).wait_for()
        await self.frame.locator(f"select:has(option:checked:text-is('{name}'))").wait_for()

    async def focused(self, locator: Locator) -> None:
        await locator.and_(self.frame.locator(":focus")).wait_for(timeout=5_000)


async def opened(frame_page: FramePage, html: str) -> Shown:
    framed = await frame_page(
        html,
        csp=POLICY,
        sandbox="allow-scripts",
        host_script=HOST,
        initialize={**INITIALIZE, "hostCapabilities": {"openLinks": {}}},
    )
    await framed.frame.get_by_role("heading", name="Gallery").wait_for()
    return Shown(framed)


@pytest.fixture
async def shown(frame_page: FramePage, html: str) -> Shown:
    return await opened(frame_page, html)


async def test_tabs_are_chosen_with_the_arrow_keys(shown: Shown) -> None:
    tab = shown.frame.get_by_role("tab")
    await tab.filter(has_text="Day").focus()
    await shown.keyboard.press("ArrowRight")
    await shown.focused(tab.filter(has_text="Week"))
    panel = shown.frame.get_by_role("tabpanel", name="Week")
    assert await panel.inner_text() == "Rain until Thursday, then sun"
    await shown.keyboard.press("ArrowRight")  # past the disabled one, to the first again
    await shown.focused(tab.filter(has_text="Day"))
    await shown.keyboard.press("Tab")
    await shown.focused(shown.frame.get_by_role("tabpanel", name="Day"))


async def test_one_part_of_an_accordion_opens_and_the_other_closes(shown: Shown) -> None:
    details = shown.frame.locator(".b-accordion details")
    assert await details.evaluate_all("all => all.map(one => one.open)") == [False, True]
    await shown.frame.locator("summary", has_text="Delivery").press("Enter")
    assert await details.evaluate_all("all => all.map(one => one.open)") == [True, False]


async def test_a_dialog_takes_the_focus_keeps_it_and_gives_it_back(shown: Shown) -> None:
    button = shown.frame.get_by_role("button", name="Delete the booking")
    dialog = shown.frame.get_by_role("dialog", name="Delete the booking?")
    await button.press("Enter")
    await dialog.wait_for()
    assert await dialog.evaluate("dialog => dialog.matches(':modal')")
    await shown.focused(dialog.get_by_role("button", name="Close"))
    for name in ("Keep it", "Delete"):
        await shown.keyboard.press("Tab")
        await shown.focused(dialog.get_by_role("button", name=name))
    await shown.keyboard.press("Escape")
    await dialog.wait_for(state="hidden")
    await shown.focused(button)
    await button.press("Enter")
    await dialog.get_by_role("button", name="Keep it").press("Enter")
    await dialog.wait_for(state="hidden")
    await shown.focused(button)


async def test_a_carousel_is_scrolled_with_the_arrow_keys(shown: Shown) -> None:
    row = shown.frame.get_by_role("list", name="Places")
    await row.focus()
    for _ in range(3):
        await shown.keyboard.press("ArrowRight")
    await shown.frame.locator(".b-carousel").evaluate(
        "row => new Promise(done => row.scrollLeft ? done() : row.addEventListener('scroll', done, {once: true}))"
    )


async def test_a_tree_is_walked_and_opened_by_keyboard(shown: Shown) -> None:
    await shown.section("Data")
    item = shown.frame.get_by_role("treeitem")
    await item.filter(has_text="Norway").focus()
    for key, name in [
        ("ArrowRight", "Norway"),
        ("ArrowRight", "Bergen"),
        ("End", "Asia"),
        ("Home", "Europe"),
        ("ArrowDown", "Norway"),
    ]:
        await shown.keyboard.press(key)
        await shown.focused(item.filter(has_text=name))
    await shown.keyboard.press("ArrowDown")
    await shown.focused(item.filter(has_text="Bergen"))
    await shown.keyboard.press("Space")
    await shown.frame.get_by_role("treeitem", name="Bergen", selected=True).wait_for()
    await shown.focused(item.filter(has_text="Bergen"))


async def test_list_items_are_pressed_by_keyboard(shown: Shown) -> None:
    await shown.section("Data")
    button = shown.frame.get_by_role("list", name="Places").get_by_role("button")
    await button.first.focus()
    await shown.keyboard.press("Tab")
    await shown.keyboard.press("Enter")
    await button.nth(1).and_(shown.frame.locator("[aria-current=true]")).wait_for()
    await shown.focused(button.nth(1))


async def test_json_is_opened_by_keyboard(shown: Shown) -> None:
    await shown.section("Data")
    days = shown.frame.locator(".b-json summary", has_text="0:")
    await days.press("Enter")
    assert await days.evaluate("summary => summary.parentElement.open")


async def test_a_tooltip_is_there_with_the_focus_and_goes_with_escape(shown: Shown) -> None:
    await shown.section("Feedback")
    button = shown.frame.get_by_role("button", name="Export")
    tip = shown.frame.get_by_role("tooltip", include_hidden=True)
    assert not await tip.is_visible()
    await button.focus()
    await tip.wait_for()
    assert await button.evaluate(
        "b => document.getElementById(b.getAttribute('aria-describedby')).innerText"
    ) == ("As a spreadsheet, with all columns")
    await shown.keyboard.press("Escape")
    await tip.wait_for(state="hidden")
    await shown.focused(button)


async def test_a_toast_is_announced_and_closed_by_keyboard(shown: Shown) -> None:
    await shown.section("Feedback")
    await (
        shown.frame.locator(".b-card", has=shown.frame.get_by_role("heading", name="Toast"))
        .get_by_role("button", name="Book a table")
        .press("Enter")
    )
    toast = shown.frame.locator(".b-toast[role=status]", has_text="Your table is booked.")
    await toast.wait_for()
    await toast.get_by_role("button", name="Close").press("Enter")
    await shown.frame.locator(".b-toast:empty").wait_for(state="attached")


# contract: M2
async def test_a_link_is_opened_by_the_host(shown: Shown) -> None:
    await shown.section("Text")
    await shown.frame.get_by_role("link", name="the forecast of the institute").press("Enter")
    message = await shown.framed.wait_for("ui/open-link")
    assert message["params"] == {"url": "https://www.yr.no/en"}
    assert len(shown.framed.page.context.pages) == 1


async def test_the_host_and_its_input_are_described(shown: Shown) -> None:
    await shown.section("Host")
    info = shown.frame.locator(".b-host-info")
    assert INITIALIZE["hostInfo"]["name"] in await info.inner_text()
    assert "open_link" in await info.inner_text()
    await shown.frame.locator(".b-input-view", has_text="Section").get_by_text("Host").wait_for()
    assert shown.framed.silent()


async def test_all_sections_are_clicked_through_on_brython(made: None, frame_page: FramePage) -> None:
    html = build(EXAMPLES / "gallery" / "widget.py", engine="brython").html
    shown = await opened(frame_page, html)
    frame = shown.frame

    def button(name: str) -> Locator:
        return frame.get_by_role("button", name=name, exact=True)

    await frame.get_by_role("tab", name="Week").click()
    await frame.get_by_role("tabpanel", name="Week").wait_for()
    await button("Delete the booking").click()
    await button("Keep it").click()
    await frame.get_by_role("dialog").wait_for(state="hidden")
    await shown.section("Text")
    await frame.get_by_role("link", name="the forecast of the institute").click()
    await shown.framed.wait_for("ui/open-link")
    await shown.section("Media")
    await frame.locator(".b-map-marker").first.click()
    await frame.locator(".b-map-popup").wait_for()
    await shown.section("Data")
    await frame.get_by_label("Sort by").select_option("Degrees, descending")
    await frame.get_by_role("list", name="Places").get_by_text("Oslo").click()
    await frame.locator("[aria-current=true]", has_text="Oslo").wait_for()
    await frame.get_by_role("treeitem", name="Europe").click()
    await button("Next").click()
    await frame.locator(".b-table-foot", has_text="6 of 6").wait_for()
    await shown.section("Charts")
    await frame.locator("canvas").first.wait_for()
    await shown.section("Actions")
    await button("Later").click()
    await frame.get_by_text("Day 4").wait_for()
    await button("Add").click()
    await frame.get_by_text("Pressed: add").wait_for()
    await shown.section("Forms")
    form = frame.locator("form").first
    for name, value in (("name", "Ada"), ("email", "ada@example.org"), ("arrival", "2026-12-24")):
        await form.locator(f"[name={name}]").fill(value)
    await frame.get_by_placeholder("Ada Lovelace").fill("Ada")
    await frame.get_by_text("Hello Ada.").wait_for()
    await form.get_by_role("button", name="Book").click()
    await frame.get_by_text("A table for 2.").wait_for()
    await shown.section("Feedback")
    await (
        frame.locator(".b-card", has=frame.get_by_role("heading", name="Toast"))
        .get_by_role("button")
        .first.click()
    )
    await frame.locator(".b-toast[role=status]", has_text="Your table is booked.").wait_for()
    await frame.get_by_text("Rain until Thursday, then sun").wait_for()
    await shown.section("Host")
    await frame.locator(".b-host-info").wait_for()
    assert shown.framed.silent(), shown.framed.trouble()
