"""The table example: ten thousand records, by a real client and in the host."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from fastmcp import Client

from bascule.host.pilot import Pilot
from tests.examples.hosted import STRICT, hosted
from tests.loading import EXAMPLES, example
from tests.mcp_servers import over_http

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fastmcp.client.transports import FastMCPTransport
    from playwright.async_api import BrowserContext

COLUMNS = ["date", "airport", "aircraft", "species", "phase", "damage", "cost"]


@pytest.fixture
async def client(made: None) -> AsyncIterator[Client[FastMCPTransport]]:
    async with Client(example("table").mcp) as connected:
        yield connected


async def show(client: Client[Any], **arguments: Any) -> Any:
    return await client.call_tool_mcp("show_strikes", arguments)


def test_the_data_is_whole_and_says_where_it_is_from() -> None:
    lines = (EXAMPLES / "table" / "strikes.csv").read_text("utf-8").splitlines()
    assert lines[0].split(",") == COLUMNS
    assert len(lines) == 1 + 10_000
    assert lines[1:] == sorted(lines[1:])
    assert "public domain" in (EXAMPLES / "table" / "make_strikes.py").read_text("utf-8")


async def test_ten_thousand_rows_for_the_widget_and_what_stands_out_for_the_model(
    client: Client[FastMCPTransport],
) -> None:
    result = await show(client)
    data = result.structured_content
    assert data["columns"] == COLUMNS
    assert len(data["rows"]) == 10_000
    assert data["rows"][0] == [
        "1990-01-08", "Barksdale Air Force Base", "T-38A", "Turkey vulture", "Climb", "None", 0,
    ]  # fmt: skip
    text = result.content[0].text
    assert "- **Strikes**: 10000\n- **With damage**: 1061" in text
    assert "| Dallas/Fort Worth Intl | 908 |" in text
    assert "| 1998-02-24 | Austin-Bergstrom Intl |" in text
    assert len(text) < 2_000


async def test_all_of_it_passes_over_http_within_what_clients_take(made: None) -> None:
    async with over_http(example("table").mcp) as address, Client(address) as client:
        result = await show(client)
        assert len(result.structured_content["rows"]) == 10_000
        assert len(json.dumps(result.model_dump(mode="json", by_alias=True))) < 1_000_000


async def test_airport_and_year_narrow_it(client: Client[FastMCPTransport]) -> None:
    rows = (await show(client, airport=" denver ", since=2001)).structured_content["rows"]
    assert {row[1] for row in rows} == {"Denver Intl Airport"}
    assert min(row[0] for row in rows) >= "2001"
    assert 0 < len(rows) < 200
    none = await show(client, airport="Bergen")
    assert none.structured_content["rows"] == []
    assert "- **Strikes**: 0" in none.content[0].text
    assert (await show(client, since=1980)).is_error


@pytest.mark.parametrize(
    ("width", "heads"),
    [(320, "Date Airport Cost"), (720, "Date Airport Animal Cost"), (1000, "Date Airport Aircraft")],
)
async def test_a_narrow_card_has_fewer_columns(width: int, heads: str) -> None:
    async with Pilot(example("table", "widget").WildlifeStrikes) as page:
        await page.context(containerDimensions={"width": width})
        await page.result(example("table").show_strikes(since=2002).structured_content)
        assert heads in page.find("row").text
        assert "Federal Aviation Administration" in page.text
        assert page.find("button", name="Tell the chat").disabled


@pytest.mark.parametrize("policy", STRICT)
async def test_ten_thousand_rows_are_sorted_searched_and_chosen_by_keyboard(
    context: BrowserContext, made: None, policy: str
) -> None:
    async with hosted(context, "table", "show_strikes", policy=policy) as shown:
        frame, keyboard = shown.frame, shown.page.keyboard
        rows = frame.locator("tbody tr")
        await frame.get_by_text(re.compile("1.12 of 10,000")).wait_for()
        cost = frame.get_by_role("columnheader", name="Cost").get_by_role("button")
        await cost.press("Enter")
        await cost.press("Enter")
        await rows.first.get_by_text("Austin-Bergstrom Intl").wait_for()
        await frame.get_by_label("Search").focus()
        await keyboard.type("newark")
        await rows.first.get_by_text("Newark Liberty Intl").wait_for()
        await frame.get_by_text(re.compile("1.12 of 206")).wait_for()
        await rows.first.get_by_role("checkbox").press("Space")
        await frame.get_by_text("1 chosen").wait_for()
        await frame.get_by_role("button", name="Tell the chat").press("Enter")
        await shown.told("Canada goose and A-300 at Newark Liberty Intl on 2001-06-08")
        assert await rows.count() == 12
        await shown.axe()
        await shown.dark()
        await shown.axe()
        for width in (320, 1000):
            await shown.width(width)
