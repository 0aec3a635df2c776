"""The widget's calls of tools against real servers of both SDKs."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from bascule.build import build
from bascule.build.calls import check_calls, misfit, server_tools
from bascule.build.cli import main
from bascule.build.errors import BuildError

FASTMCP = """
from typing import Annotated, Literal
from fastmcp import FastMCP
from pydantic import Field
mcp = FastMCP("weather")

@mcp.tool
def get_weather(city: str, days: Annotated[int, Field(ge=1, le=7)] = 3, unit: Literal["C", "F"] = "C") -> str:
    return ""

@mcp.tool
def ping() -> str:
    return ""
"""
SDK = (
    FASTMCP.replace("from fastmcp import FastMCP", "from mcp.server.mcpserver import MCPServer")
    .replace('FastMCP("weather")', 'MCPServer("weather", log_level="ERROR")')
    .replace("@mcp.tool\n", "@mcp.tool()\n")
)


@pytest.fixture(params=["fastmcp", "mcp"])
def tools(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    (tmp_path / "server.py").write_text(FASTMCP if request.param == "fastmcp" else SDK)
    return server_tools("server.py:mcp", tmp_path)


def found(source: str, tools: dict[str, Any]) -> list[str]:
    return [str(error) for error in check_calls(ast.parse(source), "widget.py", tools)]


def test_the_servers_tools(tools: dict[str, Any]) -> None:
    assert sorted(tools) == ["get_weather", "ping"]
    assert tools["get_weather"]["required"] == ["city"]


RIGHT = """
TOOL = "get_weather"

@widget
def Weather():
    more = use_tool_call(TOOL, timeout=5)
    ping = bridge.use_tool_call("ping")
    other = use_tool_call(computed())

    async def choose(days):
        await more(city="Bergen", days=days, unit="F")
        await more(city=city(), **rest)
        await more(**everything)
        await other(1, 2, anything=3)

    def shadow(more):
        more(1, 2, 3)

    return Button(on_click=lambda: ping(), data_tool_call="get_weather", data_tool_args={"city": "Bergen", key: 1})
"""


def test_what_is_right_is_silent(tools: dict[str, Any]) -> None:
    assert found(RIGHT, tools) == []


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (
            "use_tool_call('get_wether')",
            "5:19: the server has no tool 'get_wether'; did you mean 'get_weather'?",
        ),
        ("use_tool_call('x' 'yz')", "5:19: the server has no tool 'xyz'; it has get_weather, ping"),
        ("use_tool_call(WRONG)", "5:19: the server has no tool 'wrong'; it has get_weather, ping"),
        ("call()", "5:5: 'get_weather' needs 'city'"),
        ("call('Bergen')", "5:10: the arguments of 'get_weather' go by name"),
        ("call(city='x', day=3)", "5:24: 'get_weather' takes no argument 'day'; did you mean 'days'?"),
        ("call(city=7)", "5:15: 'city' of 'get_weather' must be string, not 7"),
        ("call(city=None)", "5:15: 'city' of 'get_weather' must be string, not None"),
        ("call(city='x', days=True)", "5:25: 'days' of 'get_weather' must be integer, not True"),
        ("call(city='x', days=8)", "5:25: 'days' of 'get_weather' must be at most 7, not 8"),
        ("call(city='x', days=-1)", "5:25: 'days' of 'get_weather' must be at least 1, not -1"),
        ("call(city='x', unit='K')", "5:25: 'unit' of 'get_weather' must be one of 'C', 'F', not 'K'"),
        ("call(days=2)", "5:5: 'get_weather' needs 'city'"),
        ("use_tool_call('get_weather')(days=2)", "5:5: 'get_weather' needs 'city'"),
        ("Button(on_click=lambda: call(town='x', **rest))", "5:39: 'get_weather' takes no argument 'town'"),
        ("Button(data_tool_call='gone')", "5:27: the server has no tool 'gone'"),
        ("Button(data_tool_call='get_weather')", "5:27: 'get_weather' needs 'city'"),
        (
            "Button(data_tool_call='get_weather', data_tool_args={'city': 1})",
            "5:66: 'city' of 'get_weather' must be",
        ),
        ("Button(data_tool_call='get_weather', data_tool_args='{}')", "5:57: 'get_weather' needs 'city'"),
        (
            "Button(data_tool_call='get_weather', data_tool_args='[')",
            "5:57: data_tool_args must be a JSON object",
        ),
    ],
)
def test_what_is_wrong_has_its_line(line: str, error: str, tools: dict[str, Any]) -> None:
    source = f"WRONG = 'wrong'\n\ndef Weather():\n    call = use_tool_call('get_weather')\n    {line}\n"
    (message,) = found(source, tools)
    assert message.startswith(f"widget.py:{error}")


def test_every_mistake_is_told_in_order(tools: dict[str, Any]) -> None:
    source = """
def A():
    call = use_tool_call("get_weather")
    async def go():
        def deeper():
            call(town="x")
        call(city=1, days=99)
    return use_tool_call("nothing")
"""
    assert [int(message.split(":")[1]) for message in found(source, tools)] == [6, 6, 7, 7, 8]


@pytest.mark.parametrize(
    ("target", "problem"),
    [
        ("server", "module:object"),
        ("server.py:", "module:object"),
        ("nowhere:mcp", "cannot be imported: ModuleNotFoundError"),
        ("nowhere.py:mcp", "cannot be imported: FileNotFoundError"),
        ("broken.py:mcp", "cannot be imported: ZeroDivisionError"),
        ("broken2.py:mcp", "no FastMCP or MCPServer named mcp"),
    ],
)
def test_a_server_that_is_not_there(target: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("1 / 0")
    (tmp_path / "broken2.py").write_text("mcp = 7")
    with pytest.raises(BuildError, match=problem):
        server_tools(target, tmp_path)


@pytest.mark.parametrize(
    ("value", "schema", "fits"),
    [
        (1, {"anyOf": [{"type": "string"}, {"type": "null"}]}, False),
        (None, {"anyOf": [{"type": "string"}, {"type": "null"}]}, True),
        (1, {"type": ["integer", "null"]}, True),
        (1.0, {"type": "integer"}, True),
        (1.5, {"type": "integer"}, False),
        ("a", {"$ref": "#/$defs/Kind"}, True),
        ("c", {"$ref": "#/$defs/Kind"}, False),
        ("c", {"const": "d"}, False),
        ({"a": 1}, {"type": "object"}, True),
        ([], {"type": "object"}, False),
        (object(), {}, True),
    ],
)
def test_values_and_schemas(value: Any, schema: dict[str, Any], fits: bool) -> None:
    assert (misfit(value, schema, {"$defs": {"Kind": {"enum": ["a", "b"]}}}) is None) is fits


def test_the_weather_example_calls_what_its_server_has() -> None:
    folder = Path(__file__).parents[2] / "examples" / "weather"
    tools = server_tools("server.py:mcp", folder)
    tree = ast.parse((folder / "widget.py").read_text("utf-8"))
    assert check_calls(tree, "widget.py", tools) == ()
    tree = ast.parse(
        (folder / "widget.py").read_text("utf-8").replace('use_tool_call("forecast"', 'use_tool_call("x"')
    )
    assert len(check_calls(tree, "widget.py", tools)) == 1


def test_a_build_that_is_told_where_the_server_is(tmp_path: Path) -> None:
    (tmp_path / "server.py").write_text(FASTMCP)
    (tmp_path / "parts.py").write_text(
        'from bascule.bridge import use_tool_call\n\ndef use_more():\n    return use_tool_call("get_wether")\n'
    )
    path = tmp_path / "widget.py"
    path.write_text(
        "from bascule.bridge import use_tool_call\nfrom bascule.components import Button, widget\n"
        "from parts import use_more\n\n@widget\ndef Card():\n    call = use_tool_call('get_weather')\n"
        "    more = use_more()\n    return Button('x', on_click=lambda: call(town='x'))\n"
    )
    run = CliRunner().invoke(
        main, ["build", str(path), "-o", str(tmp_path / "a.html"), "--server", "server.py:mcp"]
    )
    assert run.exit_code == 2
    told = run.output.replace("\n", " ")
    assert (
        f"{tmp_path / 'parts.py'}:4:26: the server has no tool 'get_wether'; did you mean 'get_weather'?"
        in told
    )
    assert f"{path}:9:51: 'get_weather' takes no argument 'town'" in told
    assert not (tmp_path / "a.html").exists()
    build(path)  # without a server, nothing is judged
    (tmp_path / "parts.py").write_text((tmp_path / "parts.py").read_text().replace("wether", "weather"))
    path.write_text(path.read_text().replace("town=", "city="))
    build(path, server="server.py:mcp")
