"""A FastMCP server with ten thousand records, whose widget is a table to sort, search and page through.

python -m bascule.host examples/table/server.py --tool show_strikes
python server.py                                       speaks MCP on stdin and stdout
fastmcp run server.py --transport http --port 8000     over streamable HTTP
"""

from __future__ import annotations

from typing import Annotated

from fastmcp import FastMCP
from fastmcp.tools import ToolResult
from pydantic import Field
from strikes import COLUMNS, SOURCE, among, read, summary

from bascule.server import Widget, as_text

Airport = Annotated[str | None, Field(description="Part of an airport's name, for example Denver")]
Since = Annotated[int | None, Field(description="The first year, from 1990 to 2002", ge=1990, le=2002)]

mcp: FastMCP = FastMCP("Wildlife strikes")
table = Widget("widget.py", uri="ui://table/strikes", prefers_border=False)
tool = table.attach(mcp)
STRIKES = read()


@tool(invoking="Reading the strikes", invoked="Strikes read")
def show_strikes(airport: Airport = None, since: Since = None) -> ToolResult:
    """Strikes of birds and other animals on aircraft at fifty airports, 1990 to 2002, as a table for the user.

    The text has what stands out; the rows themselves go to the widget alone.
    """
    found = among(STRIKES, airport, since)
    return ToolResult(
        content=as_text(summary(found), title="Wildlife strikes"),
        structured_content={
            "columns": COLUMNS,
            # A row as a list is half as long as one with names; ten thousand stay below what clients take at once.
            "rows": [list(strike.model_dump().values()) for strike in found],
            "source": SOURCE,
        },
    )


if __name__ == "__main__":
    mcp.run(show_banner=False)
