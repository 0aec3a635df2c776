"""A FastMCP server whose widget is a Jinja2 template: the bridge alone, no Python in the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fastmcp import FastMCP
from fastmcp.exceptions import ToolError
from jinja2 import Environment, FileSystemLoader

from bascule.server import Widget
from bascule.server.templates.jinja2 import install

WEATHER: dict[str, dict[str, Any]] = {
    "Bergen": {"city": "Bergen", "degrees": 11, "sky": "rain"},
    "Oslo": {"city": "Oslo", "degrees": 14, "sky": "clear"},
}

environment = Environment(loader=FileSystemLoader(Path(__file__).parent), autoescape=True)
install(environment)
html = environment.get_template("weather.html").render(cities=list(WEATHER))

mcp: FastMCP[Any] = FastMCP("weather")
tool = Widget(page=html, uri="ui://weather/template").attach(mcp)


@tool
def get_weather(city: str) -> dict[str, Any]:
    """The weather of a city."""
    if city not in WEATHER:
        raise ToolError(f"No weather for {city}: try {', '.join(WEATHER)}")
    return WEATHER[city]


if __name__ == "__main__":
    mcp.run(show_banner=False)
