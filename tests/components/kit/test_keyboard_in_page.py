"""Components that have no other page of their own, by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import FilePayload

from bascule.build import build
from tests.conftest import FramePage
from tests.framing import Framed

WIDGET = Path(__file__).parents[1] / "widgets" / "keyboard.py"


@pytest.fixture(scope="module")
def html(made: None) -> str:
    return build(WIDGET, engine="micropython").html


@pytest.fixture
async def shown(frame_page: FramePage, html: str) -> Framed:
    framed = await frame_page(html, answers={"ui/open-link": {}}, height=1200)
    await framed.frame.locator("#bascule-root:not([aria-busy])").wait_for(timeout=20_000)
    return framed


async def said(framed: Framed, text: str) -> None:
    await framed.frame.get_by_text(f"said {text}", exact=True).wait_for()


async def test_parts_open_and_close(shown: Framed) -> None:
    frame = shown.frame
    await frame.get_by_text("Wind", exact=True).press("Enter")
    await frame.get_by_text("From the west").wait_for()
    await frame.get_by_text("Wind", exact=True).press("Space")
    await frame.get_by_text("From the west").wait_for(state="hidden")
    days = frame.locator("#json summary")
    await days.first.press("Enter")
    before = await frame.locator("#json details[open]").count()
    await days.first.press("Enter")
    assert await frame.locator("#json details[open]").count() != before


async def test_a_carousel_is_scrolled(shown: Framed) -> None:
    row = shown.frame.get_by_role("list", name="Places")
    assert await row.evaluate("row => row.scrollWidth > row.clientWidth && row.scrollLeft === 0")
    await row.press("ArrowRight")
    await shown.frame.wait_for_function("() => document.querySelector('.b-carousel').scrollLeft > 0")


async def test_cells_dates_and_notes_are_chosen_and_typed(shown: Framed) -> None:
    frame = shown.frame
    await frame.get_by_role("button", name="Tue, 9").press("Enter")
    await said(shown, "Tue 9")
    cell = frame.get_by_role("button", name="Tue, 9, selected: 9")
    assert await cell.evaluate("button => button === document.activeElement")
    await cell.press("Shift+Tab")
    await shown.page.keyboard.press("Space")
    await frame.locator("[aria-current]", has_text="Tue, 8").wait_for()
    await said(shown, "Tue 8")
    await frame.get_by_label("Day", exact=True).press_sequentially("02022026")
    await said(shown, "2026-02-02")
    await frame.get_by_label("Note").press_sequentially("a\nb")
    await said(shown, "a b")


async def test_a_file_is_asked_for(shown: Framed) -> None:
    async with shown.page.expect_file_chooser() as asked:
        await shown.frame.get_by_label("Receipts").press("Enter")
    chooser = await asked.value
    await chooser.set_files(FilePayload(name="taxi.pdf", mimeType="application/pdf", buffer=b"x"))
    await said(shown, "taxi.pdf")


async def test_a_dialog_keeps_the_focus_and_gives_it_back(shown: Framed) -> None:
    frame, keyboard = shown.frame, shown.page.keyboard
    focused = "() => document.activeElement.textContent"
    await frame.get_by_role("button", name="Delete").press("Enter")
    dialog = frame.get_by_role("dialog", name="Delete the booking?")
    await dialog.wait_for()
    for _ in range(4):
        await keyboard.press("Tab")
        assert await frame.evaluate("() => document.activeElement.closest('dialog, body').localName") in {
            "dialog",
            "body",  # the browser's own controls
        }
    await keyboard.press("Escape")
    await frame.get_by_text("asking False").wait_for()
    assert await frame.evaluate(focused) == "Delete"
    await keyboard.press("Enter")
    await dialog.get_by_role("button", name="Yes").press("Space")
    await frame.get_by_text("asking False").wait_for()
    assert await frame.evaluate(focused) == "Delete"


async def test_a_link_is_followed_and_a_toast_closed(shown: Framed) -> None:
    await shown.frame.get_by_role("link", name="Forecast").press("Enter")
    assert (await shown.wait_for("ui/open-link"))["params"] == {"url": "https://example.org/"}
    await shown.frame.get_by_role("status").get_by_role("button", name="Close").press("Enter")
    await shown.frame.get_by_text("Saved.").wait_for(state="hidden")
