"""Lists of data in a real page: the script that makes, sorts, finds, turns and selects items."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bascule.build import build
from tests.conftest import FramePage
from tests.framing import Framed

WIDGET = Path(__file__).parents[1] / "widgets" / "lists.py"
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:"
HOSTILE = "<img src=x onerror=ran=1><script>ran=1</script>"


@pytest.fixture(scope="module", params=["micropython", "brython"])
def html(made: None, request: pytest.FixtureRequest) -> str:
    return build(WIDGET, engine=request.param).html


@pytest.fixture
async def shown(frame_page: FramePage, html: str) -> Framed:
    framed = await frame_page(html, csp=POLICY, sandbox="allow-scripts")
    await framed.frame.locator("#made .b-list-slot").first.wait_for(state="attached", timeout=20_000)
    return framed


async def titles(framed: Framed, name: str) -> list[str]:
    made: list[str] = await framed.frame.evaluate(
        """(id) => [...document.querySelectorAll(`#${id} li`)].map(item =>
          item.querySelector(".b-list-slot:not(:empty)").textContent)""",
        name,
    )
    return made


def button(framed: Framed, name: str) -> Any:
    return framed.frame.get_by_role("button", name=name, exact=True)


async def test_items_are_sorted_found_selected_and_pressed(shown: Framed) -> None:
    frame = shown.frame
    assert await titles(shown, "places") == ["Zagreb", "item 10", "item 9", HOSTILE]
    assert await frame.evaluate("() => window.ran") is None
    # What an item lacks takes no place.
    hidden = "() => document.querySelectorAll('#places .b-list-slot:empty').length"
    assert await frame.evaluate(hidden) == 6
    await frame.evaluate("() => { window.items = [...document.querySelectorAll('#places li')]; }")
    await button(shown, "By name").click()
    await frame.wait_for_function("() => document.querySelectorAll('#places li')[1] === items[2]")
    assert (await titles(shown, "places"))[1:] == ["item 9", "item 10", "Zagreb"]
    await button(shown, "By number").click()
    await frame.wait_for_function("() => document.querySelectorAll('#places li')[0] === items[1]")
    assert await titles(shown, "places") == ["item 10", HOSTILE, "Zagreb", "item 9"]
    await button(shown, "As they are").click()
    await frame.wait_for_function("() => document.querySelectorAll('#places li')[0] === items[0]")
    search = frame.locator("#places input[type=search]")
    await search.fill("ITEM")
    assert await titles(shown, "places") == ["item 10", "item 9"]
    assert await frame.locator("#places [role=status]").inner_text() == "1\u20132 of 2"
    await frame.get_by_role("checkbox", name="Select item 9").press("Space")
    await frame.get_by_text("picked ['n']").wait_for()
    await frame.locator("#places button.b-list-item").first.press("Enter")
    await frame.get_by_text("pressed item 10").wait_for()
    assert await search.input_value() == "ITEM"
    await search.fill("nobody")
    assert await frame.locator("#places li").inner_text() == "Nothing found"


async def test_ten_thousand_items_are_a_page_at_a_time(shown: Framed) -> None:
    frame = shown.frame
    many = frame.locator("#many")
    assert await many.locator("li").inner_text() == "No rows yet"
    await button(shown, "Make").click()
    await many.get_by_text("1\u201325 of 10,000").wait_for(timeout=60_000)
    assert await titles(shown, "many") == [f"Row {n}" for n in range(25)]
    await many.get_by_role("button", name="Row 3", exact=True).press("Space")
    await frame.locator("#many [aria-current]").wait_for()
    # The focused line is the same, and so is the focus, when one before it goes.
    await button(shown, "First away").evaluate("node => node.click()")
    await many.get_by_text("of 9,999").wait_for(timeout=60_000)
    assert await frame.evaluate("() => document.activeElement.textContent") == "Row 3"
    assert await frame.locator("#many [aria-current]").inner_text() == "Row 3"
    await many.get_by_role("button", name="Next").press("Enter")
    assert (await titles(shown, "many"))[0] == "Row 26"
    await many.locator("input[type=search]").fill("row 99 9")
    assert f"of {sum('99' in str(n) for n in range(1, 10_000))}" in (
        await many.locator("[role=status]").inner_text()
    )


async def test_the_reader_sorts_by_a_menu(shown: Framed) -> None:
    frame = shown.frame
    menu = frame.get_by_label("Sort by").first
    chosen = "node => node.selectedOptions[0].textContent"
    ways = ["Default order", "Title", "Title, descending", "Price", "Price, descending"]
    assert await menu.locator("option").all_inner_texts() == ways
    search = frame.locator("#places input[type=search]")
    await search.fill("i")
    await search.press("Tab")
    sorted_so = [
        [HOSTILE, "item 9", "item 10"],
        ["item 10", "item 9", HOSTILE],
        [HOSTILE, "item 10", "item 9"],
        ["item 10", HOSTILE, "item 9"],
    ]
    for way, order in zip(ways[1:], sorted_so, strict=True):
        await shown.page.keyboard.press("ArrowDown")
        assert await menu.evaluate(chosen) == way
        assert await titles(shown, "places") == order
    assert await menu.evaluate("node => node === document.activeElement")
    await search.fill("")
    assert await titles(shown, "places") == ["item 10", HOSTILE, "Zagreb", "item 9"]
    # Python's word counts when it is another, and shows in the menu.
    await button(shown, "By name").click()
    await frame.wait_for_function("() => document.querySelector('#places select').value === '[1,1]'")
    assert (await titles(shown, "places"))[-1] == "Zagreb"
    await menu.select_option("Default order")
    assert await titles(shown, "places") == ["Zagreb", "item 10", "item 9", HOSTILE]


async def test_ten_thousand_items_are_sorted_without_python(shown: Framed) -> None:
    frame = shown.frame
    many = frame.locator("#many")
    await button(shown, "Make").click()
    await many.get_by_text("1\u201325 of 10,000").wait_for(timeout=60_000)
    await many.get_by_role("button", name="Next").click()
    # All in one turn of the page: Python had none.
    first = await many.get_by_label("Order").evaluate(
        """menu => {
          menu.value = [...menu.options].find(one => one.textContent === "Number down").value;
          menu.dispatchEvent(new Event("change", { bubbles: true }));
          return document.querySelector("#many li").textContent;
        }"""
    )
    assert first == "Row 9999"
    assert await many.locator("[role=status]").inner_text() == "1\u201325 of 10,000"
    # What was chosen stays when items go.
    await button(shown, "First away").click()
    await many.get_by_text("of 9,999").wait_for(timeout=60_000)
    assert (await titles(shown, "many"))[0] == "Row 9999"
    await many.get_by_label("Order").select_option("Default order")
    assert (await titles(shown, "many"))[0] == "Row 1"


async def test_items_of_components_are_sorted_by_what_they_hold(shown: Framed) -> None:
    frame = shown.frame
    await frame.locator("#made").get_by_label("Sort by").select_option("Id, descending")
    await button(shown, "dee 0").wait_for()
    assert await titles(shown, "made") == ["dee 0made", "cy 0made", "bo 0made"]


async def test_items_of_components_keep_what_they_know(shown: Framed) -> None:
    frame = shown.frame
    assert await titles(shown, "made") == ["ada 0made", "bo 0made", "cy 0made"]
    await button(shown, "cy 0").click()
    await button(shown, "cy 1").wait_for()
    await button(shown, "Turn round").click()
    await button(shown, "dee 0").wait_for()
    assert await titles(shown, "made") == ["dee 0made", "cy 1made", "bo 0made"]
    # Of what `render` shows the item's own words are found.
    await frame.locator("#made input[type=search]").fill("wordbo")
    await button(shown, "bo 0").wait_for()
    assert await frame.locator("#made li").count() == 1


async def test_the_focus_in_a_cell_stays_when_its_line_moves(shown: Framed) -> None:
    frame = shown.frame
    for name, first in (("cy 0", "dee 0"), ("bo 0", "ada 0"), ("cy 0", "dee 0")):
        await button(shown, name).focus()
        await button(shown, "Turn round").evaluate("node => node.click()")
        await button(shown, first).wait_for()
        assert await frame.evaluate("() => document.activeElement.textContent") == name
