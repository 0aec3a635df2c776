"""A FastMCP server with a to-do board, which lives in the widget: model and user work on it together.

python -m bascule.host examples/todo/server.py --tool show_board --args '{"tasks": ["Order boxes", "Tell the bank"]}'
python server.py                                       speaks MCP on stdin and stdout
fastmcp run server.py --transport http --port 8000     over streamable HTTP

The board's tasks are the widget's state, which hosts keep; what the host can do to it are the widget's own tools:
`add_task`, `move_task`, `complete_task`, `list_tasks`.
"""

from __future__ import annotations

from typing import Annotated

from fastmcp import FastMCP
from fastmcp.tools import ToolResult
from pydantic import Field

from bascule.server import Widget, as_text

Name = Annotated[str, Field(description="What the board is about", min_length=1, max_length=60)]
Title = Annotated[str, Field(min_length=1, max_length=120)]
Tasks = Annotated[
    list[Title], Field(description="What there is to do, for a board that is new", max_length=50)
]

mcp: FastMCP = FastMCP("To do")
board = Widget("widget.py", uri="ui://todo/board", prefers_border=False)
tool = board.attach(mcp)


@tool(invoking="Opening the board", invoked="Board opened")
def show_board(name: Name = "To do", tasks: Tasks | None = None) -> ToolResult:
    """A board with what there is to do, on which the user adds, moves and completes tasks.

    A board that the user has is shown as it is; `tasks` are for one that is new.
    """
    planned = list(dict.fromkeys(tasks or []))
    text = as_text(planned, title=name) if planned else f"The board “{name}” is open."
    return ToolResult(content=text, structured_content={"name": name, "tasks": planned})


if __name__ == "__main__":
    mcp.run(show_banner=False)
