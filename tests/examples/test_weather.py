"""The weather example's server and data, spoken to by a real MCP client."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from fastmcp import Client

from tests.loading import EXAMPLES, example

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fastmcp.client.transports import FastMCPTransport

WEATHER = {"place", "country", "days", "temperature", "conditions", "humidity", "wind"}
DAY = {"day", "conditions", "high", "low", "rain"}


@pytest.fixture
async def client(made: None) -> AsyncIterator[Client[FastMCPTransport]]:
    async with Client(example("weather").mcp) as connected:
        yield connected


async def call(client: Client[FastMCPTransport], tool: str, **arguments: Any) -> Any:
    return await client.call_tool_mcp(tool, arguments)


def test_the_data_is_of_real_places_and_whole() -> None:
    places = json.loads((EXAMPLES / "weather" / "climate.json").read_text("utf-8"))["places"]
    assert len(places) >= 12
    assert len({place["place"] for place in places}) == len(places)
    for place in places:
        assert len(place["week"]) == 7
        assert -90 <= place["latitude"] <= 90
        assert -180 <= place["longitude"] <= 180
        for day in place["week"]:
            assert set(day) == DAY
            assert day["low"] <= day["high"]
            assert day["rain"] >= 0


async def test_weather_has_data_for_the_widget_and_words_for_the_model(
    client: Client[FastMCPTransport],
) -> None:
    result = await call(client, "get_weather", city="Bergen")
    assert set(result.structured_content) == WEATHER
    assert result.structured_content["temperature"] == 9
    assert len(result.structured_content["days"]) == 3
    assert result.content[0].text == "Bergen, Norway: 9 °C, rain, wind 23 km/h, humidity 84 %."


@pytest.mark.parametrize("city", ["tromso", " TROMSØ ", "Tromsø", "tromsø"])
async def test_a_place_is_found_without_accents_and_case(client: Client[FastMCPTransport], city: str) -> None:
    assert (await call(client, "get_weather", city=city)).structured_content["place"] == "Tromsø"


@pytest.mark.parametrize("days", [1, 5, 7])
async def test_a_forecast_has_the_days_asked_for(client: Client[FastMCPTransport], days: int) -> None:
    result = await call(client, "forecast", city="Tokyo", days=days)
    assert result.structured_content["days"][0]["day"] == "Monday"
    assert len(result.structured_content["days"]) == days
    assert len(result.content[0].text.splitlines()) == 1 + days


@pytest.mark.parametrize("tool", ["get_weather", "forecast"])
@pytest.mark.parametrize("city", ["Atlantis", "", "<script>"])
async def test_an_unknown_place_is_an_error_that_lists_the_places(
    client: Client[FastMCPTransport], tool: str, city: str
) -> None:
    result = await call(client, tool, city=city)
    assert result.is_error
    assert repr(city) in result.content[0].text
    assert "Auckland, Bergen" in result.content[0].text


@pytest.mark.parametrize("days", [0, 8, "many"])
async def test_days_out_of_range_are_refused(client: Client[FastMCPTransport], days: Any) -> None:
    assert (await call(client, "forecast", city="Bergen", days=days)).is_error


async def test_the_page_is_its_resource(client: Client[FastMCPTransport]) -> None:
    tools = (await client.list_tools_mcp()).tools
    assert {tool.meta["ui"]["resourceUri"] for tool in tools if tool.meta} == {"ui://weather/card"}
    (listed,) = (await client.list_resources_mcp()).resources
    (read,) = (await client.read_resource_mcp("ui://weather/card")).contents
    assert listed.mime_type == read.mime_type == "text/html;profile=mcp-app"
    assert listed.meta is not None
    assert read.meta is not None
    assert listed.meta["ui"]["prefersBorder"] is read.meta["ui"]["prefersBorder"] is False
    assert getattr(read, "text", "").startswith("<!doctype html>")
