"""A FastMCP server with two tools and a widget.

python server.py              speaks MCP on stdin and stdout
python server.py --http 8000  over streamable HTTP, at http://127.0.0.1:8000/mcp
"""

from __future__ import annotations

import argparse
from typing import Annotated, Any

from fastmcp import FastMCP
from fastmcp.exceptions import ToolError
from fastmcp.tools import ToolResult
from places import Place, UnknownPlaceError, find
from pydantic import Field

from bascule.server import Widget

City = Annotated[str, Field(description="The name of a place, for example Bergen")]
Days = Annotated[int, Field(description="How many days, from 1 to 7", ge=1, le=7)]

mcp: FastMCP = FastMCP("Weather")
card = Widget("widget.py", uri="ui://weather/card", prefers_border=False)
tool = card.attach(mcp)


def place(city: str) -> Place:
    """The place, or an error that the model and the widget can show."""
    try:
        return find(city)
    except UnknownPlaceError as error:
        raise ToolError(str(error)) from None


def week(found: Place, days: int) -> dict[str, Any]:
    """The first days of a place's week."""
    return {
        "place": found.place,
        "country": found.country,
        "days": [day.model_dump() for day in found.week[:days]],
    }


@tool
def get_weather(city: City) -> ToolResult:
    """The weather of a place now, and of the next three days."""
    found = place(city)
    today = found.week[0]
    return ToolResult(
        content=f"{found.place}, {found.country}: {found.temperature} °C, {today.conditions.lower()}, "
        f"wind {found.wind} km/h, humidity {found.humidity} %.",
        structured_content={
            **week(found, 3),
            "temperature": found.temperature,
            "conditions": today.conditions,
            "humidity": found.humidity,
            "wind": found.wind,
        },
    )


@tool
def forecast(city: City, days: Days = 5) -> ToolResult:
    """The weather of a place for the next days."""
    found = place(city)
    lines = [
        f"{d.day}: {d.conditions.lower()}, {d.low} to {d.high} °C, {d.rain:g} mm" for d in found.week[:days]
    ]
    return ToolResult(
        content="\n".join([f"{found.place}, {found.country}", *lines]), structured_content=week(found, days)
    )


def main() -> None:
    """Serves until stopped."""
    options = argparse.ArgumentParser(description="Weather over MCP, with a widget")
    options.add_argument("--http", type=int, metavar="PORT", help="serve streamable HTTP on this port")
    port = options.parse_args().http
    if port is None:
        mcp.run(show_banner=False)
    else:
        mcp.run("http", host="127.0.0.1", port=port, show_banner=False)


if __name__ == "__main__":
    main()
