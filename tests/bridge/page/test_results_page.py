# ruff: noqa: E501 - scripts and tables read better in one line
"""Input, result and output, and who is told of them (contract, sections E5, E6, F14, G and N1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bridge.page.pages import bare, opened, told

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.conftest import FramePage
    from tests.framing import Framed
    from tests.serving import Site

GIVEN = "[BasculeBridge.getToolOutput(), BasculeBridge.getStructuredContent() === undefined]"
RESULT = "ui/notifications/tool-result"
INPUT = "ui/notifications/tool-input"


async def result(framed: Framed, value: Any) -> None:
    """The host sends a result, and it has arrived."""
    await framed.notify(RESULT, value)
    await framed.page.evaluate("host.n = (host.n || 100) + 1")
    await framed.request(await framed.page.evaluate("host.n"), "ping", {})


def text(*texts: str) -> dict[str, Any]:
    return {"content": [{"type": "text", "text": t} for t in texts]}


# contract: E5, E6
async def test_listeners(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    await framed.frame.evaluate("""() => {
        window.told = [];
        BasculeBridge.onToolResult(() => { throw new Error("mine") });
        window.off = BasculeBridge.onToolResult(output => told.push(["a", output]));
        BasculeBridge.onToolResult(output => { told.push(["b", output]); output.x = 1 });
        BasculeBridge.onContextChange(() => { throw new Error("mine") });
        BasculeBridge.onContextChange(context => told.push(["c", context.theme]));
    }""")
    await result(framed, {"content": [], "structuredContent": {"n": 1}})
    await framed.frame.evaluate("off()")
    await result(framed, {"content": [], "structuredContent": {"n": 2}})
    assert await framed.frame.evaluate("told") == [
        ["c", "light"],
        ["a", {"n": 1}],
        ["b", {"n": 1, "x": 1}],
        ["b", {"n": 2, "x": 1}],
    ]
    late = "new Promise(done => BasculeBridge.onToolResult(done))"
    assert await framed.frame.evaluate(late) == {"n": 2}
    assert (await framed.frame.evaluate(late.replace("onToolResult", "onContextChange")))["locale"] == "en-GB"
    assert framed.errors == []
    assert sum("mine" in line for line in framed.console) == 3


# contract: F14
async def test_the_same_again_is_told_once_and_another_replaces_it(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    await framed.frame.evaluate("() => { window.told = []; BasculeBridge.onToolResult(o => told.push(o)) }")
    for n in (1, 1, 2, 2, 1):
        await framed.notify(INPUT, {"arguments": {"n": n}})
        await result(framed, text(f"{n}"))
    assert await framed.frame.evaluate("told") == [1, 2, 1]
    assert [d["arguments"]["n"] for d in await told(framed, "tool:input")] == [1, 2, 1]
    assert len(await told(framed, "tool:result")) == 3
    assert await framed.frame.evaluate("BasculeBridge.getToolInput()") == {"n": 1}


# contract: G1
async def test_embedded_data_is_there_at_once(page: Page, page_site: Site) -> None:
    hostile = {"a": "</script><script>window.ran = 1</script><!--\u2028\u2029]]>", "b": [None, 1.5]}
    html = bare(
        data={"toolName": "t", "input": {"q": hostile}, "output": hostile},
        after="window.early = [BasculeBridge.getToolInput(), BasculeBridge.getToolOutput()];"
        "BasculeBridge.onToolResult(o => { window.heard = o })",
    )
    await page.goto(page_site.put(html))
    assert await page.evaluate("early") == [{"q": hostile}, hostile]
    assert await page.evaluate("heard") == hostile
    assert await page.evaluate("window.ran") is None


# contract: G2
async def test_the_input(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    assert await framed.frame.evaluate("BasculeBridge.getToolInput()") is None
    await framed.notify(INPUT, {"arguments": {"city": "Bergen"}})
    await result(framed, {"content": []})
    assert await framed.frame.evaluate("BasculeBridge.getToolInput()") == {"city": "Bergen"}
    assert await told(framed, "tool:input") == [{"arguments": {"city": "Bergen"}}]


# contract: G3
async def test_partial_input(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare(port=True))
    await framed.frame.evaluate(
        "() => { window.seen = []; BasculeBridge.attach((t, v) => t === 'tool' && seen.push([v.status, v.partialInput, v.input])) }"
    )
    partial = "ui/notifications/tool-input-partial"
    await framed.notify(partial, {"arguments": {"a": "B"}})
    await framed.notify(partial, {"arguments": {"a": "Be"}})
    await framed.request(1, "ping", {})
    assert await framed.frame.evaluate("BasculeBridge.getToolInput()") is None
    await framed.notify(INPUT, {"arguments": {"a": "Bergen"}})
    await framed.notify(partial, {"arguments": {"a": "late"}})
    await framed.request(2, "ping", {})
    assert [d["arguments"]["a"] for d in await told(framed, "tool:input-partial")] == ["B", "Be", "late"]
    assert await framed.frame.evaluate("BasculeBridge.getToolInput()") == {"a": "Bergen"}
    assert await framed.frame.evaluate("seen") == [
        ["waiting", None, None],
        ["streaming", {"a": "B"}, None],
        ["streaming", {"a": "Be"}, None],
        ["waiting", None, {"a": "Bergen"}],
    ]


# contract: G4
@pytest.mark.parametrize("value", [{"a": 1}, {}, "text", "", [1, {"b": None}], [], 0, 12.5, True, False])
async def test_structured_content_is_the_output(frame_page: FramePage, value: Any) -> None:
    framed = await opened(frame_page)
    await result(framed, {"content": [{"type": "text", "text": "no"}], "structuredContent": value})
    got = await framed.frame.evaluate("[BasculeBridge.getToolOutput(), BasculeBridge.getStructuredContent()]")
    assert got == [value, value]
    assert type(got[0]) is type(value)


# contract: G5, G6, G7, G11
@pytest.mark.parametrize(
    ("content", "output"),
    [
        (text('{"a": [1, null]}')["content"], {"a": [1, None]}),
        (text("null")["content"], None),
        (text(" 12 ", "13")["content"], 12),
        ([{"type": "image", "data": "", "mimeType": "image/png"}, *text('"x"')["content"]], "x"),
        ([None, 5, {"type": "text"}, {"type": "text", "text": 7}, *text("[]")["content"]], []),
        (text("NaN")["content"], "NaN"),
        (text("a plain text")["content"], "a plain text"),
        (text("")["content"], ""),
        ([{"type": "hologram", "depth": 3}], [{"type": "hologram", "depth": 3}]),
        ([], []),
    ],
)
async def test_the_output_without_structure(frame_page: FramePage, content: Any, output: Any) -> None:
    framed = await opened(frame_page, bare(port=True))
    for structured in ({}, {"structuredContent": None}):
        await result(framed, {"content": content, **structured})
        assert await framed.frame.evaluate(GIVEN) == [output, True]
    kept = "new Promise(done => BasculeBridge.attach((t, v) => t === 'tool' && done(v.content)))"
    assert await framed.frame.evaluate(kept) == content


# contract: G8, G9
async def test_a_failed_result_and_the_order_of_telling(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare(port=True))
    await framed.frame.evaluate("""() => {
        window.order = [];
        addEventListener("tool:result", event => order.push(["event", BasculeBridge.getToolOutput()]));
        BasculeBridge.onToolResult(output => order.push(["listener", output]));
    }""")
    whole = {**text("it broke"), "isError": True, "_meta": {"secret": [1]}, "later": 5}
    await result(framed, whole)
    assert await told(framed, "tool:result") == [whole]
    assert await framed.frame.evaluate("order") == [["event", "it broke"], ["listener", "it broke"]]
    tool = await framed.frame.evaluate(
        "new Promise(done => BasculeBridge.attach((t, v) => t === 'tool' && done(v)))"
    )
    assert (tool["status"], tool["isError"], tool["meta"], tool["output"]) == (
        "error",
        True,
        {"secret": [1]},
        "it broke",
    )


# contract: G10
async def test_a_result_is_newer_than_what_was_embedded(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare(data={"toolName": "t", "output": {"n": 1}, "input": {"i": 1}}))
    assert await framed.frame.evaluate("BasculeBridge.getToolOutput()") == {"n": 1}
    await result(framed, {"content": [], "structuredContent": {"n": 2}})
    assert await framed.frame.evaluate("BasculeBridge.getToolOutput()") == {"n": 2}
    await framed.notify(INPUT, {"arguments": {"i": 2}})
    await framed.request(1, "ping", {})
    assert await framed.frame.evaluate("BasculeBridge.getToolInput()") == {"i": 2}


# contract: N1
@pytest.mark.parametrize("method", ["ui/notifications/tool-cancelled", "ui/notifications/cancelled"])
async def test_a_cancelled_call(frame_page: FramePage, method: str) -> None:
    framed = await opened(frame_page, bare(port=True))
    await framed.notify(method, {"reason": "the user said stop"})
    await framed.notify(method, {"reason": {}})
    await framed.notify(method, None)
    await framed.request(1, "ping", {})
    assert await told(framed, "tool:cancelled") == [{"reason": "the user said stop"}, {"reason": None}]
    status = "new Promise(done => BasculeBridge.attach((t, v) => t === 'tool' && done(v.status)))"
    assert await framed.frame.evaluate(status) == "cancelled"
    await result(framed, text("after all"))
    assert await framed.frame.evaluate(status) == "ready"
