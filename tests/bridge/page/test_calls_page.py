# ruff: noqa: E501 - scripts and tables read better in one line
"""Calling a tool from the page (contract, section H)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bridge.page.pages import announced, bare, opened, outcome

if TYPE_CHECKING:
    from tests.conftest import FramePage

RESULT = {"content": [{"type": "text", "text": "11"}], "_meta": {"a": 1}, "unknown": [None]}


# contract: H1, H2, H3, Q12
async def test_a_call_and_its_whole_result(frame_page: FramePage) -> None:
    framed = await opened(frame_page, answers={"tools/call": RESULT})
    assert await outcome(framed, "callTool('get_weather', {city: 'Bergen', n: null})") == ["ok", RESULT]
    assert await outcome(framed, "callTool('__proto__')") == ["ok", RESULT]
    first, second = await framed.messages("tools/call")
    assert first["params"] == {
        "name": "get_weather",
        "arguments": {"city": "Bergen", "n": None},
        "_meta": {"bascule/widgetCall": True, "progressToken": first["id"]},
    }
    assert (second["params"]["name"], second["params"]["arguments"]) == ("__proto__", {})


# contract: H3
async def test_a_failed_result_resolves(frame_page: FramePage) -> None:
    failed = {"content": [], "isError": True}
    framed = await opened(frame_page, answers={"tools/call": failed})
    assert await outcome(framed, "callTool('t')") == ["ok", failed]


# contract: H4
async def test_a_refusal(frame_page: FramePage) -> None:
    refusal = "host.on('tools/call', () => { throw {code: -32602, message: 'no such tool', data: {a: 1}} })"
    framed = await opened(frame_page, host_script=refusal)
    assert await outcome(framed, "callTool('t')") == [
        "HostError",
        "callTool: no such tool (host: test-host)",
        "callTool",
        "test-host",
        -32602,
        {"a": 1},
        "HostError",
    ]


# contract: H5
async def test_a_host_that_runs_no_tools(frame_page: FramePage) -> None:
    for capabilities in ({}, {"serverTools": None}, {"serverTools": False}):
        framed = await opened(frame_page, initialize=announced(capabilities))
        assert (await outcome(framed, "callTool('t')"))[0] == "UnsupportedByHost"
        assert await framed.messages("tools/call") == []
    framed = await opened(
        frame_page, initialize=announced({"serverToolProxy": True}), answers={"tools/call": RESULT}
    )
    assert (await outcome(framed, "callTool('t')"))[0] == "ok"


# contract: H6, H8
async def test_no_answer_in_time(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    name, message, *_ = await outcome(framed, "callTool('t', {}, {timeout: 0.05})")
    assert name == "RequestTimeout"
    assert "callTool" in message
    assert "0.05 s" in message
    number = (await framed.messages("tools/call"))[0]["id"]
    cancelled = await framed.wait_for("notifications/cancelled")
    assert cancelled["params"]["requestId"] == number
    assert "0.05 s" in cancelled["params"]["reason"]
    await framed.post({"jsonrpc": "2.0", "id": number, "result": {"content": []}})
    await framed.request("end", "ping", {})
    assert await framed.frame.evaluate("thrown") == []
    assert framed.silent(), framed.trouble()


# contract: H7, H8
async def test_a_cancelled_call(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    await framed.frame.evaluate(
        "() => { window.c = new AbortController(); window.p = outcome(BasculeBridge.callTool('t', {}, {signal: c.signal})) }"
    )
    number = (await framed.wait_for("tools/call"))["id"]
    await framed.frame.evaluate("c.abort('changed my mind')")
    assert (await framed.frame.evaluate("p"))[0] == "RequestCancelled"
    cancelled = await framed.wait_for("notifications/cancelled")
    assert cancelled["params"] == {"requestId": number, "reason": "changed my mind"}
    await framed.post({"jsonrpc": "2.0", "id": number, "result": {"content": []}})
    assert (await outcome(framed, "callTool('t', {}, {signal: c.signal})"))[0] == "RequestCancelled"
    await framed.request("end", "ping", {})
    assert len(await framed.messages("tools/call")) == 1
    assert len(await framed.messages("notifications/cancelled")) == 1
    assert framed.silent(), framed.trouble()


# contract: H9
async def test_progress_restarts_the_clock(frame_page: FramePage) -> None:
    script = """host.on("tools/call", async ({_meta}) => {
        for (let n = 1; n <= 4; n++) {
            await new Promise(done => setTimeout(done, 150));
            host.post({jsonrpc: "2.0", method: "notifications/progress", params: {progressToken: _meta.progressToken, progress: n}});
        }
        return {content: []};
    })"""
    framed = await opened(frame_page, host_script=script)
    call = "callTool('t', {}, {timeout: 0.4, onProgress: p => (window.seen ||= []).push(p.progress)})"
    assert (await outcome(framed, call))[0] == "ok"
    assert await framed.frame.evaluate("seen") == [1, 2, 3, 4]


# contract: H10
async def test_answers_out_of_order(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    await framed.frame.evaluate(
        "() => { window.all = Promise.all([1, 2, 3].map(n => BasculeBridge.callTool('t' + n))) }"
    )
    await framed.wait_for("tools/call", 3)
    for message in reversed(await framed.messages("tools/call")):
        await framed.post(
            {
                "jsonrpc": "2.0",
                "id": message["id"],
                "result": {"content": [], "name": message["params"]["name"]},
            }
        )
    assert [r["name"] for r in await framed.frame.evaluate("all")] == ["t1", "t2", "t3"]


# contract: H11
async def test_a_call_of_the_widget_leaves_the_result_as_it_was(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare(data={"output": {"mine": 1}}), answers={"tools/call": RESULT})
    assert (await outcome(framed, "callTool('t')"))[0] == "ok"
    assert await framed.frame.evaluate("BasculeBridge.getToolOutput()") == {"mine": 1}


# contract: Q11
async def test_answers_of_the_wrong_shape(frame_page: FramePage) -> None:
    answers = {
        "tools/call": {"content": "text"},
        "resources/read": {"content": []},
        "resources/list": [],
        "ui/open-link": "yes",
        "ui/message": None,
        "ui/request-display-mode": {},
    }
    html = bare({"displayModes": ["fullscreen"]})
    framed = await opened(frame_page, html, answers=answers)
    for call in ("callTool('t')", "readResource('a://b')", "listResources()", "openLink('https://a.example')",
                 "sendMessage('a')", "requestDisplayMode('fullscreen')"):  # fmt: skip
        assert (await outcome(framed, call))[0] == "InvalidReply", call
