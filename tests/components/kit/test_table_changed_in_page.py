"""Tables that become others while their user is at them, in a real page: sort, focus and selection."""

from __future__ import annotations

from pathlib import Path

import pytest

from bascule.build import build
from tests.conftest import FramePage
from tests.framing import Framed

WIDGET = Path(__file__).parents[1] / "widgets" / "tables_changed.py"
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:"
GRID = """(id) => [...document.querySelectorAll(`#${id} tbody tr`)].map(row =>
  [...row.cells].filter(cell => !cell.matches(".b-table-pick")).map(cell => cell.textContent))"""
PRESS = "() => [...document.querySelectorAll('button')].find(node => node.textContent === 'Columns').click()"

WATCH = """() => {
  window.seen = new Set();
  const what = {subtree: true, attributes: true, childList: true, characterData: true};
  new MutationObserver(changes => changes.forEach(change => seen.add(change.type)))
    .observe(document.querySelector("#turned"), what);
}"""


@pytest.fixture(scope="module")
def html(made: None) -> str:
    return build(WIDGET, engine="micropython").html


@pytest.fixture
async def shown(frame_page: FramePage, html: str) -> Framed:
    framed = await frame_page(html, csp=POLICY, sandbox="allow-scripts")
    await framed.frame.locator("#placed tbody tr").first.wait_for(timeout=20_000)
    return framed


async def heads(framed: Framed, count: int, first: str) -> None:
    """Wait for the heads of columns."""
    await framed.frame.wait_for_function(
        """([count, first]) => {
          const heads = document.querySelectorAll("#keyed th");
          return heads.length === count && heads[0].textContent === first;
        }""",
        arg=[count, first],
    )


async def test_the_sort_follows_its_column_and_goes_with_it(shown: Framed) -> None:
    frame = shown.frame
    await frame.locator("#keyed").get_by_role("button", name="Total").click()
    assert await frame.evaluate(GRID, "keyed") == [["c", "1"], ["b", "2"], ["a", "3"]]
    await frame.evaluate(PRESS)
    await heads(shown, 2, "Total")
    assert await frame.evaluate(GRID, "keyed") == [["1", "c"], ["2", "b"], ["3", "a"]]
    assert await frame.locator("#keyed th").first.get_attribute("aria-sort") == "ascending"
    await frame.evaluate(PRESS)
    await heads(shown, 1, "Name")
    assert await frame.evaluate(GRID, "keyed") == [["b"], ["a"], ["c"]]
    assert await frame.locator("#keyed [aria-sort]").count() == 0


@pytest.mark.parametrize("path", ["input[type=search]", "th button", "tbody tr:nth-child(2) input"])
async def test_the_focus_stays_where_it_was(shown: Framed, path: str) -> None:
    frame = shown.frame
    control = frame.locator(f"#keyed {path}").first
    await control.focus()
    said = "() => [document.activeElement.ariaLabel, document.activeElement.textContent]"
    before = await frame.evaluate(said)
    for count, first in ((2, "Total"), (1, "Name")):
        await frame.evaluate(PRESS)
        await heads(shown, count, first)
    # The names of rows' boxes are their first cells.
    assert await frame.evaluate(said) == before
    await frame.evaluate(PRESS)
    await frame.locator("#keyed caption").wait_for(state="hidden")
    assert await frame.evaluate(said) == before


async def test_a_new_caption_leaves_everything_in_its_place(shown: Framed) -> None:
    frame = shown.frame
    await frame.evaluate("() => { window.table = document.querySelector('#keyed table'); }")
    first = frame.locator("#keyed tbody input").first
    await first.check()
    await frame.get_by_text("picked b", exact=True).wait_for()
    # One group: arrow keys go through it, and rows whose keys JavaScript would round are told apart.
    await first.press("ArrowDown")
    await frame.get_by_text("picked a", exact=True).wait_for()
    assert await frame.evaluate("() => table === document.querySelector('#keyed table')") is True
    assert await frame.evaluate("() => document.activeElement.ariaLabel") == "Select a"
    names = "() => [...document.querySelectorAll('tbody input')].map(box => box.name)"
    groups = await frame.evaluate(names)
    assert len(set(groups[:3])) == 1
    assert len(set(groups)) == 2
    assert "" not in groups


async def test_without_keys_a_selected_row_that_is_replaced_is_so_no_more(shown: Framed) -> None:
    frame = shown.frame
    assert (await frame.evaluate(GRID, "placed"))[1] == [str(2**60)]
    await frame.locator("#placed tbody input").first.check()
    await frame.get_by_text("placed [1]").wait_for()
    await frame.get_by_role("button", name="Append").click()
    await frame.locator("#placed tbody tr").nth(2).wait_for()
    assert await frame.locator("#placed input:checked").count() == 1
    await frame.get_by_role("button", name="Replace").click()
    await frame.get_by_text("placed []").wait_for()
    assert await frame.locator("#placed input:checked").count() == 0


async def test_rows_that_go_and_come_leave_the_table_what_it_is(shown: Framed) -> None:
    frame = shown.frame
    await frame.evaluate("() => { window.table = document.querySelector('#placed table'); }")
    for name, first in (("Empty", "Nothing to show"), ("Replace", "7.0")):
        await frame.get_by_role("button", name=name).click()
        await frame.locator("#placed td").get_by_text(first, exact=True).wait_for()
        assert await frame.evaluate("() => table === document.querySelector('#placed table')") is True
        assert await frame.locator("#placed th").last.get_attribute("class") == "b-end"


@pytest.mark.parametrize("name", ["Previous", "Next"])
async def test_what_turns_the_pages_keeps_the_focus(shown: Framed, name: str) -> None:
    frame = shown.frame
    await frame.locator("#turned").get_by_role("button", name=name).focus()
    await frame.evaluate(PRESS.replace("Columns", "Fewer"))
    await frame.locator("#turned th").nth(1).wait_for(state="detached")
    assert await frame.evaluate("() => document.activeElement.textContent") == name


async def test_another_row_is_marked_and_nothing_else_is_touched(shown: Framed) -> None:
    frame = shown.frame
    await frame.locator("#turned tbody tr").first.click()
    marked = frame.locator("#turned tbody tr[aria-current=true].b-table-chosen")
    await marked.get_by_text("b", exact=True).wait_for()
    await frame.evaluate(WATCH)
    await frame.get_by_role("button", name="Choose").click()
    await marked.get_by_text("a", exact=True).wait_for()
    assert await marked.count() == 1
    assert await frame.evaluate("() => [...seen]") == ["attributes"]


async def test_values_with_a_format_stand_in_one_line(shown: Framed) -> None:
    cell = shown.frame.locator("#placed tbody tr:first-child td").last
    assert await cell.inner_text() == "1.0"
    assert await cell.evaluate("cell => getComputedStyle(cell).whiteSpace") == "nowrap"
