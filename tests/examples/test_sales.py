"""The sales example: figures that add up, by a real client; the dashboard without a browser and in the host."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from fastmcp import Client

from bascule.host.pilot import Pilot
from tests.examples.hosted import STRICT, hosted
from tests.loading import example

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fastmcp.client.transports import FastMCPTransport
    from playwright.async_api import BrowserContext


@pytest.fixture
async def client(made: None) -> AsyncIterator[Client[FastMCPTransport]]:
    async with Client(example("sales").mcp) as connected:
        yield connected


async def call(client: Client[FastMCPTransport], tool: str, **arguments: Any) -> Any:
    return await client.call_tool_mcp(tool, arguments)


async def test_the_figures_add_up(client: Client[FastMCPTransport]) -> None:
    result = await call(client, "show_sales")
    sales = result.structured_content
    total = sales["totals"]["revenue"]["value"]
    for rows in (sales["months"], sales["regions"], sales["categories"]):
        assert sum(row["revenue"] for row in rows) == total
    assert [row["month"] for row in sales["months"]][::9] == ["2026-01", "2026-10"]
    assert sales["period"] == "January to October 2026, against 2025"
    before = sum(row["before"] for row in sales["months"])
    assert sales["totals"]["revenue"]["change"] == round(total / before - 1, 4)
    assert f"- **Revenue in euros**: {total}" in result.content[0].text
    assert "| Germany |" in result.content[0].text


async def test_the_first_year_has_nothing_before_it(client: Client[FastMCPTransport]) -> None:
    sales = (await call(client, "show_sales", year=2025)).structured_content
    assert len(sales["months"]) == 12
    assert sales["totals"]["revenue"]["change"] is None
    assert {row["before"] for row in sales["months"]} == {None}
    assert (await call(client, "show_sales", year=2024)).is_error


async def test_a_region_adds_up_to_its_row(client: Client[FastMCPTransport]) -> None:
    row = (await call(client, "show_sales")).structured_content["regions"][0]
    result = await call(client, "sales_of_region", region=row["region"])
    found = result.structured_content
    assert sum(product["revenue"] for product in found["products"]) == row["revenue"]
    assert sum(month[name] for month in found["months"] for name in found["categories"]) == row["revenue"]
    assert "| Product | Revenue | Before |" in result.content[0].text
    wrong = await call(client, "sales_of_region", region="Atlantis")
    assert wrong.is_error
    assert "Regions: Nordics, Germany" in wrong.content[0].text


def widget() -> Any:
    return example("sales", "widget").SalesOfAYear


async def test_another_year_is_asked_for_and_a_failure_is_said() -> None:
    async with Pilot(widget(), tools={"show_sales": lambda year: example("sales").show_sales(year)}) as page:
        await page.result(example("sales").show_sales().structured_content)
        assert "January to October 2026, against 2025" in page.text
        assert "+9.1%" in page.text
        await page.type("2025", True)
        assert page.called("show_sales") == [{"year": 2025}]


@pytest.mark.parametrize("policy", STRICT)
async def test_a_region_is_looked_into_by_keyboard(context: BrowserContext, made: None, policy: str) -> None:
    async with hosted(context, "sales", "show_sales", policy=policy) as shown:
        frame, keyboard = shown.frame, shown.page.keyboard
        await frame.locator("[data-regions] canvas").wait_for()
        await frame.locator("[data-regions] [tabindex='0']").focus()
        await keyboard.press("ArrowRight")
        await keyboard.press("Enter")
        region = frame.locator("[data-region]")
        await region.get_by_role("heading").wait_for()
        name = await region.get_attribute("data-region")
        await shown.focused(region.get_by_role("button", name=f"Close {name}"))
        await region.get_by_role("cell", name="Jacket Regn").first.wait_for()
        await shown.axe()
        await keyboard.press("Enter")
        await region.wait_for(state="detached")
        await frame.locator("[data-regions] :focus").wait_for()
        await frame.get_by_role("radio", name="2025").check(force=True)
        await frame.get_by_text("January to December 2025").wait_for()
        await shown.dark()
        await shown.axe()
        for width in (320, 1000):
            await shown.width(width)
