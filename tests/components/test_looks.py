"""How the components look and behave in a browser: contrast and names by axe, width, focus, keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bascule.build import build
from tests.bundles import module

if TYPE_CHECKING:
    from typing import Any

    from playwright.async_api import Browser, Page

    from tests.serving import Site

WIDGETS = Path(__file__).parent / "widgets"


@pytest.fixture(scope="module")
def gallery(made: None) -> str:
    return build(WIDGETS / "gallery.py").html


async def opened(browser: Browser, site: Site, html: str, **options: Any) -> Page:
    context = await browser.new_context(**options)
    page = await context.new_page()
    await page.goto(site.put(html))
    await page.get_by_text("Broken failed").wait_for()
    await page.add_style_tag(content="html { background: light-dark(#fff, #1c1d20) }")
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing(browser: Browser, page_site: Site, gallery: str, scheme: Any) -> None:
    page = await opened(browser, page_site, gallery, color_scheme=scheme, reduced_motion="reduce")
    await page.evaluate(module("axe-core/axe.min.js").read_text("utf-8"))
    found = await page.evaluate("axe.run('#bascule-root', {rules: {region: {enabled: false}}})")
    assert len(found["passes"]) > 10
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]] == []
    await page.context.close()


@pytest.mark.parametrize("width", [320, 640, 1280])
async def test_nothing_is_wider_than_the_page(
    browser: Browser, page_site: Site, gallery: str, width: int
) -> None:
    page = await opened(browser, page_site, gallery, viewport={"width": width, "height": 700})
    assert await page.evaluate("document.documentElement.scrollWidth") <= width
    await page.context.close()


async def test_rows_are_reached_and_pressed_by_keyboard(
    browser: Browser, page_site: Site, gallery: str
) -> None:
    page = await opened(browser, page_site, gallery)
    await page.get_by_role("button", name="More").focus()
    await page.keyboard.press("Tab")
    row = page.get_by_role("row").filter(has_text="West")
    assert await row.evaluate("row => row === document.activeElement")
    assert await row.evaluate("row => getComputedStyle(row).outlineStyle") == "solid"
    top = await page.evaluate("scrollY")
    await page.keyboard.press("Space")
    await page.locator("tr[aria-current='true']").filter(has_text="West").wait_for()
    assert await row.evaluate("row => row === document.activeElement")
    assert await page.evaluate("scrollY") == top
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.locator("tr[aria-current='true']").filter(has_text="East").wait_for()
    await page.context.close()


async def test_motion_stops_where_it_is_not_wanted(browser: Browser, page_site: Site, gallery: str) -> None:
    page = await opened(browser, page_site, gallery, reduced_motion="reduce")
    line = page.locator(".b-skeleton-line").first
    assert await line.evaluate("line => getComputedStyle(line).animationIterationCount") == "1"
    await page.context.close()


async def test_the_hosts_variables_win(browser: Browser, page_site: Site, gallery: str) -> None:
    page = await opened(browser, page_site, gallery)
    await page.add_style_tag(
        content=":root { --color-text-primary: rgb(1, 2, 3); --color-background-danger: rgb(4, 5, 6) }"
    )
    heading = page.get_by_role("heading", name="Gallery")
    assert await heading.evaluate("node => getComputedStyle(node).color") == "rgb(1, 2, 3)"
    alert = page.get_by_role("alert").filter(has_text="in danger")
    assert await alert.evaluate("node => getComputedStyle(node).backgroundColor") == "rgb(4, 5, 6)"
    await page.context.close()
