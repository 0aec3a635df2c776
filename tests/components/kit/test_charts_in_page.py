"""Charts in a framed page, on MicroPython, under a strict policy: drawn, by keyboard, by pointer, in every look."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bascule.build import build
from tests.bundles import module

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator

    from tests.conftest import FramePage
    from tests.framing import Framed
    from tests.serving import Site

WIDGET = Path(__file__).parents[1] / "widgets" / "charts.py"
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:"
DRAWN = "bar line days area pie scatter many huge one texts gaps dates nodate times".split()
# The colours of a chart that are no grey, the most frequent first; those of fewer than 40 pixels are edges.
COLORS = """canvas => {
  const {data} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height), found = {};
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b, a] = data.slice(i, i + 4);
    if (a === 255 && Math.max(r, g, b) - Math.min(r, g, b) > 40) found[[r, g, b]] = (found[[r, g, b]] || 0) + 1;
  }
  return Object.keys(found).filter(c => found[c] > 40).sort((a, b) => found[b] - found[a]);
}"""

# In how many pieces colour stands in the outermost column on either side: one a ring, two if it is cut.
PIECES = """canvas => {
  const {width, height} = canvas, {data} = canvas.getContext("2d").getImageData(0, 0, width, height);
  const runs = [...Array(width).keys()].map(x => {
    let made = 0, before = false;
    for (let y = 0; y < height; y++) {
      const [r, g, b, a] = data.slice((y * width + x) * 4, (y * width + x) * 4 + 4);
      const now = a > 99 && Math.max(r, g, b) - Math.min(r, g, b) > 40;
      if (now && !before) made++;
      before = now;
    }
    return made;
  }).filter(Boolean);
  return [runs[0], runs[runs.length - 1]];
}"""

# The box is narrower from the frame before the animation's last: that is told in the last, after it was drawn.
NARROWED = """async box => {
  const now = Date.now;
  for (let at = 0; at < 3; at++) await new Promise(requestAnimationFrame);
  box.style.width = "200px";
  Date.now = () => now() + 5000;
  for (let at = 0; at < 20; at++) await new Promise(requestAnimationFrame);
  Date.now = now;
  return box.querySelector("canvas").getBoundingClientRect().width;
}"""


@pytest.fixture(scope="module")
def html(made: None) -> str:
    return build(WIDGET, engine="micropython").html


@pytest.fixture
async def shown(frame_page: FramePage, html: str) -> Framed:
    framed = await frame_page(html, csp=POLICY, sandbox="allow-scripts")
    await ready(framed.frame.locator("#bascule-root"))
    await framed.page.emulate_media(reduced_motion="reduce")
    return framed


async def ready(root: Locator) -> None:
    """All charts are there, and nothing moves any more."""
    await root.locator("#one canvas").wait_for()
    await root.evaluate(
        """async root => {
          for (let same = 0, before = ""; same < 5;) {
            await new Promise(requestAnimationFrame);
            const now = [...root.querySelectorAll("canvas")].map(c => c.toDataURL()).join();
            same = now === before ? same + 1 : 0;
            before = now;
          }
        }"""
    )


def box(framed: Framed, name: str) -> Locator:
    return framed.frame.locator(f"#{name} .b-chart-box")


async def said(framed: Framed, name: str, text: str) -> None:
    await framed.frame.locator(f"#{name} [role=status]", has_text=text).wait_for(
        state="attached", timeout=5_000
    )


async def chosen(framed: Framed, text: str) -> None:
    await framed.frame.locator("#chosen", has_text=f"Chosen: {text}").wait_for(timeout=5_000)


async def colors(framed: Framed, name: str) -> list[str]:
    await ready(framed.frame.locator("#bascule-root"))
    found: list[str] = await framed.frame.locator(f"#{name} canvas").evaluate(COLORS)
    return found


async def test_every_chart_is_drawn_and_no_data_are_said(shown: Framed) -> None:
    for name in DRAWN:
        assert (name, await colors(shown, name)) != (name, [])
    assert (await shown.frame.locator("#empty").inner_text()).split("\n") == ["None yet", "No sales yet"]
    assert not await shown.frame.locator("#empty canvas").is_visible()
    assert shown.silent(), shown.trouble()


async def test_the_outermost_points_of_a_line_are_whole(shown: Framed) -> None:
    await ready(shown.frame.locator("#bascule-root"))
    assert await shown.frame.locator("#line canvas").evaluate(PIECES) == [2, 2]


async def test_points_are_told_and_chosen_by_keyboard(shown: Framed) -> None:
    keyboard = shown.page.keyboard
    await shown.frame.get_by_role("application", name="Revenue").focus()
    await keyboard.press("ArrowRight")
    await said(shown, "bar", "January, Online: €12,400, In shops: €9,000")
    await keyboard.press("ArrowRight")
    await said(shown, "bar", "February, Online: €15,100, In shops: –")  # noqa: RUF001
    await keyboard.press("Enter")
    await chosen(shown, "February 0")
    await keyboard.press("End")
    await said(shown, "bar", "March, Online: -€2,100, In shops: €11,000")
    await keyboard.press("Space")
    await chosen(shown, "March 0")
    await keyboard.press("Escape")
    await shown.frame.locator("#bar [role=status]:empty").wait_for(state="attached")


async def test_what_is_selected_stands_out_and_is_said(shown: Framed) -> None:
    before = await colors(shown, "picked")
    await box(shown, "picked").press("Home")
    await said(shown, "picked", "January, Online")
    await shown.page.keyboard.press("Enter")
    await shown.frame.locator("#picked summary").click()
    row = shown.frame.locator("#picked tr[aria-current]")
    await row.wait_for()
    assert (await row.inner_text()).startswith("January")
    await box(shown, "picked").press("End")
    await shown.page.keyboard.press("Home")
    await said(shown, "picked", "January, selected, Online")
    await shown.page.keyboard.press("Escape")
    assert await colors(shown, "picked") != before


async def test_the_handler_of_now_is_called(shown: Framed) -> None:
    canvas = shown.frame.locator("#bar canvas")
    await canvas.evaluate("canvas => { canvas.kept = true }")
    await shown.frame.get_by_role("button", name="More").click()
    await box(shown, "bar").press("Home")
    await shown.page.keyboard.press("Enter")
    await chosen(shown, "January 1")
    assert await canvas.evaluate("canvas => canvas.kept")


async def test_ten_thousand_points_are_walked(shown: Framed) -> None:
    await box(shown, "many").press("End")
    await said(shown, "many", "9,999, Load: 0")
    await shown.page.keyboard.press("PageUp")
    await said(shown, "many", "9,989, Load: 34")


async def test_other_kinds_tell_their_points(shown: Framed) -> None:
    for name, text in [
        ("line", "1 Jan, High: 3, Low: 1"),
        ("pie", "January, 12,400 (45.1%)"),
        ("scatter", "0, H: 0"),
        ("one", "May, Online: 3"),
    ]:
        await box(shown, name).press("Home")
        await said(shown, name, text)


async def test_mixed_places_are_labels(shown: Framed) -> None:
    for name, text in [
        ("texts", "q, Y: 2"),
        ("gaps", "2, Y: 3"),
        ("dates", "5, Y: 2"),
        ("nodate", "2026-01-01, Y: 2"),
        ("times", "12:00, Y: 2"),
    ]:
        await box(shown, name).press("End")
        await said(shown, name, text)
    assert shown.silent(), shown.trouble()


async def test_what_is_too_far_to_be_drawn_is_a_table(shown: Framed) -> None:
    table = shown.frame.get_by_role("table", name="Far")
    for text in ("1E308", "-1E308"):
        await table.get_by_role("cell", name=text, exact=True).wait_for()
    assert not await shown.frame.locator("#far .b-chart-none").is_visible()
    assert not await box(shown, "far").is_visible()


async def test_a_click_on_a_column_chooses_its_row(shown: Framed) -> None:
    canvas = box(shown, "bar")
    frame = await canvas.bounding_box()
    assert frame is not None
    await canvas.click(position={"x": frame["width"] / 2 + 20, "y": frame["height"] / 2})
    await chosen(shown, "February 0")
    await shown.frame.get_by_role("button", name="2, 3: 6").press("Enter")
    await chosen(shown, "cell 6")


async def test_a_series_is_taken_out_and_back_in_the_legend(shown: Framed) -> None:
    before = await colors(shown, "bar")
    button = shown.frame.locator("#bar").get_by_role("button", name="In shops")
    await button.press("Enter")
    await shown.frame.locator("#bar button[aria-pressed=false]", has_text="In shops").wait_for()
    assert len(await colors(shown, "bar")) < len(before)
    await box(shown, "bar").press("Home")
    await said(shown, "bar", "January, Online: €12,400")
    await button.press("Enter")
    assert await colors(shown, "bar") == before


async def test_a_chart_follows_its_room_at_the_end_of_a_movement(shown: Framed) -> None:
    await shown.page.emulate_media(reduced_motion="no-preference")
    # Drawn anew, now with movements.
    await shown.notify("ui/notifications/host-context-changed", {"theme": "dark"})
    await shown.frame.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    await ready(shown.frame.locator("#bascule-root"))
    await shown.frame.locator("#bar").get_by_role("button", name="In shops").press("Enter")
    assert await box(shown, "bar").evaluate(NARROWED) == 200


async def test_the_data_are_a_table_in_the_hosts_language(shown: Framed) -> None:
    await shown.frame.locator("#bar summary").press("Enter")
    table = shown.frame.get_by_role("table", name="Revenue")
    await table.wait_for()
    rows = [" ".join(text.split()) for text in await table.get_by_role("row").all_inner_texts()]
    assert rows[:2] == ["Month Online In shops", "January €12,400 €9,000"]
    await shown.notify("ui/notifications/host-context-changed", {"locale": "de-DE"})
    await table.get_by_role("cell", name="12.400 €").wait_for()
    await shown.notify(
        "ui/notifications/tool-result",
        {"content": [], "structuredContent": {"rows": [{"month": "May", "online": 1.5, "shops": 2}]}},
    )
    await table.get_by_role("rowheader", name="May").wait_for()
    assert await table.get_by_role("row").count() == 2


# contract: E1
async def test_the_theme_is_followed(shown: Framed) -> None:
    light = await colors(shown, "bar")
    await shown.notify("ui/notifications/host-context-changed", {"theme": "dark"})
    await shown.frame.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    dark = await colors(shown, "bar")
    assert dark
    assert set(dark).isdisjoint(light)


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing_and_nothing_is_too_wide(
    browser: Browser, page_site: Site, html: str, scheme: Any
) -> None:
    context = await browser.new_context(
        color_scheme=scheme, reduced_motion="reduce", viewport={"width": 320, "height": 700}
    )
    page = await context.new_page()
    await page.goto(page_site.put(html))
    await ready(page.locator("#bascule-root"))
    await page.add_style_tag(content="html { background: light-dark(#fff, #1c1d20) }")
    for summary in await page.locator("summary").all():
        if await summary.is_visible():
            await summary.click()
    await page.get_by_role("table", name="Load").wait_for()
    assert await page.evaluate("document.documentElement.scrollWidth") == 320
    await page.evaluate(module("axe-core/axe.min.js").read_text("utf-8"))
    found = await page.evaluate("axe.run('#bascule-root', {rules: {region: {enabled: false}}})")
    assert len(found["passes"]) > 8
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]] == []
    await context.close()
