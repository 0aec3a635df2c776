# ruff: noqa: E501 - scripts and tables read better in one line
"""`BasculeBridge.attach`, the toolkit's end of the bridge (docs/house.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bridge.page.pages import bare, opened

if TYPE_CHECKING:
    from tests.conftest import FramePage

ATTACH = "window.log = []; window.port = BasculeBridge.attach((topic, value) => log.push([topic, value]))"


async def test_what_is_known_is_told_at_once_and_all_changes(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare(after=ATTACH, port=True))
    log = await framed.frame.evaluate("log")
    assert [topic for topic, _ in log[:3]] == ["host", "tool", "state"]
    assert set(log[0][1]) == {
        "adapter", "ready", "closed", "hostInfo", "hostProtocolVersion", "capabilities", "available", "context"
    }  # fmt: skip
    assert (log[0][1]["adapter"], log[0][1]["ready"], log[0][1]["context"]) == ("ext-apps", False, {})
    assert log[1][1] == {
        "status": "waiting", "input": None, "partialInput": None, "output": None, "structured": None, "content": None,
        "meta": None, "isError": False, "reason": None,
    }  # fmt: skip
    assert log[2][1] is None
    last = [value for topic, value in log if topic == "host"][-1]
    assert (last["ready"], last["hostInfo"]["name"], last["context"]["theme"]) == (True, "test-host", "light")
    assert not {"attach", "inside"} & set(await framed.frame.evaluate("Object.keys(BasculeBridge)"))
    await framed.request("bye", "ui/resource-teardown", {"reason": "r"})
    log = await framed.frame.evaluate("log")
    assert ["teardown", [1, "r"]] in log
    last = [value for topic, value in log if topic == "host"][-1]
    assert (last["ready"], last["closed"]) == (False, True)
    assert not any(v for k, v in last["available"].items() if k not in ("content", "displayModes"))


# contract: Q1
async def test_a_result_is_told_once_where_its_structured_content_is_the_output(
    frame_page: FramePage,
) -> None:
    framed = await opened(frame_page, bare(after=ATTACH, port=True))
    for result, told in (
        ({"content": [], "structuredContent": {"n": 1}}, ({"n": 1}, True)),
        ({"content": [{"type": "text", "text": "[2]"}]}, ([2], None)),
    ):
        await framed.notify("ui/notifications/tool-result", result)
        await framed.frame.wait_for_function(
            "n => log.at(-1)[1].output?.n === n || log.at(-1)[1].output?.[0] === n",
            arg=told[0]["n"] if isinstance(told[0], dict) else 2,
        )
        topic, value = await framed.frame.evaluate("log.at(-1)")
        assert (topic, value["output"], value["structured"]) == ("tool", *told)


async def test_calls_settle_progress_and_cancel(frame_page: FramePage) -> None:
    script = """host.on("tools/call", ({name, _meta}) => {
        host.post({jsonrpc: "2.0", method: "notifications/progress", params: {progressToken: _meta.progressToken, progress: 1}});
        if (name === "bad") throw {code: 7, message: "no", data: [1]};
        return name === "never" ? new Promise(() => 0) : {content: [], big: 9007199254740991, s: "\\u{1F600}"} })"""
    framed = await opened(frame_page, bare(after=ATTACH, port=True), host_script=script)
    await framed.frame.evaluate("""() => {
        log.length = 0;
        port.call(1, "callTool", {name: "ok", arguments: {}}, {progress: true});
        port.call(2, "callTool", {name: "bad"}, null);
        port.call(3, "callTool", {name: "never"}, {timeout: 0.05});
        port.call(4, "callTool", {name: "never"}, {});
        port.call(0, "log", {level: "info", message: "x"}, {});
        port.call(0, "callTool", {name: "bad"}, {});
        port.cancel(4, "stop"); port.cancel(77, null); port.answer(5, {});
    }""")
    await framed.frame.wait_for_function("() => log.filter(l => l[0] === 'settle').length === 4")
    log = await framed.frame.evaluate("log")
    settled = {value[0]: value[1:] for topic, value in log if topic == "settle"}
    assert settled[1] == [True, {"content": [], "big": 9007199254740991, "s": "\U0001f600"}]
    refusal = {
        "name": "HostError",
        "message": "no",
        "method": "callTool",
        "host": "test-host",
        "code": 7,
        "data": [1],
    }
    assert settled[2] == [False, refusal]
    assert settled[3][1]["name"] == "RequestTimeout"
    assert settled[4][1]["name"] == "RequestCancelled"
    assert next(v for t, v in log if t == "progress" and v[0] == 1)[1]["progress"] == 1
    assert (await framed.wait_for("notifications/cancelled"))["params"]["reason"] == "stop"
    assert framed.silent(), framed.trouble()


# contract: N4
async def test_the_state_is_told(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare(after=ATTACH, port=True))
    await framed.frame.evaluate("port.call(1, 'setWidgetState', {state: {a: [1, null]}}, {})")
    await framed.frame.wait_for_function("() => log.some(l => l[0] === 'settle')")
    assert ["state", {"a": [1, None]}] in await framed.frame.evaluate("log")
