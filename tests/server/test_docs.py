"""docs/server.md: every piece of Python in it runs."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .support import CLIENTS, REPO

TEXT = (REPO / "docs" / "server.md").read_text("utf-8")
PIECES = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.strip().splitlines()[-1][:40])
async def test_a_piece_of_the_documentation_runs(piece: str) -> None:
    # Beside the example's widget: `widget.py` is found relative to the file that names it.
    names: dict[str, Any] = {"__file__": str(REPO / "examples" / "weather" / "server.py"), "__name__": "docs"}
    exec(compile(piece, "docs/server.md", "exec", dont_inherit=True), names)
    if "get_weather" in names:
        async with CLIENTS["fastmcp"](names["mcp"]) as client:
            (tool,) = await client.list_tools()
            assert tool.meta["ui"]["resourceUri"] == "ui://weather/card"
            result = await client.call_tool(tool.name, {"city": "Bergen"})
            assert result.structured_content == {"city": "Bergen", "degrees": 11}


def test_the_documentation_names_what_there_is() -> None:
    import bascule.server

    for name in ("SettingsError", "as_table", "as_text", "app_support", "detect_platform"):
        assert name in TEXT
        assert name in bascule.server.__all__
    assert len(PIECES) >= 9
