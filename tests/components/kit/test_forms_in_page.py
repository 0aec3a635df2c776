"""Every field in a browser, on MicroPython: what the keyboard does, what handlers get, what axe finds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bascule.build import build
from tests.bundles import module

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from typing import Any

    from playwright.async_api import Browser, Locator, Page

    from tests.serving import Site

WIDGET = Path(__file__).parents[1] / "widgets" / "forms.py"


@pytest.fixture(scope="module")
def html(made: None) -> str:
    return build(WIDGET, engine="micropython").html


async def opened(browser: Browser, site: Site, html: str, **options: Any) -> Page:
    context = await browser.new_context(**options)
    page = await context.new_page()
    page.set_default_timeout(10_000)
    page.on("pageerror", lambda error: pytest.fail(str(error)))
    await page.goto(site.put(html))
    await page.get_by_text("booked: None").wait_for()
    return page


@pytest.fixture
async def shown(browser: Browser, page_site: Site, html: str) -> AsyncIterator[Page]:
    page = await opened(browser, page_site, html)
    yield page
    await page.context.close()


async def says(page: Page, name: str, value: Any) -> None:
    await page.locator(f"#said-{name}", has_text=f"{name}: {value!r}").wait_for()


def options(page: Page) -> Locator:
    """The options of the list that stands in the page."""
    return page.locator("[role=listbox] > [role=option]")


async def value_of(locator: Locator) -> str:
    return await locator.input_value()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing(browser: Browser, page_site: Site, html: str, scheme: Any) -> None:
    page = await opened(browser, page_site, html, color_scheme=scheme, reduced_motion="reduce")
    await page.add_style_tag(content="html { background: light-dark(#fff, #1c1d20) }")
    await page.get_by_label("City", exact=True).press("ArrowDown")
    await page.get_by_role("button", name="Send").click()
    await page.get_by_text("Please check these answers").wait_for()
    await page.evaluate(module("axe-core/axe.min.js").read_text("utf-8"))
    found = await page.evaluate("axe.run('#bascule-root', {rules: {region: {enabled: false}}})")
    assert len(found["passes"]) > 20
    assert [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found["violations"]] == []
    await page.context.close()


@pytest.mark.parametrize("options", [{"viewport": {"width": 320, "height": 700}}, {"locale": "ar"}])
async def test_nothing_is_wider_than_the_page(
    browser: Browser, page_site: Site, html: str, options: Any
) -> None:
    page = await opened(browser, page_site, html, **options)
    await page.evaluate("document.documentElement.dir = document.documentElement.lang = ''")
    for direction in ("ltr", "rtl"):
        await page.evaluate("dir => { document.documentElement.dir = dir }", direction)
        wide = await page.evaluate(
            "[...document.querySelectorAll('.b-field *')].filter(n => !n.closest('.b-hidden') &&"
            " (n.getBoundingClientRect().right > innerWidth || n.getBoundingClientRect().left < 0))"
            ".map(n => n.outerHTML)"
        )
        assert wide == []
    await page.context.close()


async def test_labels_helps_and_errors_are_told(shown: Page) -> None:
    capitals = shown.get_by_role("textbox", name="Capitals")
    described = await capitals.evaluate(
        "n => document.getElementById(n.getAttribute('aria-describedby')).innerText"
    )
    assert described == "Only these"
    free = shown.get_by_role("textbox", name="Free")
    assert await free.get_attribute("aria-invalid") == "true"
    assert await free.get_attribute("required") is not None
    ids = await shown.evaluate("[...document.querySelectorAll('[id]')].map(n => n.id)")
    assert len(ids) == len(set(ids))
    for attribute in ("for", "aria-describedby", "aria-labelledby"):
        wanted = await shown.evaluate(
            f"[...document.querySelectorAll('[{attribute}]')].flatMap(n => "
            f"n.getAttribute('{attribute}').split(' '))"
        )
        assert set(wanted) <= set(ids)


async def test_controlled_text_shows_what_python_says_and_free_text_what_was_typed(shown: Page) -> None:
    capitals = shown.get_by_label("Capitals")
    await capitals.press_sequentially("abc")
    assert await value_of(capitals) == "ABC"
    await capitals.press("ArrowLeft")
    await capitals.press_sequentially("x")
    assert await value_of(capitals) == "ABXC"
    fixed = shown.get_by_label("Fixed")
    await fixed.press_sequentially("!")
    assert await value_of(fixed) == "as it is"
    await shown.get_by_label("Free").fill("so")
    await says(shown, "input", "so")
    await shown.get_by_label("Story").fill("a\nb\nc\nd\ne\nf")
    await says(shown, "text", "a\nb\nc\nd\ne\nf")
    story = shown.get_by_label("Story")
    assert await story.evaluate("n => n.scrollHeight <= n.clientHeight + 1"), (
        "it grows, nothing scrolls in it"
    )


async def test_numbers_and_dates_are_typed(shown: Page) -> None:
    guests = shown.get_by_label("Guests", exact=True)
    await guests.press_sequentially("4")
    await says(shown, "number", 4)
    await guests.press("ArrowUp")
    await says(shown, "number", 5)
    await guests.press_sequentially(".5")
    await says(shown, "number", 5.5)
    await guests.fill("")
    await says(shown, "number", None)
    budget = shown.get_by_label("Budget")
    await budget.press("ArrowRight")
    await says(shown, "slider", 60)
    await shown.get_by_label("Arrival").fill("2026-03-01")
    await says(shown, "date", "2026-03-01")
    await shown.get_by_label("Arrival").fill("")
    await says(shown, "date", None)


async def test_choices_give_the_authors_values_by_keyboard(shown: Page) -> None:
    region = shown.get_by_label("Region")
    assert await value_of(region) == ""
    await region.press("ArrowDown")
    await region.press("ArrowDown")
    await says(shown, "select", 2)
    await shown.get_by_role("radio", name="Double").press("ArrowUp")
    await says(shown, "radio", "s")
    assert await shown.get_by_role("radio", name="Single").is_checked()
    await shown.get_by_role("radio", name="Day").press("ArrowRight")
    await says(shown, "segment", "Week")
    await shown.get_by_role("radio", name="2 of 5").press("ArrowRight")
    await says(shown, "stars", 3)
    olives = shown.get_by_role("checkbox", name="Olives")
    await olives.press("Space")
    await says(shown, "multi", ["Olives", "Basil"])
    await shown.get_by_role("checkbox", name="Basil").press("Space")
    await says(shown, "multi", ["Olives"])
    outline = "n => getComputedStyle(n.nextElementSibling).outlineStyle"
    assert await shown.get_by_role("checkbox", name="Basil").evaluate(outline) == "solid"
    others = shown.get_by_role("img", name="Others: 3.6 / 5")
    assert await others.count() == 1


async def test_boxes_are_ticked_by_keyboard_and_held_by_python(shown: Page) -> None:
    await shown.get_by_role("checkbox", name="Copy", exact=True).press("Space")
    await says(shown, "check", True)
    await shown.get_by_role("switch", name="Live").press("Space")
    await says(shown, "switch", True)
    locked = shown.get_by_role("checkbox", name="Locked")
    await locked.press("Space")
    await shown.wait_for_timeout(50)
    assert await locked.is_checked()


async def test_files_are_chosen_and_named(shown: Page) -> None:
    files: list[Any] = [
        {"name": "a.txt", "mimeType": "text/plain", "buffer": b"abc"},
        {"name": "<b>.bin", "mimeType": "", "buffer": b"x" * 1500},
    ]
    await shown.get_by_label("Receipts").set_input_files(files)
    await shown.locator("#said-files").wait_for()
    zone = await shown.locator(".b-drop").inner_text()
    assert "a.txt (3 B)" in zone
    assert "<b>.bin (2 kB)" in zone


async def test_tags_are_added_and_taken_away(shown: Page) -> None:
    field = shown.get_by_label("Keywords")
    await field.press_sequentially("fjord")
    await field.press("Enter")
    await says(shown, "tags", ["sea", "fjord"])
    await field.press_sequentially("sea, ice,snow")
    await says(shown, "tags", ["sea", "fjord", "ice"])
    assert await value_of(field) == "snow"
    await field.press("Backspace")
    assert await value_of(field) == "sno"
    await field.blur()
    await says(shown, "tags", ["sea", "fjord", "ice", "sno"])
    await field.press("Backspace")
    await says(shown, "tags", ["sea", "fjord", "ice"])
    await shown.get_by_role("button", name="Remove fjord").press("Enter")
    await says(shown, "tags", ["sea", "ice"])
    assert await field.evaluate("n => n === document.activeElement")


async def test_a_combobox_by_keyboard(shown: Page) -> None:
    city = shown.get_by_role("combobox", name="City")
    await city.press("ArrowDown")
    assert await options(shown).all_inner_texts() == ["Bergen", "Berlin", "Bern", "Bordeaux"]
    assert await city.get_attribute("aria-expanded") == "true"
    await city.press("ArrowUp")
    active = await city.get_attribute("aria-activedescendant")
    assert await shown.locator(f"[id='{active}']").inner_text() == "Bern", "disabled options are passed over"
    await city.press("Escape")
    assert await options(shown).count() == 0
    await city.press_sequentially("ber")
    assert await options(shown).all_inner_texts() == ["Bergen", "Berlin", "Bern"]
    await city.press("ArrowDown")
    await city.press("Enter")
    await says(shown, "combo", "Berlin")
    assert await value_of(city) == "Berlin"
    await city.press("Backspace")
    await city.press_sequentially("zz")
    await shown.get_by_text("Nothing found").wait_for()
    await city.press("Tab")
    await shown.get_by_text("Nothing found").wait_for(state="detached")
    assert await value_of(city) == "Berlin", "what is no option goes when the field is left"
    await city.fill("")
    await says(shown, "combo", None)


async def test_a_combobox_by_mouse(shown: Page) -> None:
    stop = shown.get_by_role("combobox", name="Stop")
    await stop.click()
    await stop.fill("par")
    await options(shown).filter(has_text="Paris").click()
    await says(shown, "free", "Paris")
    assert await value_of(stop) == "Paris"
    assert await stop.evaluate("n => n === document.activeElement")
    assert await options(shown).count() == 0
    await stop.fill("åLE")
    assert await options(shown).all_inner_texts() == ["Ålesund"], "MicroPython's lower knows no Å"


async def test_a_written_form_says_what_is_wrong_and_then_sends(shown: Page) -> None:
    form = shown.get_by_role("form", name="Written")
    await form.get_by_role("button", name="Send").press("Enter")
    alert = form.get_by_role("alert")
    lines = await alert.get_by_role("link").all_inner_texts()
    assert [line.split(":")[0] for line in lines] == ["Mail", "Size", "Terms"]
    mail = form.get_by_label("Mail")
    assert await mail.get_attribute("aria-invalid") == "true"
    await shown.wait_for_function("() => document.activeElement.name === 'mail'")
    assert await form.locator("[data-field=mail] .b-wrong").inner_text() == lines[0].split(": ")[1]
    await alert.get_by_role("link", name="Terms").click()
    await shown.wait_for_function("() => document.activeElement.name === 'terms'")
    await mail.fill("taken@x.org")
    await form.get_by_role("radio", name="L").check()
    await form.get_by_label("Topics").fill("one")
    await form.get_by_role("checkbox", name="Tue").check()
    await form.get_by_role("combobox", name="Place").press_sequentially("os")
    await form.get_by_role("combobox", name="Place").press("Enter")
    await form.get_by_role("checkbox", name="Terms").check()
    await mail.press("Enter")
    await says(
        shown,
        "sent",
        [
            ("days", ["Tue"]),
            ("mail", "taken@x.org"),
            ("place", "Oslo"),
            ("size", "L"),
            ("terms", True),
            ("topics", ["one"]),
        ],
    )
    assert await alert.get_by_role("link").all_inner_texts() == ["Mail: This address is taken."]
    assert await value_of(mail) == "taken@x.org"


async def test_a_form_of_a_schema_gives_typed_values(shown: Page) -> None:
    book = shown.get_by_role("button", name="Book")
    await book.click()
    lines = shown.get_by_role("alert").get_by_role("link")
    await lines.first.wait_for()
    asked = {line.split(":")[0] for line in await lines.all_inner_texts()}
    assert asked == {"Full name", "Number of guests", "Board", "Address, Town"}
    await shown.get_by_label("Full name").fill("ada")
    await shown.get_by_label("Number of guests").fill("3")
    await shown.get_by_label("Board").select_option("2")
    await shown.get_by_label("Town").fill("Bergen")
    await book.click()
    await shown.wait_for_function("() => document.querySelectorAll('[role=alert] a').length === 1")
    assert (await lines.first.inner_text()).startswith("Full name: ")
    await shown.get_by_label("Full name").fill("Ada")
    await shown.get_by_label("Price").fill("0")
    await book.click()
    await shown.get_by_text("Price: Must be more than 0.").wait_for()
    await shown.get_by_label("Price").fill("1.5")
    await shown.get_by_label("Numbers").fill("7, x,")
    await book.click()
    await shown.get_by_text("Numbers: x is not a whole number.").wait_for()
    await shown.get_by_role("button", name="Remove x").click()
    await shown.get_by_role("checkbox", name="Cot").check()
    await book.click()
    await says(shown, "address", [("city", "Bergen"), ("zip", "5003")])
    await says(
        shown,
        "booked",
        [
            ("board", 2),
            ("copy", True),
            ("extras", ["Cot"]),
            ("guests", 3),
            ("name", "Ada"),
            ("price", 1.5),
            ("tags", [7]),
            ("version", 3),
        ],
    )
    assert await shown.get_by_role("alert").count() == 0
