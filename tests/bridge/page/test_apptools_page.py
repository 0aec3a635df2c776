# ruff: noqa: E501 - scripts and tables read better in one line
"""Tools that the widget offers (contract, section P)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.bridge.page.pages import bare, opened, outcome

if TYPE_CHECKING:
    from tests.conftest import FramePage

TOOLS = """BasculeBridge.registerTool({name: "add", title: "Add", description: "Adds", inputSchema:
        {type: "object", properties: {a: {type: "number"}}, required: ["a"]}}, async ({a}) => ({sum: a + 1}));
    BasculeBridge.registerTool({name: "fails", inputSchema: {type: "object"}}, () => { throw new Error("for a reason") });
    BasculeBridge.registerTool({name: "whole", inputSchema: {}}, () => ({content: [], _meta: {a: 1}}));"""
CHANGED = "notifications/tools/list_changed"


def text(value: str) -> list[dict[str, str]]:
    return [{"type": "text", "text": value}]


# contract: P1, P2, M8
async def test_tools_are_listed_and_called(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare({"appTools": True}, after=TOOLS))
    hello = (await framed.messages("ui/initialize"))[0]
    assert hello["params"]["appCapabilities"]["tools"] == {"listChanged": True}
    listed = (await framed.request(1, "tools/list", {}))["result"]["tools"]
    assert [tool["name"] for tool in listed] == ["add", "fails", "whole"]
    assert listed[0]["inputSchema"]["required"] == ["a"]
    assert (listed[0]["title"], listed[0]["description"]) == ("Add", "Adds")

    async def call(number: int, name: str, arguments: Any) -> Any:
        return await framed.request(number, "tools/call", {"name": name, "arguments": arguments})

    assert (await call(2, "add", {"a": 1}))["result"] == {
        "content": text('{"sum":2}'),
        "structuredContent": {"sum": 2},
    }
    assert (await call(3, "whole", None))["result"] == {"content": [], "_meta": {"a": 1}}
    assert (await call(4, "fails", {}))["result"] == {"content": text("for a reason"), "isError": True}
    wrong: list[Any] = [{}, [1], "a", None]
    for number, bad in enumerate(wrong, 5):
        result = (await call(number, "add", bad))["result"]
        assert result["isError"] is True
        assert result["content"][0]["text"]
    for number, name in enumerate(("missing", "__proto__", None, 5), 20):
        assert (await call(number, name, {}))["error"]["code"] == -32602  # type: ignore[arg-type]
    assert framed.silent(), framed.trouble()


# contract: P3, M8
async def test_a_tool_comes_and_goes(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare({"appTools": True}))
    assert await framed.messages(CHANGED) == []
    assert (await outcome(framed, "registerTool({name: 'late'}, () => 'text')"))[0] == "ok"
    assert (await framed.wait_for(CHANGED))["params"] == {}
    assert (await framed.request(1, "tools/call", {"name": "late"}))["result"] == {"content": text("text")}
    assert (await outcome(framed, "unregisterTool('late')"))[0] == "ok"
    await framed.wait_for(CHANGED, 2)
    assert (await framed.request(2, "tools/list", {}))["result"] == {"tools": []}


# contract: P4
async def test_a_widget_without_tools(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    assert "tools" not in (await framed.messages("ui/initialize"))[0]["params"]["appCapabilities"]
    assert (await framed.request(1, "tools/list", {}))["result"] == {"tools": []}


# contract: P1
async def test_a_tool_of_the_toolkit(frame_page: FramePage) -> None:
    after = """const port = BasculeBridge.attach((topic, value) => {
            if (topic === "app-call") port.answer(value[0], {content: [], structuredContent: {got: value.slice(1)}});
        });
        port.call(0, "registerTool", {name: "p", inputSchema: {}}, {});"""
    framed = await opened(frame_page, bare({"appTools": True}, after=after, port=True))
    answer = await framed.request(1, "tools/call", {"name": "p", "arguments": {"a": 1}})
    assert answer["result"] == {"content": [], "structuredContent": {"got": ["p", {"a": 1}]}}


# contract: P2
async def test_a_result_that_cannot_be_posted(frame_page: FramePage) -> None:
    after = """BasculeBridge.registerTool({name: "function", inputSchema: {}}, () => ({content: [() => 1]}));
        BasculeBridge.registerTool({name: "cycle", inputSchema: {}}, () => { const a = {}; a.a = a; return a });"""
    framed = await opened(frame_page, bare({"appTools": True}, after=after))
    answer = await framed.request(1, "tools/call", {"name": "function"})
    assert answer["error"]["code"] == -32602
    answer = await framed.request(2, "tools/call", {"name": "cycle"})
    assert answer["error"]["code"] == -32602
    assert await framed.frame.evaluate("thrown") == []
