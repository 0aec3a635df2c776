"""The README's widget is built and shown, its server answers, its commands and links are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bascule.build import build

if TYPE_CHECKING:
    import pytest

    from tests.conftest import FramePage

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
WIDGET, FASTMCP, SDK = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
ROWS = [{"region": "West", "total": 41}, {"region": "East", "total": 38}]  # of 2026


def write(folder: Path) -> Path:
    path = folder / "sales.py"
    path.write_text(WIDGET, encoding="utf-8")
    return path


def test_the_widget_is_as_short_as_it_says() -> None:
    assert len([line for line in WIDGET.splitlines() if line.strip()]) <= 20


async def test_the_widget_shows_and_refreshes(frame_page: FramePage, tmp_path: Path) -> None:
    answer = {"content": [], "structuredContent": {"rows": [{"region": "North", "total": 7}]}}
    page = build(write(tmp_path)).html
    framed = await frame_page(page, sandbox="allow-scripts", answers={"tools/call": answer})
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", {"content": [], "structuredContent": {"rows": ROWS}})
    await framed.frame.get_by_text("West").wait_for()
    await framed.frame.get_by_role("button", name="Next year").click()
    await framed.frame.get_by_text("North").wait_for()
    assert framed.silent(), framed.trouble()


def server(source: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The `mcp` of a snippet, run beside the widget."""
    write(folder)
    monkeypatch.chdir(folder)
    names: dict[str, Any] = {"__name__": "readme", "__file__": str(folder / "server.py")}
    exec(compile(source, "README.md", "exec"), names)
    return names["mcp"]


async def test_the_fastmcp_server_serves_the_page_and_the_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fastmcp import Client

    async with Client(server(FASTMCP, tmp_path, monkeypatch)) as client:
        result = await client.call_tool("get_sales", {"year": 2026})
        assert result.structured_content == {"rows": ROWS}
        (content,) = await client.read_resource("ui://sales/card")
        assert content.mime_type == "text/html;profile=mcp-app"
        assert content.text == build(tmp_path / "sales.py").html


async def test_the_sdk_s_server_serves_the_page_and_the_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mcp.client import Client

    async with Client(server(SDK, tmp_path, monkeypatch)) as client:
        result = await client.call_tool("get_sales", {"year": 2026})
        assert result.structured_content == {"rows": ROWS}
        (content,) = (await client.read_resource("ui://sales/card")).contents
        assert content.mime_type == "text/html;profile=mcp-app"
        assert getattr(content, "text", None) == build(tmp_path / "sales.py").html


def test_every_link_leads_somewhere_and_every_command_is_a_target() -> None:
    targets = re.findall(r"\]\(((?!https?:)[^)#]+)\)", README)
    assert targets
    missing = [target for target in targets if not (ROOT / target).exists()]
    assert not missing
    makefile = (ROOT / "Makefile").read_text()
    for command in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert f"\n{command}:" in makefile
