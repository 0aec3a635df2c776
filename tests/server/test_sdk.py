"""Widgets on a server of the official SDK, seen by a real client."""

from __future__ import annotations

from typing import Any

import pytest
from mcp.server.apps import Apps
from mcp.server.mcpserver import MCPServer
from mcp_types import CallToolResult, ImageContent, TextContent

from bascule.server import SettingsError
from bascule.server.meta import EXTENSION_ID, MIME_TYPE
from bascule.server.sdk import WidgetApps, WidgetMiddleware
from bascule.server.serving import COMPONENT_KEY, HTML_KEY

from .support import CARD, CLIENTS, MODERN, URI, Weather, card, http_app, meta_of, sdk_client, served

TOOL = {"ui": {"resourceUri": URI}, "openai/outputTemplate": URI, "openai/widgetAccessible": True}


class Made:
    """A server made one of the three ways: `tool` is the decorator, `server()` the server."""

    def __init__(self, way: str, **settings: Any) -> None:
        widget = card(**settings)
        self.apps: Any = {"server": None, "apps": Apps, "widget-apps": WidgetApps}[way]
        if self.apps is None:
            self.made: MCPServer[Any] | None = MCPServer("weather", log_level="ERROR")
            self.tool = widget.attach(self.made)
        else:
            self.made = None
            self.apps = self.apps()
            self.tool = widget.attach(self.apps)

    def server(self) -> MCPServer[Any]:
        return self.made or MCPServer("weather", log_level="ERROR", extensions=[self.apps])


WAYS = pytest.mark.parametrize("way", ["server", "apps", "widget-apps"])


@WAYS
async def test_two_lines_make_a_tool_with_a_widget(way: str) -> None:
    made = Made(
        way, csp={"connect_domains": ["https://api.example"]}, permissions=["camera"], description="It"
    )

    @made.tool
    def get_weather(city: str) -> Weather:
        """The weather."""
        return Weather(city=city, degrees=1)

    async with sdk_client(made.server()) as client:
        (tool,) = (await client.list_tools()).tools
        (resource,) = (await client.list_resources()).resources
        (page,) = (await client.read_resource(URI)).contents
        result = await client.call_tool("get_weather", {"city": "Bergen"})
    assert (tool.name, tool.description, meta_of(tool)) == ("get_weather", "The weather.", TOOL)
    assert tool.output_schema["title"] == "Weather"
    assert (resource.uri, resource.mime_type, resource.description) == (URI, MIME_TYPE, "It")
    assert (page.text, page.mime_type) == (CARD, MIME_TYPE)
    assert meta_of(page) == meta_of(resource)
    assert meta_of(page)["ui"] == {
        "csp": {"connectDomains": ["https://api.example"], "resourceDomains": []},
        "permissions": {"camera": {}},
    }
    assert meta_of(page)["openai/widgetCSP"]["connect_domains"] == ["https://api.example"]
    assert result.structured_content == {"city": "Bergen", "degrees": 1}


@WAYS
async def test_the_decorator_bare_named_and_with_options(way: str) -> None:
    made = Made(way)

    @made.tool
    def bare() -> str:
        return "x"

    @made.tool()
    async def called() -> str:
        return "x"

    @made.tool("positional", visibility=["app"])
    def first() -> str:
        return "x"

    @made.tool(name="named", serving="hybrid", invoking="Looking", meta={"mine": 1}, description="Says x")
    def second() -> str:
        return "x"

    assert bare() == "x", "the decorator gives the function back"
    async with sdk_client(made.server()) as client:
        tools = {tool.name: meta_of(tool) for tool in (await client.list_tools()).tools}
        for name in tools:
            assert (await client.call_tool(name, {})).content[0].text == "x"
    assert tools == {
        "bare": TOOL,
        "called": TOOL,
        "positional": {**TOOL, "ui": {"resourceUri": URI, "visibility": ["app"]}},
        "named": {
            **TOOL,
            "bascule/serving": "hybrid",
            "openai/toolInvocation/invoking": "Looking",
            "mine": 1,
        },
    }


async def test_a_widget_is_attached_once() -> None:
    mcp: MCPServer[Any] = MCPServer("weather", log_level="ERROR")
    widget = card()
    for name in ("one", "two"):
        widget.attach(mcp)(lambda: "x", name=name)
    assert sum(isinstance(middleware, WidgetMiddleware) for middleware in mcp.middleware) == 1
    assert len(await mcp.list_resources()) == 1
    with pytest.raises(SettingsError, match="attached to this server already"):
        card().attach(mcp)
    apps = WidgetApps()
    card().attach(apps)
    with pytest.raises(SettingsError, match="attached to this server already"):
        card().attach(apps)


@WAYS
@pytest.mark.parametrize("mode", ["legacy", MODERN])
async def test_the_server_says_that_it_has_apps(way: str, mode: str) -> None:
    made = Made(way)
    with served(http_app(made.server())) as url:
        async with CLIENTS["mcp"](f"{url}/mcp", mode="auto" if mode == MODERN else mode) as client:
            said = client.server_capabilities.extensions
    # Apps alone says it where the SDK lets it: not in the answer to `initialize`.
    assert said == (None if way != "server" and mode == "legacy" else {EXTENSION_ID: {}})


async def test_an_author_with_apps_of_their_own() -> None:
    apps = Apps()
    apps.add_html_resource("ui://own/page", "<p>own")
    mcp: MCPServer[Any] = MCPServer("weather", log_level="ERROR", extensions=[apps])
    card().attach(mcp)(lambda: "x", name="get_weather")
    async with sdk_client(mcp) as client:
        assert {resource.uri for resource in (await client.list_resources()).resources} == {
            "ui://own/page",
            URI,
        }


async def test_a_fragment_on_the_uri_is_the_hosts_own() -> None:
    async with sdk_client(Made("server").server()) as client:
        (page,) = (await client.read_resource(f"{URI}#nonce-1")).contents
        assert (page.uri, page.text) == (f"{URI}#nonce-1", CARD)
        with pytest.raises(Exception, match="ui://weather/other"):
            await client.read_resource("ui://weather/other#x")


# contract: B7
@WAYS
@pytest.mark.parametrize("waiting", [False, True])
@pytest.mark.parametrize(
    "answer",
    [
        None,
        "",
        "  \n",
        CallToolResult(content=[]),
        CallToolResult(content=[ImageContent(type="image", data="aGk=", mime_type="image/png")]),
    ],
)
async def test_a_tool_that_leaves_text_only_clients_without_an_answer(
    way: str, waiting: bool, answer: Any
) -> None:
    made = Made(way)

    if waiting:

        @made.tool(name="silent_tool")
        async def later() -> Any:
            return answer
    else:

        @made.tool(name="silent_tool")
        def now() -> Any:
            return answer

    async with sdk_client(made.server()) as client:
        refused = await client.call_tool("silent_tool", {})
    assert refused.is_error
    assert "'silent_tool'" in refused.content[0].text


@WAYS
async def test_a_tool_for_the_widget_alone_may_say_nothing(way: str) -> None:
    made = Made(way)
    made.tool(lambda: None, name="save", visibility=["app"])
    async with sdk_client(made.server()) as client:
        assert not (await client.call_tool("save", {})).is_error


@pytest.mark.parametrize("way", ["server", "widget-apps"])
async def test_data_without_text_is_given_as_text_to_everyone(way: str) -> None:
    made = Made(way)

    @made.tool
    def quiet() -> CallToolResult:
        return CallToolResult(content=[], structured_content={"days": [{"day": "Mon", "high": 11}]})

    async with sdk_client(made.server()) as client:
        result = await client.call_tool("quiet", {})
    assert result.content[0].text == "#### Days\n\n| Day | High |\n| --- | --- |\n| Mon | 11 |"


# contract: C3, C4, C5, C7
@pytest.mark.parametrize("mode", ["legacy", MODERN])
async def test_the_extension_serves_all_its_tools(mode: str) -> None:
    apps = WidgetApps(serving="inline", mappings={"acme": "cursor"})
    tool = card().attach(apps)
    tool(lambda city: {"city": city}, name="inline_tool")
    tool(lambda city: {"city": city}, name="hybrid_tool", serving="hybrid")
    mcp: MCPServer[Any] = MCPServer("weather", log_level="ERROR", extensions=[apps])
    mcp.add_tool(lambda: "x", name="plain_tool")
    async with sdk_client(mcp, name="acme", mode=mode) as client:
        inline = meta_of(await client.call_tool("inline_tool", {"city": "Bergen"}))
        hybrid = meta_of(await client.call_tool("hybrid_tool", {"city": "Bergen"}))
        marked = await client.call_tool("inline_tool", {"city": "Bergen"}, meta={"bascule/widgetCall": True})
        plain = meta_of(await client.call_tool("plain_tool", {}))
    assert '"input":{"city":"Bergen"}' in inline[HTML_KEY]
    assert hybrid[COMPONENT_KEY]["toolName"] == "hybrid_tool"
    assert not {HTML_KEY, COMPONENT_KEY} & {*meta_of(marked), *plain}


async def test_the_tools_own_meta_stays() -> None:
    mcp: MCPServer[Any] = MCPServer("weather", log_level="ERROR")
    mcp.middleware.append(WidgetMiddleware(mcp, "inline"))
    tool = card().attach(mcp)

    @tool
    def get_weather() -> CallToolResult:
        return CallToolResult(
            content=[TextContent(type="text", text="x")], _meta={"mine": [1], HTML_KEY: "kept"}
        )

    async with sdk_client(mcp, name="chatgpt") as client:
        assert meta_of(await client.call_tool("get_weather", {})) == {"mine": [1], HTML_KEY: "kept"}


async def test_a_tool_that_names_the_widget_by_hand() -> None:
    mcp: MCPServer[Any] = MCPServer("weather", log_level="ERROR")
    mcp.middleware.append(WidgetMiddleware(mcp, "inline"))
    card().attach(mcp)
    mcp.add_tool(lambda: "x", name="get_weather", meta={"ui": {"resourceUri": URI}})
    async with sdk_client(mcp, name="chatgpt") as client:
        assert HTML_KEY in meta_of(await client.call_tool("get_weather", {}))
