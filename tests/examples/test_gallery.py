"""The gallery: complete, its code the code that runs, clean to axe in light and dark, and never too wide."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

import pytest
from fastmcp import Client

from bascule.build import build
from bascule.components import EXPORTS
from tests.bundles import module
from tests.loading import EXAMPLES, example

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

    from tests.serving import Site

FOLDER = EXAMPLES / "gallery"
SECTIONS = ["Layout", "Text", "Media", "Data", "Charts", "Actions", "Forms", "Feedback", "Host"]


@pytest.fixture(scope="module")
def html(made: None) -> str:
    return build(FOLDER / "widget.py", engine="micropython").html


@pytest.fixture(scope="module")
def brython(made: None) -> str:
    return build(FOLDER / "widget.py", engine="brython").html


def test_the_code_beside_an_entry_is_what_runs() -> None:
    assert (FOLDER / "sources.py").read_text("utf-8") == example("gallery", "write_sources").module()
    for name, text in example("gallery", "write_sources").sources().items():
        used = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
        assert name.partition(",")[0] in used, f"{name} is not used in its own entry"


def test_every_component_has_an_entry() -> None:
    shown = example("gallery", "sources").SOURCES
    wanted = {name for name, home in EXPORTS.items() if home.startswith("kit.")} | {"ErrorBoundary"}
    assert wanted - set(shown) == set()


async def test_the_server_says_which_section_is_shown(made: None) -> None:
    async with Client(example("gallery").mcp) as client:
        result = await client.call_tool_mcp("show_components", {"section": "Data"})
        assert result.structured_content == {"section": "Data"}
        tool = next(tool for tool in await client.list_tools() if tool.name == "show_components")
        assert sorted(tool.input_schema["properties"]["section"]["enum"]) == sorted(SECTIONS)


async def opened(browser: Browser, site: Site, html: str, **options: Any) -> Page:
    context = await browser.new_context(**options)
    page = await context.new_page()
    await page.goto(site.put(html))
    await page.locator("#bascule-root select").wait_for()
    await page.add_style_tag(content="html { background: light-dark(#fff, #1c1d20) }")
    return page


async def show(page: Page, section: str) -> None:
    """Choose a section, and wait until its last entry is there."""
    entries = [name for name, _ in example("gallery", section.lower()).SHOWN]
    await page.get_by_label("Section").select_option(section)
    await page.get_by_role("heading", name=entries[-1], exact=True).wait_for()
    if section == "Feedback":
        await page.get_by_text("Rain until Thursday").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("engine", ["html", "brython"])
async def test_axe_finds_nothing(
    browser: Browser, page_site: Site, request: pytest.FixtureRequest, engine: str, scheme: Any
) -> None:
    html = request.getfixturevalue(engine)
    page = await opened(browser, page_site, html, color_scheme=scheme, reduced_motion="reduce")
    await page.evaluate(module("axe-core/axe.min.js").read_text("utf-8"))
    for section in SECTIONS:
        await show(page, section)
        found = await page.evaluate("axe.run('#bascule-root', {rules: {region: {enabled: false}}})")
        assert len(found["passes"]) > 8
        assert [(section, rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]] == []
    await page.context.close()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
async def test_nothing_is_wider_than_the_narrowest_page(
    browser: Browser, page_site: Site, html: str, direction: str
) -> None:
    page = await opened(browser, page_site, html, viewport={"width": 320, "height": 700})
    await page.evaluate("direction => { document.documentElement.dir = direction }", direction)
    for section in SECTIONS:
        await show(page, section)
        assert (section, await page.evaluate("document.documentElement.scrollWidth")) == (section, 320)
    await page.context.close()
