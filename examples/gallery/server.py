"""A FastMCP server with one tool, whose widget is the gallery of the toolkit.

python server.py              speaks MCP on stdin and stdout
python server.py --http 8000  over streamable HTTP, at http://127.0.0.1:8000/mcp
"""

from __future__ import annotations

import argparse
from typing import Literal

from fastmcp import FastMCP
from fastmcp.tools import ToolResult

from bascule.server import Widget

Section = Literal["Layout", "Text", "Media", "Data", "Charts", "Actions", "Forms", "Feedback", "Host"]

mcp: FastMCP = FastMCP("Gallery")
gallery = Widget("widget.py", uri="ui://gallery/widget", engine="micropython", prefers_border=False)
tool = gallery.attach(mcp)


@tool
def show_components(section: Section = "Layout") -> ToolResult:
    """Shows the components of the toolkit, one section at a time, with their code."""
    return ToolResult(
        content=f"The gallery shows the section {section}.", structured_content={"section": section}
    )


def main() -> None:
    """Serves until stopped."""
    options = argparse.ArgumentParser(description="The toolkit's gallery over MCP")
    options.add_argument("--http", type=int, metavar="PORT", help="serve streamable HTTP on this port")
    port = options.parse_args().http
    if port is None:
        mcp.run(show_banner=False)
    else:
        mcp.run("http", host="127.0.0.1", port=port, show_banner=False)


if __name__ == "__main__":
    main()
