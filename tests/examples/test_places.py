"""The places example: earthquakes by a real client; map and list, each following the other, in the host."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from fastmcp import Client

from tests.examples.hosted import STRICT, hosted
from tests.loading import example

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fastmcp.client.transports import FastMCPTransport
    from playwright.async_api import BrowserContext


@pytest.fixture
async def client(made: None) -> AsyncIterator[Client[FastMCPTransport]]:
    async with Client(example("places").mcp) as connected:
        yield connected


async def find(client: Client[FastMCPTransport], **arguments: Any) -> Any:
    return await client.call_tool_mcp("find_earthquakes", arguments)


def test_the_data_are_places_on_earth_and_say_where_they_are_from() -> None:
    quakes = example("places", "quakes").read()
    assert len(quakes) == 128
    assert len({quake.id for quake in quakes}) == len(quakes)
    assert all(-90 <= quake.lat <= 90 and -180 <= quake.lon <= 180 for quake in quakes)
    assert [quake.magnitude for quake in quakes] == sorted((q.magnitude for q in quakes), reverse=True)
    assert "public domain" in (example("places", "quakes").__doc__ or "")


async def test_the_strongest_come_first_for_widget_and_model(client: Client[FastMCPTransport]) -> None:
    result = await find(client)
    data = result.structured_content
    assert [quake["magnitude"] for quake in data["quakes"][:3]] == [6.4, 6.1, 6.1]
    assert len(data["quakes"]) == 10 < data["total"]
    text = result.content[0].text
    assert text.startswith(f"10 of {data['total']} earthquakes, the strongest first\n\n| Place | Time |")
    assert "| 22km NNE of Hualian, Taiwan | 2018-02-06T15:50:42Z | 6.4 | 10.6 |" in text


async def test_a_place_and_a_strength_narrow_it(client: Client[FastMCPTransport]) -> None:
    quakes = (await find(client, near=" TAIWAN ", magnitude=5, most=40)).structured_content["quakes"]
    assert all("Taiwan" in quake["place"] and quake["magnitude"] >= 5 for quake in quakes)
    none = await find(client, near="Bergen")
    assert none.structured_content["quakes"] == []
    assert "0 of 0 earthquakes" in none.content[0].text
    assert (await find(client, magnitude=3)).is_error
    assert (await find(client, most=41)).is_error


@pytest.mark.parametrize("policy", STRICT)
async def test_choosing_in_one_chooses_in_the_other(context: BrowserContext, made: None, policy: str) -> None:
    async with hosted(context, "places", "find_earthquakes", policy=policy) as shown:
        frame = shown.frame
        entries = frame.get_by_role("list", name="The strongest first").get_by_role("button")
        await frame.locator(".b-map-marker").first.wait_for()
        await entries.nth(1).press("Enter")
        await frame.locator(".b-map-popup", has_text="35km S of Jarm, Afghanistan").wait_for()
        await frame.get_by_role("region", name="Chosen earthquake").get_by_text("191.2 km").wait_for()
        await shown.axe()
        await frame.locator(".b-map-marker").nth(5).focus()
        await shown.page.keyboard.press("Enter")
        await entries.nth(5).and_(frame.locator("[aria-current=true]")).wait_for()
        await frame.locator(".b-map-popup", has_text="55km SE of Pedasi, Panama").wait_for()
        await frame.get_by_role("button", name="Ask about it").click()
        await shown.page.locator(".message", has_text="55km SE of Pedasi, Panama").wait_for()
        await shown.dark()
        await shown.axe()
        for width in (320, 1000):
            await shown.width(width)


async def test_markers_and_the_open_note_are_in_sight_at_every_width(
    context: BrowserContext, made: None
) -> None:
    inside = """what => {
      const frame = document.querySelector(".b-map-box").getBoundingClientRect();
      return [...document.querySelectorAll(what)].every(one => {
        const {left, right} = one.getBoundingClientRect();
        return left >= frame.left && right <= frame.right;
      });
    }"""
    async with hosted(context, "places", "find_earthquakes", {"magnitude": 5, "most": 8}) as shown:
        await shown.frame.locator(".b-map-marker").first.wait_for()
        for width in (320, 1000, 720, 1000):
            await shown.width(width)
            await shown.frame.wait_for_function(inside, arg=".b-map-marker", timeout=5_000)
        await shown.frame.get_by_role("button", name="Jarm").first.click()
        await shown.frame.locator(".leaflet-popup", has_text="Jarm").wait_for()
        for width in (720, 320):
            await shown.width(width)
            await shown.frame.wait_for_function(inside, arg=".leaflet-popup *", timeout=5_000)
