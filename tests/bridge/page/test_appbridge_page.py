# ruff: noqa: E501 - scripts and tables read better in one line
"""The reference SDK's own `AppBridge` drives a page through what it knows of the contract's sections F to P."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bridge.page.pages import bare

if TYPE_CHECKING:
    from tests.appbridge import Bridged
    from tests.conftest import BridgePage

MODES = ["inline", "fullscreen"]
CONTEXT = {"theme": "dark", "displayMode": "inline", "availableDisplayModes": MODES, "locale": "nb-NO"}
RESULT = {"content": [{"type": "text", "text": '{"t": 11}'}]}
ANSWERS = {"oncalltool": RESULT, "onreadresource": {"contents": []}, "onlistresources": {"resources": []},
           "onrequestdisplaymode": {"mode": "fullscreen"}}  # fmt: skip


async def framed(bridge_page: BridgePage, html: str = "", **options: Any) -> Bridged:
    given = {"context": CONTEXT, "answers": ANSWERS, **options}
    bridged = await bridge_page(html or bare({"displayModes": MODES}), sandbox="allow-scripts", options=given)
    await bridged.event("initialized")
    await bridged.frame.wait_for_function("() => BasculeBridge.initialized")
    return bridged


async def outcome(bridged: Bridged, call: str) -> Any:
    return await bridged.frame.evaluate(f"outcome(BasculeBridge.{call})")


# contract: F1, F2, J1, K1
async def test_the_handshake_the_theme_and_the_size(bridge_page: BridgePage) -> None:
    # A line of 18 pixels between two margins of 16, whatever fonts there are.
    page = bare({"displayModes": MODES}, body='<p style="line-height: 18px">content</p>')
    bridged = await framed(bridge_page, page)
    assert await bridged.run("bridge => bridge.getAppVersion()") == {"name": "weather", "version": "1.2.3"}
    assert await bridged.run("bridge => bridge.getAppCapabilities()") == {"availableDisplayModes": MODES}
    assert (await bridged.event("sizechange"))["height"] == 50
    look = "[document.documentElement.dataset.theme, document.documentElement.lang, BasculeBridge.getDisplayMode()]"
    assert await bridged.frame.evaluate(look) == ["dark", "nb-NO", "inline"]
    assert bridged.silent(), bridged.trouble()


# contract: G2, G3, G5, G9, N1
async def test_input_result_and_cancelling(bridge_page: BridgePage) -> None:
    bridged = await framed(bridge_page)
    await bridged.run("bridge => bridge.sendToolInputPartial({arguments: {city: 'Ber'}})")
    await bridged.run("bridge => bridge.sendToolInput({arguments: {city: 'Bergen'}})")
    await bridged.run("(bridge, result) => bridge.sendToolResult(result)", RESULT)
    await bridged.run("bridge => bridge.sendToolCancelled({reason: 'stop'})")
    await bridged.frame.wait_for_function("() => events.some(e => e[0] === 'tool:cancelled')")
    assert await bridged.frame.evaluate("events") == [
        ["bridge:ready", {"adapter": "ext-apps"}],
        ["tool:input-partial", {"arguments": {"city": "Ber"}}],
        ["tool:input", {"arguments": {"city": "Bergen"}}],
        ["tool:result", RESULT],
        ["tool:cancelled", {"reason": "stop"}],
    ]
    assert await bridged.frame.evaluate("BasculeBridge.getToolOutput()") == {"t": 11}


# contract: H1, H3, L1, M1, M2, M4, M9
async def test_every_action(bridge_page: BridgePage) -> None:
    bridged = await framed(bridge_page)
    calls = {
        "callTool('get_weather', {city: 'Bergen'})": "oncalltool",
        "sendMessage('hello')": "onmessage",
        "openLink('https://a.example')": "onopenlink",
        "updateModelContext({a: 1})": "onupdatemodelcontext",
        "downloadFile([{type: 'resource_link', uri: 'a://b', name: 'b'}])": "ondownloadfile",
        "readResource('ui://a')": "onreadresource",
        "listResources()": "onlistresources",
        "requestDisplayMode('fullscreen')": "onrequestdisplaymode",
    }
    for call, event in calls.items():
        assert await outcome(bridged, call) == ["ok", ANSWERS.get(event, {})], call
        assert len(await bridged.events(event)) == 1, event
    seen = await bridged.event("oncalltool")
    assert (seen["name"], seen["arguments"]) == ("get_weather", {"city": "Bergen"})
    assert seen["_meta"]["bascule/widgetCall"] is True
    for call in ("log('warn', 'careful')", "requestClose()", "setSize({height: 77})"):
        assert (await outcome(bridged, call))[0] == "ok"
    assert (await bridged.event("loggingmessage"))["level"] == "warning"
    await bridged.event("requestteardown")
    assert bridged.silent(), bridged.trouble()


# contract: J5
async def test_a_context_that_changes(bridge_page: BridgePage) -> None:
    bridged = await framed(bridge_page)
    changed = {**CONTEXT, "theme": "light", "safeAreaInsets": {"top": 1, "right": 2, "bottom": 3, "left": 4}}
    await bridged.run("(bridge, context) => bridge.setHostContext(context)", changed)
    await bridged.frame.wait_for_function("() => document.documentElement.dataset.theme === 'light'")
    assert await bridged.frame.evaluate("BasculeBridge.getHostContext()") == changed


# contract: M9
async def test_sampling(bridge_page: BridgePage) -> None:
    answer = {"role": "assistant", "content": {"type": "text", "text": "hi"}, "model": "m"}
    bridged = await framed(
        bridge_page, capabilities={"sampling": {}}, answers={"oncreatesamplingmessage": answer}
    )
    message = "{messages: [{role: 'user', content: {type: 'text', text: 'a'}}], maxTokens: 5}"
    assert await outcome(bridged, f"createMessage({message})") == ["ok", answer]


# contract: P1, P2, P3
async def test_tools_of_the_page(bridge_page: BridgePage) -> None:
    after = """BasculeBridge.registerTool({name: "add", inputSchema: {type: "object", required: ["a"]}}, ({a}) => ({sum: a + 1}))"""
    bridged = await framed(bridge_page, bare({"appTools": True}, after=after))
    assert (await bridged.run("bridge => bridge.getAppCapabilities()"))["tools"] == {"listChanged": True}
    listed = await bridged.run("bridge => bridge.listTools({})")
    assert [tool["name"] for tool in listed["tools"]] == ["add"]
    called = await bridged.run("bridge => bridge.callTool({name: 'add', arguments: {a: 1}})")
    assert called["structuredContent"] == {"sum": 2}
    assert (await bridged.run("bridge => bridge.callTool({name: 'add', arguments: {}})"))["isError"] is True


# contract: N2
@pytest.mark.parametrize("reason", [{}, {"reason": "closing"}])
async def test_the_end(bridge_page: BridgePage, reason: Any) -> None:
    bridged = await framed(bridge_page)
    assert await bridged.run("(bridge, reason) => bridge.teardownResource(reason)", reason) == {}
    assert (await outcome(bridged, "callTool('t')"))[0] == "BridgeClosed"
    assert bridged.silent(), bridged.trouble()
