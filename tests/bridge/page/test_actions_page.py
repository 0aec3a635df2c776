# ruff: noqa: E501 - scripts and tables read better in one line
"""Modes, messages, links, model context, log, files, sampling (contract, sections L and M; Q6 to Q12 at the port)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bridge.page.pages import announced, bare, opened, outcome

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.conftest import FramePage
    from tests.framing import Framed
    from tests.serving import Site

MODES = bare({"displayModes": ["inline", "fullscreen"]})
PORT = bare(port=True)
OK: dict[str, Any] = {"answer": "whole", "unknown": [1]}


async def through_port(framed: Framed, method: str, params: Any) -> Any:
    """What an action of the toolkit's port settles with: `[ok, value]`."""
    return await framed.frame.evaluate(
        """([method, params]) => new Promise(done => {
            const port = BasculeBridge.attach((topic, value) => topic === "settle" && done(value.slice(1)));
            port.call(1, method, params, {});
        })""",
        [method, params],
    )


# contract: L1, L3, L7
async def test_a_display_mode(frame_page: FramePage) -> None:
    script = "host.on('ui/request-display-mode', ({mode}) => ({mode: mode === 'fullscreen' ? 'fullscreen' : 'inline', more: 1}))"
    html = bare({"displayModes": ["inline", "fullscreen", "pip"]})
    modes: dict[str, Any] = {
        "availableDisplayModes": ["inline", "fullscreen", "pip"],
        "displayMode": "inline",
    }
    framed = await opened(frame_page, html, host_script=script, initialize=announced(**modes))
    assert await outcome(framed, "requestDisplayMode('fullscreen')") == [
        "ok",
        {"mode": "fullscreen", "more": 1},
    ]
    assert (await framed.messages("ui/request-display-mode"))[0]["params"] == {"mode": "fullscreen"}
    assert await framed.frame.evaluate("BasculeBridge.getDisplayMode()") == "fullscreen"
    assert await framed.frame.evaluate("BasculeBridge.getHostContext().displayMode") == "inline"
    assert (await outcome(framed, "requestDisplayMode('pip')"))[1]["mode"] == "inline"
    assert await framed.frame.evaluate("BasculeBridge.getDisplayMode()") == "inline"
    await framed.notify("ui/notifications/host-context-changed", {"displayMode": "pip"})
    await framed.request(1, "ping", {})
    assert await framed.frame.evaluate("BasculeBridge.getDisplayMode()") == "pip"


# contract: L2
@pytest.mark.parametrize("modes", [None, [], ["fullscreen", "pip"], "fullscreen"])
async def test_a_mode_not_on_both_lists(frame_page: FramePage, modes: Any) -> None:
    framed = await opened(frame_page, MODES, initialize=announced(availableDisplayModes=modes, theme="dark"))
    for mode in ("pip", "inline", "__proto__"):
        name, message, *_ = await outcome(framed, f"requestDisplayMode('{mode}')")
        assert name == "UnsupportedByHost"
        assert mode in message
    assert await framed.messages("ui/request-display-mode") == []


# contract: Q14
async def test_declared_modes_are_fixed(frame_page: FramePage) -> None:
    modes: dict[str, Any] = {"availableDisplayModes": ["inline", "fullscreen", "pip"]}
    framed = await opened(frame_page, bare({"displayModes": ["inline"]}), initialize=announced(**modes))
    hello = (await framed.messages("ui/initialize"))[0]
    assert hello["params"]["appCapabilities"] == {"availableDisplayModes": ["inline"]}
    await framed.frame.evaluate("basculeSettings.displayModes.push('pip')")
    await framed.notify("ui/notifications/host-context-changed", {"displayMode": "pip"})
    assert (await outcome(framed, "requestDisplayMode('pip')"))[0] == "UnsupportedByHost"


# contract: L4
async def test_a_mode_that_was_never_declared(frame_page: FramePage) -> None:
    framed = await opened(frame_page, MODES, answers={"ui/request-display-mode": {"mode": "pip"}})
    assert (await outcome(framed, "requestDisplayMode('fullscreen')"))[0] == "InvalidReply"
    assert await framed.frame.evaluate("BasculeBridge.getDisplayMode()") == "inline"


# contract: L5
async def test_the_mode_of_the_settings(frame_page: FramePage) -> None:
    html = bare({"displayModes": ["inline", "fullscreen"], "displayMode": "fullscreen"})
    refusal = "host.on('ui/request-display-mode', () => { throw {code: 1, message: 'no'} })"
    framed = await opened(frame_page, html, host_script=refusal)
    await framed.wait_for("ui/request-display-mode")
    await framed.request(1, "ping", {})
    assert len(await framed.messages("ui/request-display-mode")) == 1
    assert await framed.frame.evaluate("thrown") == []
    assert framed.silent(), framed.trouble()
    framed = await opened(frame_page, html, initialize=announced(availableDisplayModes=["inline"]))
    await framed.request(1, "ping", {})
    assert await framed.messages("ui/request-display-mode") == []


# contract: M1, Q8, Q10, Q12
async def test_a_message(frame_page: FramePage) -> None:
    framed = await opened(frame_page, PORT, answers={"ui/message": {**OK, "isError": True}})
    assert await outcome(framed, "sendMessage('hello')") == ["ok", {**OK, "isError": True}]
    assert await through_port(framed, "sendMessage", {"content": [{"type": "text", "text": "a"}]}) == [
        True,
        {**OK, "isError": True},
    ]
    first, second = await framed.messages("ui/message")
    assert first["params"] == {"role": "user", "content": [{"type": "text", "text": "hello"}]}
    assert second["params"]["role"] == "user"


# contract: M2, M3
async def test_a_link(frame_page: FramePage) -> None:
    framed = await opened(frame_page, answers={"ui/open-link": OK})
    for url in ("https://a.example/?q=1", "HTTP://a.example", "mailto:a@a.example"):
        assert await outcome(framed, f"openLink('{url}')") == ["ok", OK]
        assert (await framed.messages("ui/open-link"))[-1]["params"] == {"url": url}
    for url in (
        "javascript:alert(1)",
        "/path",
        "a.example",
        "data:text/html,x",
        "",
        "https://",
        "file:///etc",
    ):
        assert (await outcome(framed, f"openLink('{url}')"))[0] == "InvalidRequest", url
    assert (await outcome(framed, "openLink()"))[0] == "InvalidRequest"
    assert len(await framed.messages("ui/open-link")) == 3


# contract: M2
async def test_a_link_that_the_page_opens_itself(frame_page: FramePage) -> None:
    spy = "<script>window.open = (...all) => { window.opened = all; return null }</script>"
    framed = await opened(frame_page, bare(head=spy), initialize=announced({}))
    assert (await outcome(framed, "openLink('https://a.example')"))[0] == "ok"
    assert await framed.frame.evaluate("opened") == ["https://a.example", "_blank", "noopener"]
    assert (await outcome(framed, "openLink('javascript:1')"))[0] == "InvalidRequest"
    framed = await opened(frame_page, initialize=announced({"openLink": True}), answers={"ui/open-link": {}})
    await outcome(framed, "openLink('https://a.example')")
    assert len(await framed.messages("ui/open-link")) == 1


# contract: M4, M5, M6
@pytest.mark.parametrize("capability", ["updateModelContext", "modelContextUpdate"])
async def test_the_model_context(frame_page: FramePage, capability: str) -> None:
    framed = await opened(
        frame_page, initialize=announced({capability: {}}), answers={"ui/update-model-context": {}}
    )
    for value in ("{a: 1, b: 2}", "{b: 3}", "{c: 4}, {merge: false}", "'text'", "[1, null]", "5"):
        assert (await outcome(framed, f"updateModelContext({value})"))[0] == "ok", value
    sent = [m["params"] for m in await framed.messages("ui/update-model-context")]

    def text(value: str) -> list[dict[str, str]]:
        return [{"type": "text", "text": value}]

    assert sent == [
        {"content": text('{"a":1,"b":2}'), "structuredContent": {"a": 1, "b": 2}},
        {"content": text('{"a":1,"b":3}'), "structuredContent": {"a": 1, "b": 3}},
        {"content": text('{"c":4}'), "structuredContent": {"c": 4}},
        {"content": text("text")},
        {"content": text("[1,null]")},
        {"content": text("5")},
    ]
    framed = await opened(frame_page, initialize=announced({}))
    assert (await outcome(framed, "updateModelContext({a: 1})"))[0] == "UnsupportedByHost"


# contract: M7
async def test_the_log(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    for call in ("log('warn', 'careful')", "log('info', 'look', {a: 1})"):
        assert (await outcome(framed, call))[0] == "ok"
    # Nobody answers a log: the call is over before it is heard.
    await framed.wait_for("notifications/message", 2)
    assert [m["params"] for m in await framed.messages("notifications/message")] == [
        {"level": "warning", "logger": "weather", "data": "careful"},
        {"level": "info", "logger": "weather", "data": {"message": "look", "data": {"a": 1}}},
    ]
    framed = await opened(frame_page, initialize=announced({}))
    for level in ("debug", "info", "warn", "error", "emergency"):
        assert (await outcome(framed, f"log('{level}', 'to the console')"))[0] == "ok"
    assert await framed.messages("notifications/message") == []
    assert sum("to the console" in line for line in framed.console) == 5


# contract: M9
async def test_resources_files_sampling_and_the_close(frame_page: FramePage) -> None:
    every: dict[str, Any] = {"serverResources": {}, "downloadFile": {}, "sampling": {}}
    calls: dict[str, tuple[str, Any, dict[str, Any]]] = {
        "readResource('ui://a')": ("resources/read", {"uri": "ui://a"}, {"contents": []}),
        "listResources()": ("resources/list", {}, {"resources": []}),
        "listResources({cursor: 'c'})": ("resources/list", {"cursor": "c"}, {"resources": []}),
        "downloadFile([{type: 'resource_link', uri: 'a://b'}])": (
            "ui/download-file", {"contents": [{"type": "resource_link", "uri": "a://b"}]}, {}),
        "createMessage({messages: [{}], maxTokens: 5})": (
            "sampling/createMessage", {"messages": [{}], "maxTokens": 5}, {"role": "assistant", "content": {}}),
    }  # fmt: skip
    answers = {method: {**answer, "more": 1} for method, _, answer in calls.values()}
    framed = await opened(frame_page, initialize=announced(every), answers=answers)
    for call, (method, params, answer) in calls.items():
        assert await outcome(framed, call) == ["ok", {**answer, "more": 1}]
        assert (await framed.messages(method))[-1]["params"] == params
    assert (await outcome(framed, "requestClose()"))[0] == "ok"
    assert (await framed.messages("ui/notifications/request-teardown"))[0]["params"] == {}
    framed = await opened(frame_page, initialize=announced({}))
    for call in calls:
        assert (await outcome(framed, call))[0] == "UnsupportedByHost"


# contract: Q5, Q6
async def test_what_the_host_did_not_advertise(frame_page: FramePage) -> None:
    framed = await opened(frame_page, PORT, initialize=announced({}, availableDisplayModes=["inline"]))
    for method, params in (
        ("sendMessage", {"content": "a"}), ("openLink", {"url": "https://a.example"}), ("callTool", {"name": "t"}),
        ("updateModelContext", {}), ("readResource", {"uri": "a"}), ("nothing", {}), ("__proto__", {}),
    ):  # fmt: skip
        ok, error = await through_port(framed, method, params)
        assert (ok, error["name"], error["method"], error["host"]) == (
            False,
            "UnsupportedByHost",
            method,
            "test-host",
        )
    sent = {m.get("method") for m in await framed.messages()}
    assert sent == {"ui/initialize", "ui/notifications/initialized", "ui/notifications/size-changed"}
    seen = "new Promise(done => BasculeBridge.attach((t, v) => t === 'host' && done(v.available)))"
    available = await framed.frame.evaluate(seen)
    assert available["displayModes"] == ["inline"]
    assert not any(
        available.get(name) for name in ("callTool", "sendMessage", "openLink", "updateModelContext")
    )
    await framed.notify("ui/notifications/host-context-changed", {"availableDisplayModes": []})
    await framed.request(1, "ping", {})
    assert (await framed.frame.evaluate(seen))["requestDisplayMode"] is False


# contract: Q7
async def test_kinds_of_content(frame_page: FramePage) -> None:
    image = {"type": "image", "data": "", "mimeType": "image/png"}
    link = {"type": "resource_link", "uri": "a://b", "name": "b"}
    listed = announced({"message": {"text": {}, "resourceLink": {}}, "updateModelContext": {"image": {}}})
    framed = await opened(
        frame_page, PORT, initialize=listed, answers={"ui/message": {}, "ui/update-model-context": {}}
    )
    assert (await through_port(framed, "sendMessage", {"content": [link]}))[0] is True
    for method, params, kind in (
        ("sendMessage", {"content": [link, image]}, "image"),
        ("updateModelContext", {"content": "a"}, "text"),
        ("updateModelContext", {"content": [image], "structured": {}}, "structuredContent"),
    ):
        ok, error = await through_port(framed, method, params)
        assert (ok, error["name"]) == (False, "UnsupportedByHost")
        assert kind in error["message"]
    assert len(await framed.messages("ui/message")) == 1
    framed = await opened(frame_page, PORT, initialize=announced({"message": {}}), answers={"ui/message": {}})
    assert (await through_port(framed, "sendMessage", {"content": "a"}))[0] is True
    assert (await through_port(framed, "sendMessage", {"content": [image]}))[0] is False


# contract: Q9
async def test_a_context_is_exactly_what_was_passed(frame_page: FramePage) -> None:
    framed = await opened(frame_page, PORT, answers={"ui/update-model-context": {}})
    blocks = [{"type": "text", "text": "a", "annotations": {"priority": 1}}]
    for params in (
        {},
        {"structured": {"a": None}},
        {"content": blocks},
        {"content": blocks, "structured": {}},
    ):
        assert (await through_port(framed, "updateModelContext", params))[0] is True
    assert (await through_port(framed, "updateModelContext", {"structured": [1]}))[1][
        "name"
    ] == "InvalidRequest"
    assert [m["params"] for m in await framed.messages("ui/update-model-context")] == [
        {},
        {"structuredContent": {"a": None}},
        {"content": blocks},
        {"content": blocks, "structuredContent": {}},
    ]


# contract: M2, M7
async def test_a_page_on_its_own(page: Page, page_site: Site) -> None:
    spy = "<script>window.open = (...all) => { window.opened = all; return null }</script>"
    await page.goto(page_site.put(bare(head=spy)))
    assert await page.evaluate("outcome(BasculeBridge.openLink('https://a.example'))") == ["ok", {}]
    assert await page.evaluate("opened") == ["https://a.example", "_blank", "noopener"]
    assert (await page.evaluate("outcome(BasculeBridge.sendMessage('a'))"))[0] == "UnsupportedByHost"
    assert (await page.evaluate("outcome(BasculeBridge.log('info', 'x'))"))[0] == "ok"


async def test_window_gemini(page: Page, page_site: Site) -> None:
    head = """<script>window.said = []; window.gemini = {ui: {getTheme: () => "dark",
        sendMessage: text => said.push(text), openLink: async url => said.push(url)}}</script>"""
    await page.goto(page_site.put(bare(head=head)))
    assert await page.evaluate("BasculeBridge.getTheme()") == "dark"
    assert (await page.evaluate("outcome(BasculeBridge.sendMessage('a'))"))[0] == "ok"
    assert (await page.evaluate("outcome(BasculeBridge.openLink('https://a.example'))"))[0] == "ok"
    assert await page.evaluate("said") == ["a", "https://a.example"]
    assert (await page.evaluate("outcome(BasculeBridge.callTool('t'))"))[0] == "UnsupportedByHost"
