"""A FastMCP server that knows where the earth shook in one week, with a map and a list as its widget.

python -m bascule.host examples/places/server.py --tool find_earthquakes --args '{"near": "Taiwan"}'
python server.py                                       speaks MCP on stdin and stdout
fastmcp run server.py --transport http --port 8000     over streamable HTTP
"""

from __future__ import annotations

from typing import Annotated

from fastmcp import FastMCP
from fastmcp.tools import ToolResult
from pydantic import Field
from quakes import SOURCE, among, read

from bascule.server import Widget, as_table

Magnitude = Annotated[float, Field(description="The weakest that counts, from 4 to 7", ge=4, le=7)]
Near = Annotated[str | None, Field(description="Part of a place's name, for example Taiwan")]
Most = Annotated[int, Field(description="How many at most, the strongest first", ge=1, le=40)]

mcp: FastMCP = FastMCP("Earthquakes")
map_ = Widget("widget.py", uri="ui://places/map", prefers_border=False)
tool = map_.attach(mcp)
QUAKES = read()


@tool(invoking="Looking for earthquakes", invoked="Earthquakes found")
def find_earthquakes(near: Near = None, magnitude: Magnitude = 4.5, most: Most = 10) -> ToolResult:
    """Where the earth shook from 31 January to 7 February 2018: a map for the user, a table for you."""
    found = among(QUAKES, near, magnitude)
    shown = [quake.model_dump() for quake in found[:most]]
    table = as_table(shown, ["place", "time", "magnitude", "depth"])
    return ToolResult(
        content=f"{len(shown)} of {len(found)} earthquakes, the strongest first\n\n{table}\n\nSource: {SOURCE}",
        structured_content={"near": near, "total": len(found), "quakes": shown, "source": SOURCE},
    )


if __name__ == "__main__":
    mcp.run(show_banner=False)
