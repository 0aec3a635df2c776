"""Tables of data in a real page: the script that makes, sorts, finds, turns and selects rows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bascule.build import build
from tests.components.widgets.tables_plain import rows_to
from tests.conftest import FramePage
from tests.framing import Framed

WIDGET = Path(__file__).parents[1] / "widgets" / "tables.py"
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:"
GRID = """(id) => [...document.querySelectorAll(`#${id} tbody tr`)].map(row =>
  [...row.cells].filter(cell => !cell.matches(".b-table-pick")).map(cell => cell.textContent))"""


@pytest.fixture(scope="module")
def html(made: None) -> str:
    return build(WIDGET, engine="micropython").html


@pytest.fixture
async def shown(frame_page: FramePage, html: str) -> Framed:
    framed = await frame_page(html, csp=POLICY, sandbox="allow-scripts")
    await framed.frame.locator("#people tbody tr").first.wait_for(timeout=20_000)
    return framed


async def grid(framed: Framed, name: str) -> list[list[str]]:
    made: list[list[str]] = await framed.frame.evaluate(GRID, name)
    return made


async def column(framed: Framed, at: int) -> list[str]:
    return [row[at] for row in await grid(framed, "people")]


def button(framed: Framed, name: str) -> Any:
    return framed.frame.get_by_role("button", name=name, exact=True)


async def test_values_are_text_in_the_hosts_language(shown: Framed) -> None:
    rows = await grid(shown, "people")
    assert [row[0] for row in rows] == [
        "Zoë",
        "item 10",
        "item 9",
        "<img src=x onerror=ran=1><script>ran=1</script>",
    ]
    assert [row[1] for row in rows] == ["€950.50", "", "€1,200.00", "-€3.00"]
    assert [row[2] for row in rows] == ["1 Mar 2026", "15 Jan 2026", "", "31 Dec 2025"]
    assert [row[3] for row in rows] == ["yes", "no", "no", "yes"]
    assert await shown.frame.evaluate("() => window.ran") is None
    assert await shown.frame.evaluate("() => ({}).polluted") is None


async def test_columns_that_are_out_of_sight_show_at_the_edge(shown: Framed) -> None:
    box = shown.frame.locator("#people .b-table-box").first
    mask = "(box, left) => { box.scrollLeft = left; return getComputedStyle(box).maskImage }"
    assert await box.evaluate(mask, 0) == "none"
    await box.evaluate("box => { box.style.width = '12rem' }")
    for left, shows in ((0, "linear-gradient"), (9_999, "none"), (5, "linear-gradient")):
        await shown.frame.wait_for_function(
            "([left, shows]) => { const box = document.querySelector('#people .b-table-box'); box.scrollLeft = left;"
            " return getComputedStyle(box).maskImage.startsWith(shows) }",
            arg=[left, shows],
            timeout=5_000,
        )


async def test_rows_are_sorted_by_mouse_and_keyboard(shown: Framed) -> None:
    await shown.frame.locator("#people").get_by_role("button", name="Total", exact=True).click()
    assert await column(shown, 1) == ["-€3.00", "€950.50", "€1,200.00", ""]
    head = shown.frame.locator("#people").get_by_role("columnheader", name="Total")
    assert await head.get_attribute("aria-sort") == "ascending"
    await shown.frame.locator("#people").get_by_role("button", name="Total", exact=True).press("Enter")
    assert await column(shown, 1) == ["€1,200.00", "€950.50", "-€3.00", ""]
    assert await head.get_attribute("aria-sort") == "descending"
    await shown.frame.locator("#people").get_by_role("button", name="Name", exact=True).press("Space")
    assert (await column(shown, 0))[1:] == ["item 9", "item 10", "Zoë"]
    assert await head.get_attribute("aria-sort") is None
    # The cells that Python made went with their rows.
    assert (await column(shown, 3))[1:] == ["no", "no", "yes"]


async def test_rows_are_searched_selected_and_pressed(shown: Framed) -> None:
    search = shown.frame.locator("#people input[type=search]")
    await search.fill("ITEM")
    assert await column(shown, 0) == ["item 10", "item 9"]
    assert await shown.frame.locator("#people [role=status]").inner_text() == "1\u20132 of 2"
    every = shown.frame.get_by_role("checkbox", name="Select all").first
    await every.check()
    await shown.frame.get_by_text("picked [2, 3]").wait_for()
    await search.fill("")
    assert await every.evaluate("box => [box.checked, box.indeterminate]") == [False, True]
    await shown.frame.get_by_role("checkbox", name="Select item 9").uncheck()
    await shown.frame.get_by_text("picked [2]").wait_for()
    await search.fill("nobody")
    assert await grid(shown, "people") == [["Nothing found"]]
    await search.fill("zo")
    row = shown.frame.locator("#people tbody tr").first
    await row.press("Enter")
    await shown.frame.get_by_text("pressed Zoë").wait_for()
    # What its user did stays, whatever else is rendered.
    await button(shown, "Again 0").click()
    await button(shown, "Again 1").wait_for()
    assert await search.input_value() == "zo"
    assert await column(shown, 0) == ["Zoë"]


async def test_ten_thousand_rows_are_a_page_at_a_time(shown: Framed) -> None:
    assert (await grid(shown, "many")) == [["No rows yet"]]
    await button(shown, "Make").click()
    table = shown.frame.locator("#many")
    await table.get_by_text("1\u201325 of 10,000").wait_for(timeout=20_000)
    rows = await grid(shown, "many")
    assert len(rows) == 25
    totals = sorted((n * 7919 % 10007 for n in range(10_000)), reverse=True)
    assert [row[1] for row in rows] == [str(total) for total in totals[:25]]
    await table.get_by_role("button", name="Next").click()
    assert [row[1] for row in await grid(shown, "many")] == [str(total) for total in totals[25:50]]
    await table.get_by_role("button", name="Previous").press("Enter")
    assert (await grid(shown, "many")) == rows
    await table.locator("input[type=search]").fill("ada 42")
    names = [f"Ada {n}" for n in range(0, 10_000, 6) if "42" in f"{n}" or "42" in str(n * 7919 % 10007)]
    assert f"of {len(names)}" in await table.locator("[role=status]").inner_text()


async def test_lines_are_kept_by_their_key(shown: Framed) -> None:
    await button(shown, "Make").click()
    table = shown.frame.locator("#many")
    await table.get_by_text("1\u201325 of 10,000").wait_for(timeout=20_000)
    await shown.frame.evaluate("() => { window.lines = [...document.querySelectorAll('#many tbody tr')]; }")
    same = "() => lines.every((line, i) => line === document.querySelectorAll('#many tbody tr')[i])"
    await table.locator("tbody tr").nth(3).click()
    await shown.frame.locator("#many tr[aria-current]").wait_for()
    assert await shown.frame.evaluate(same) is True
    await button(shown, "Change").click()
    await table.locator("tbody td", has_text="!").first.wait_for(timeout=20_000)
    assert await shown.frame.evaluate(same) is True
    assert await table.locator("tbody tr").nth(3).get_attribute("aria-current") == "true"
    await button(shown, "Clear").click()
    await table.get_by_text("No rows yet").wait_for(timeout=60_000)


@pytest.mark.parametrize("engine", ["micropython", "brython"])
async def test_rows_of_text_are_shown_and_changed(made: None, frame_page: FramePage, engine: Any) -> None:
    framed = await frame_page(
        build(WIDGET.with_name("tables_plain.py"), engine=engine).html, csp=POLICY, sandbox="allow-scripts"
    )
    frame = framed.frame

    def expected(count: int) -> list[list[str]]:
        shown = [[row[name] for name in ("id", "text", "some", "yes")] for row in rows_to(count)]
        words = {None: "", True: "Yes", False: "No"}
        return [
            [words[one] if one is None or isinstance(one, bool) else str(one) for one in row] for row in shown
        ]

    async def becomes(rows: list[list[str]]) -> None:
        # What is prerendered has no NUL: HTML cannot.
        same = f"rows => JSON.stringify(({GRID})('plain')) === JSON.stringify(rows)"
        await frame.wait_for_function(same, arg=rows)

    await becomes(expected(150))
    await frame.evaluate("() => { window.first = document.querySelector('#plain tbody tr'); }")
    assert await frame.evaluate("() => first.cells[0].className + first.cells[1].className") == "b-end"
    await button(framed, "More").click()
    await becomes(expected(300))
    await button(framed, "Fewer").click()
    await becomes(expected(3))
    await button(framed, "Change").click()
    await frame.locator("#plain").get_by_text("new").wait_for()
    await becomes([["7", "new", "", ""], *expected(3)[1:]])
    assert await frame.evaluate("() => first === document.querySelector('#plain tbody tr')")
    for _ in range(2):
        await button(framed, "Key").click()
        await frame.wait_for_function(
            "() => first !== (window.first = document.querySelector('#plain tbody tr'))"
        )
        await becomes([["7", "new", "", ""], *expected(3)[1:]])
    assert await frame.evaluate("() => window.ran") is None
    assert framed.silent(), framed.trouble()


async def test_hostile_names_are_names(shown: Framed) -> None:
    last = shown.frame.locator("table").last
    assert await last.locator("th").all_inner_texts() == [
        "<img src=x onerror=ran=1><script>ran=1</script>",
        "proto",
    ]
    assert "ran=1" in (await last.locator("td").nth(1).inner_text())
    assert await shown.frame.evaluate("() => window.ran") is None
