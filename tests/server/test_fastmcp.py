"""Widgets on a FastMCP server, seen by a real client."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from fastmcp import FastMCP
from fastmcp.tools import ToolResult
from mcp_types import ImageContent

from bascule.server import SettingsError
from bascule.server.fastmcp import WidgetMiddleware
from bascule.server.meta import EXTENSION_ID, MIME_TYPE
from bascule.server.serving import HTML_KEY

from .support import CARD, CLIENTS, MODERN, URI, Weather, card, fastmcp_client, http_app, meta_of, served

TOOL = {"ui": {"resourceUri": URI}, "openai/outputTemplate": URI, "openai/widgetAccessible": True}


async def seen(mcp: FastMCP[Any], how: str = "memory") -> dict[str, Any]:
    async with fastmcp_client(mcp) as client:
        return {
            "tools": {tool.name: meta_of(tool) for tool in await client.list_tools()},
            "resources": await client.list_resources(),
            "page": (await client.read_resource(URI))[0],
        }


async def test_two_lines_make_a_tool_with_a_widget() -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    widget = card(
        csp={"connect_domains": ["https://api.example"]}, prefers_border=True, description="The weather"
    )
    widget.attach(mcp)

    @mcp.tool(app=widget.app())
    def get_weather(city: str) -> Weather:
        return Weather(city=city, degrees=1)

    found = await seen(mcp)
    found["tools"]["get_weather"].pop("fastmcp")
    assert found["tools"]["get_weather"] == TOOL
    (resource,) = found["resources"]
    assert (str(resource.uri), resource.mime_type, resource.name) == (URI, MIME_TYPE, "weather/card")
    assert resource.description == "The weather"
    page = found["page"]
    assert (page.text, page.mime_type) == (CARD, MIME_TYPE)
    listed = meta_of(resource)
    listed.pop("fastmcp")
    assert meta_of(page) == listed
    assert listed["ui"] == {
        "csp": {"connectDomains": ["https://api.example"], "resourceDomains": []},
        "prefersBorder": True,
    }
    assert listed["openai/widgetCSP"]["connect_domains"] == ["https://api.example"]
    assert "domain" not in listed["ui"]
    assert "openai/widgetDomain" not in listed


async def test_the_domain_stands_there_when_it_is_given() -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    card(domain="weather.example").attach(mcp)
    meta = meta_of((await seen(mcp))["page"])
    assert meta["ui"]["domain"] == meta["openai/widgetDomain"] == "weather.example"


async def test_the_decorator_bare_named_and_with_options() -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    tool = card().attach(mcp)

    @tool
    def bare() -> str:
        return "x"

    @tool()
    def called() -> str:
        return "x"

    @tool("positional", visibility=["app"])
    def first() -> str:
        return "x"

    @tool(
        name="named", visibility=["model"], invoking="Looking", invoked="Seen", meta={"mine": 1}, tags={"t"}
    )
    def second() -> str:
        return "x"

    tools = (await seen(mcp))["tools"]
    for meta in tools.values():
        meta.pop("fastmcp")
    assert tools == {
        "bare": TOOL,
        "called": TOOL,
        "positional": {**TOOL, "ui": {"resourceUri": URI, "visibility": ["app"]}},
        "named": {
            **TOOL,
            "ui": {"resourceUri": URI, "visibility": ["model"]},
            "openai/widgetAccessible": False,
            "openai/toolInvocation/invoking": "Looking",
            "openai/toolInvocation/invoked": "Seen",
            "mine": 1,
        },
    }


async def test_two_tools_and_two_widgets() -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    one = card()
    two = card(uri="ui://weather/map", page="<p>map")
    for widget in (one, two, one):
        widget.attach(mcp)(lambda: "x", name=f"tool_{len(await mcp.list_tools())}")
    assert len((await seen(mcp))["resources"]) == 2
    assert sum(isinstance(middleware, WidgetMiddleware) for middleware in mcp.middleware) == 1
    with pytest.raises(SettingsError, match="attached to this server already"):
        card().attach(mcp)


@pytest.mark.parametrize("mode", ["legacy", MODERN])
async def test_the_server_says_that_it_has_apps(mode: str) -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    card().attach(mcp)
    with served(http_app(mcp)) as url:
        async with CLIENTS["mcp"](f"{url}/mcp", mode="auto" if mode == MODERN else mode) as client:
            assert client.server_capabilities.extensions == {EXTENSION_ID: {}}


async def test_a_fragment_on_the_uri_is_the_hosts_own() -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    card().attach(mcp)
    async with fastmcp_client(mcp) as client:
        (page,) = await client.read_resource(f"{URI}#nonce-1")
        assert (str(page.uri), page.text) == (f"{URI}#nonce-1", CARD)
        with pytest.raises(Exception, match="ui://weather/other"):
            await client.read_resource("ui://weather/other#x")


# contract: B7
@pytest.mark.parametrize(
    "answer",
    [
        None,
        "",
        "  \n",
        ToolResult(content=[], structured_content={}),
        ToolResult(content=[ImageContent(type="image", data="aGk=", mime_type="image/png")]),
    ],
)
async def test_a_tool_that_leaves_text_only_clients_without_an_answer(answer: Any) -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    tool = card().attach(mcp)

    @tool
    def silent_tool() -> Any:
        return answer

    @mcp.tool
    def without_widget() -> Any:
        return answer

    async with fastmcp_client(mcp) as client:
        refused = await client.call_tool("silent_tool", {}, raise_on_error=False)
        assert refused.is_error
        assert "'silent_tool'" in refused.content[0].text
        assert not (await client.call_tool("without_widget", {}, raise_on_error=False)).is_error


async def test_a_tool_for_the_widget_alone_may_say_nothing() -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    tool = card().attach(mcp)
    tool(lambda: None, name="save", visibility=["app"])
    async with fastmcp_client(mcp) as client:
        assert not (await client.call_tool("save", {})).is_error


async def test_data_without_text_is_given_as_text_to_everyone() -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    tool = card().attach(mcp)

    @tool
    def quiet() -> ToolResult:
        return ToolResult(content=[], structured_content={"days": [{"day": "Mon", "high": 11}]})

    async with fastmcp_client(mcp) as client:
        result = await client.call_tool("quiet", {})
    assert result.content[0].text == "#### Days\n\n| Day | High |\n| --- | --- |\n| Mon | 11 |"
    assert result.structured_content == {"days": [{"day": "Mon", "high": 11}]}


async def test_a_failed_call_stays_what_it_was() -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    tool = card().attach(mcp)

    @tool
    def failing() -> str:
        raise RuntimeError("no weather today")

    async with fastmcp_client(mcp) as client:
        result = await client.call_tool("failing", {}, raise_on_error=False)
    assert result.is_error
    assert "no weather today" in result.content[0].text


async def test_the_tools_own_meta_stays() -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    mcp.add_middleware(WidgetMiddleware("inline"))
    tool = card().attach(mcp)

    @tool
    def get_weather() -> ToolResult:
        return ToolResult(content="x", structured_content={"a": 1}, meta={"mine": [1], HTML_KEY: "kept"})

    async with fastmcp_client(mcp, name="chatgpt") as client:
        result = await client.call_tool("get_weather", {})
    assert meta_of(result) == {"mine": [1], HTML_KEY: "kept"}


async def test_a_middleware_added_after_the_widget_counts() -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    tool = card().attach(mcp)
    mcp.add_middleware(WidgetMiddleware("inline"))
    tool(lambda: "x", name="get_weather")
    async with fastmcp_client(mcp, name="chatgpt") as client:
        assert HTML_KEY in meta_of(await client.call_tool("get_weather", {}))


@pytest.mark.parametrize("namespace", ["", "child"])
async def test_a_mounted_server_keeps_its_widgets(namespace: str) -> None:
    child: FastMCP[Any] = FastMCP("child")
    card().attach(child)(lambda: {"a": 1}, name="get_weather")
    parent: FastMCP[Any] = FastMCP("parent")
    parent.add_middleware(WidgetMiddleware("inline"))
    parent.mount(child, namespace=namespace)
    async with fastmcp_client(parent, name="chatgpt") as client:
        (tool,) = await client.list_tools()
        uri = meta_of(tool)["ui"]["resourceUri"]
        (resource,) = await client.list_resources()
        assert str(resource.uri) == uri
        assert (await client.read_resource(uri))[0].text == CARD
        assert meta_of((await client.read_resource(uri))[0])["ui"]["csp"]
        assert "bascule-data" in meta_of(await client.call_tool(tool.name, {}))[HTML_KEY]


async def test_a_resource_written_by_hand_is_served_inline_too(caplog: pytest.LogCaptureFixture) -> None:
    mcp: FastMCP[Any] = FastMCP("weather")
    mcp.add_middleware(WidgetMiddleware("inline"))

    @mcp.resource("ui://own/page")
    def own() -> str:
        return "<p>by hand"

    @mcp.tool(app={"resourceUri": "ui://own/page"})
    def get_weather() -> str:
        return "x"

    @mcp.tool(app={"resourceUri": "ui://no/page"})
    def broken() -> str:
        return "x"

    async with fastmcp_client(mcp, name="chatgpt") as client:
        assert meta_of(await client.call_tool("get_weather", {}))[HTML_KEY].endswith("<p>by hand")
        caplog.set_level(logging.WARNING, "bascule.server")
        result = await client.call_tool("broken", {})
    assert HTML_KEY not in meta_of(result)
    assert result.content[0].text == "x"
    assert "'broken' goes without its page" in caplog.text
