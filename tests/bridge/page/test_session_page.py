# ruff: noqa: E501 - scripts and tables read better in one line
"""Handshake, wire and trust, in real frames (contract, section F)."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.bridge.page.pages import announced, bare, opened, outcome, told

if TYPE_CHECKING:
    from tests.conftest import FramePage

HELLO = {
    "jsonrpc": "2.0",
    "id": 0,
    "method": "ui/initialize",
    "params": {
        "appInfo": {"name": "weather", "version": "1.2.3"},
        "appCapabilities": {"availableDisplayModes": ["inline", "fullscreen"]},
        "protocolVersion": "2026-01-26",
    },
}


# contract: F1, F2
@pytest.mark.parametrize("sandbox", ["allow-scripts", "allow-scripts allow-same-origin"])
async def test_the_handshake(frame_page: FramePage, sandbox: str) -> None:
    html = bare({"displayModes": ["inline", "fullscreen"]}, after="window.later = true")
    framed = await opened(frame_page, html, sandbox=sandbox)
    received = await framed.messages()
    assert received[0] == HELLO
    assert received[1] == {"jsonrpc": "2.0", "method": "ui/notifications/initialized", "params": {}}
    assert framed.silent(), framed.trouble()


# contract: F1
async def test_the_listener_stands_before_the_message_goes(frame_page: FramePage) -> None:
    spy = """const log = []; const add = addEventListener;
        window.addEventListener = (name, ...rest) => { log.push("listen " + name); return add.call(window, name, ...rest); };
        const post = Window.prototype.postMessage;"""
    html = bare(head=f"<script>{spy}</script>", after="log.push('script ran')")
    framed = await opened(frame_page, html)
    log = await framed.frame.evaluate("log")
    assert log.index("listen message") < log.index("script ran")


# contract: F1
@pytest.mark.parametrize(
    "script",
    [
        "addEventListener('message', e => { if (e.source !== parent) e.stopImmediatePropagation() }, true)",
        "addEventListener('message', e => { if (!e.data || e.data.jsonrpc !== '2.0') e.stopImmediatePropagation() }, true)",
        "addEventListener('message', e => { if ('secret' in e.data) throw e.data })",
        "window.postMessage = message => parent.postMessage(message, '*')",
        "window.postMessage = () => { throw new Error('objects only') }",
    ],
)
async def test_the_page_is_ready_whatever_its_scripts_do_with_messages(
    frame_page: FramePage, script: str
) -> None:
    framed = await opened(frame_page, bare(head=f"<script>{script}</script>"))
    assert [message.get("method") for message in await framed.messages()][:2] == [
        "ui/initialize",
        "ui/notifications/initialized",
    ]
    assert framed.silent(), framed.trouble()


# contract: F3
@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"protocolVersion": None, "hostInfo": None, "hostCapabilities": None, "hostContext": None},
        {"protocolVersion": "2031-01-01", "hostInfo": "x", "hostCapabilities": [], "hostContext": "dark"},
        {"hostContext": {"theme": None, "locale": 5, "styles": None, "safeAreaInsets": {"top": 1}}},
        {"hostContext": {"styles": {"variables": {"--color-from-the-future": "red", "--n": 5}, "css": 7}}},
        {"hostContext": {"platform": "ios", "displayMode": "hologram", "availableDisplayModes": "inline"}},
        {"hostContext": {"toolInfo": {"tool": {"name": "t"}}, "containerDimensions": {"height": None}}},
    ],
)
async def test_an_answer_with_whatever_is_in_it(frame_page: FramePage, answer: dict[str, Any]) -> None:
    framed = await opened(frame_page, initialize=answer)
    assert await told(framed, "bridge:ready") == [{"adapter": "ext-apps"}]
    context = await framed.frame.evaluate("BasculeBridge.getHostContext()")
    assert context.get("theme") is None
    assert context.get("locale") is None
    assert await framed.frame.evaluate("document.documentElement.dataset.theme") is None
    assert (await framed.request(3, "ping", {}))["result"] == {}
    assert framed.silent(), framed.trouble()


# contract: F3, F15
async def test_unknown_fields_are_kept_and_a_capability_may_be_true(frame_page: FramePage) -> None:
    answer = announced({"serverTools": True}, weather="fine", platform="ios", theme="dark")
    answer["protocolVersion"] = "2031-05-05"
    framed = await opened(frame_page, initialize=answer, answers={"tools/call": {"content": []}})
    assert await framed.frame.evaluate("BasculeBridge.getHostContext()") == {
        "weather": "fine",
        "platform": "ios",
        "theme": "dark",
    }
    assert await framed.frame.evaluate("BasculeBridge.hostProtocolVersion") == "2031-05-05"
    assert await outcome(framed, "callTool('t')") == ["ok", {"content": []}]


# contract: F4
async def test_a_host_that_refuses_the_handshake(frame_page: FramePage) -> None:
    refusal = "host.on('ui/initialize', () => { throw {code: -32601, message: 'never heard of it'} })"
    framed = await frame_page(bare(), initialize=None, host_script=refusal, sandbox="allow-scripts")
    await framed.frame.wait_for_function("() => BasculeBridge.initialized")
    assert await told(framed, "bridge:ready") == [{"adapter": "ext-apps"}]
    assert set((await framed.frame.evaluate("BasculeBridge.capabilities")).values()) == {False}
    assert (await outcome(framed, "callTool('t')"))[0] == "UnsupportedByHost"
    await framed.notify("ui/notifications/tool-result", {"content": [{"type": "text", "text": "still here"}]})
    await framed.frame.wait_for_function("() => BasculeBridge.getToolOutput() === 'still here'")
    assert [m["method"] for m in await framed.messages()] == ["ui/initialize"]
    assert framed.silent(), framed.trouble()


# contract: F5
async def test_a_host_that_listens_late(frame_page: FramePage) -> None:
    framed = await frame_page(bare(), initialize=None, sandbox="allow-scripts")
    await framed.wait_for("ui/initialize", 2)
    assert (await framed.messages("ui/initialize"))[0] == (await framed.messages("ui/initialize"))[1]
    for name in ("first", "second"):
        await framed.post({"jsonrpc": "2.0", "id": 0, "result": {"hostInfo": {"name": name}}})
    await framed.wait_for("ui/notifications/initialized")
    await framed.request(1, "ping", {})
    assert len(await framed.messages("ui/notifications/initialized")) == 1
    assert (await outcome(framed, "callTool('t')"))[3] == "first"


# contract: F6
async def test_only_the_parent_is_heard(frame_page: FramePage, sites: Any) -> None:
    stranger = sites[1].put(
        "<script>parent.frames[0].postMessage({jsonrpc: '2.0', id: 0, result: {hostInfo: {name: 'stranger'}}}, '*');"
        "parent.frames[0].postMessage({jsonrpc: '2.0', method: 'ui/notifications/tool-input', params: {arguments: {no: 1}}}, '*');"
        "parent.frames[0].postMessage({jsonrpc: '2.0', id: 5, method: 'ping', params: {}}, '*');"
        "parent.postMessage('sent', '*')</script>"
    )
    framed = await frame_page(bare(), initialize=None, sandbox="allow-scripts")
    await framed.page.evaluate(
        """address => new Promise(done => {
            addEventListener("message", event => { if (event.data === "sent") done() });
            const frame = document.createElement("iframe"); frame.src = address; document.body.append(frame);
        })""",
        stranger,
    )
    await framed.frame.evaluate(
        "postMessage({jsonrpc: '2.0', id: 0, result: {hostInfo: {name: 'itself'}}}, '*')"
    )
    await framed.request(6, "ping", {})
    assert not await framed.frame.evaluate("BasculeBridge.initialized")
    assert await framed.frame.evaluate("BasculeBridge.getToolInput()") is None
    # The greeting may have been sent again by now.
    assert {m.get("id") for m in await framed.messages()} == {0, 6}


# contract: F6
async def test_posts_go_to_the_origin_that_answered(frame_page: FramePage) -> None:
    # A host that writes its own document changes no origin; what the page asks for as target is seen through a proxy.
    spy = """<script>
        const targets = []; const real = window.parent;
        const proxy = {postMessage: (message, target) => { targets.push([message.method || "answer", target]);
            real.postMessage(message, target) }};
        </script>"""
    html = re.sub(r"\w+\.parent\.postMessage\(", "proxy.postMessage(", bare(head=spy))
    framed = await opened(frame_page, html)
    await framed.request(1, "ping", {})
    targets = await framed.frame.evaluate("targets")
    origin = await framed.page.evaluate("origin")
    assert targets[0] == ["ui/initialize", "*"]
    assert {target for _, target in targets[1:]} == {origin}


# contract: F7, F8, F9, F11
async def test_what_is_no_message_and_what_is_no_method(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    before = len(await framed.messages())
    for message in (
        None, 5, "text", [], [{"jsonrpc": "2.0", "method": "ping", "id": 1}], {}, {"jsonrpc": "1.0", "id": 1, "method": "ping"},
        {"jsonrpc": "2.0", "id": {}, "method": "ping"}, {"jsonrpc": "2.0", "id": True, "method": "ping"},
        {"jsonrpc": "2.0", "id": 4}, {"jsonrpc": "2.0", "id": 77, "result": {}}, {"jsonrpc": "2.0", "method": 5, "id": 1},
        {"jsonrpc": "2.0", "method": "ui/notifications/unheard-of", "params": {}},
        {"jsonrpc": "2.0", "method": "__proto__", "params": {}}, {"jsonrpc": "2.0", "method": "constructor"},
        {"jsonrpc": "2.0", "method": "ui/notifications/tool-input", "params": [1]},
    ):  # fmt: skip
        await framed.post(message)
    assert (await framed.request(0, "ping", {}))["result"] == {}, "0 is an id"
    assert len(await framed.messages()) == before + 1
    for number, method in enumerate(("nothing", "__proto__", "constructor", "toString", "hasOwnProperty")):
        error = (await framed.request(f"r{number}", method, {}))["error"]
        assert error["code"] == -32601
        assert method in error["message"]
    assert (await framed.request("p", "tools/call", [1]))["error"]["code"] == -32602
    assert await framed.frame.evaluate("Object.keys(Object.prototype).length + Object.keys({}).length") == 0
    assert framed.silent(), framed.trouble()


# contract: F10
async def test_ids_are_compared_strictly(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    await framed.frame.evaluate("window.got = []; void BasculeBridge.callTool('t').then(r => got.push(r))")
    number = (await framed.wait_for("tools/call"))["id"]
    await framed.post({"jsonrpc": "2.0", "id": str(number), "result": {"content": [], "wrong": True}})
    await framed.request("a", "ping", {})
    assert await framed.frame.evaluate("got") == []
    await framed.post({"jsonrpc": "2.0", "id": number, "result": {"content": []}})
    await framed.frame.wait_for_function("() => got.length")
    assert await framed.frame.evaluate("got") == [{"content": []}]


# contract: F12
async def test_what_json_has_no_word_for_is_not_sent(frame_page: FramePage) -> None:
    framed = await opened(frame_page, answers={"tools/call": {"content": []}, "ui/message": {}})
    for call in (
        "callTool('t', {a: NaN})", "callTool('t', {a: [{b: -Infinity}]})", "callTool('t', {a: 1n})", "callTool('t', [1])",
        "callTool('t', 'text')", "callTool('')", "callTool()", "setSize({width: NaN})",
        "callTool('t', (() => { const a = {}; a.a = a; return a })())", "log('info', NaN)", "setSize({height: '5'})",
    ):  # fmt: skip
        assert (await outcome(framed, call))[0] == "InvalidRequest", call
    assert await outcome(framed, "callTool('t', null)") == ["ok", {"content": []}]
    assert (await framed.messages("tools/call"))[0]["params"]["arguments"] == {}
    for message in await framed.messages():
        assert isinstance(message["params"], dict)


# contract: F13
async def test_what_the_host_says_before_the_handshake(frame_page: FramePage) -> None:
    framed = await frame_page(bare(), initialize=None, sandbox="allow-scripts")
    await framed.notify("ui/notifications/tool-input", {"arguments": {"city": "Bergen"}})
    await framed.notify("ui/notifications/tool-result", {"content": [{"type": "text", "text": "11"}]})
    await framed.request(1, "ping", {})
    assert await framed.frame.evaluate("[BasculeBridge.getToolInput(), BasculeBridge.getToolOutput()]") == [
        {"city": "Bergen"},
        11,
    ]
    await framed.post({"jsonrpc": "2.0", "id": 0, "result": {}})
    await framed.wait_for("ui/notifications/initialized")
    assert await framed.frame.evaluate("BasculeBridge.getToolOutput()") == 11


# contract: M10
async def test_old_private_names_are_never_sent(frame_page: FramePage) -> None:
    framed = await opened(
        frame_page, initialize=announced({"openLink": True, "serverToolProxy": True, "logging": True})
    )
    for call in ("callTool('t')", "openLink('https://a.example')", "setSize({height: 5})", "log('info', 'x')",
                 "requestClose()", "registerTool({name: 'x'}, () => 1)"):  # fmt: skip
        await framed.frame.evaluate(f"void BasculeBridge.{call}.catch(() => 0)")
    await framed.request(1, "ping", {})
    await asyncio.sleep(0)
    sent = {m.get("method") for m in await framed.messages()}
    assert {"tools/call", "ui/open-link", "ui/notifications/size-changed", "notifications/message"} <= sent
    assert not sent & {
        "ui/openLink",
        "ui/setSize",
        "ui/log",
        "ui/close",
        "ui/callServerTool",
        "ui/registerTool",
    }
