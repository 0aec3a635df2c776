# ruff: noqa: E501 - scripts and tables read better in one line
"""The end of the page (contract, sections N2 and N3)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.bridge.page.pages import bare, opened, outcome, told

if TYPE_CHECKING:
    from tests.conftest import FramePage

TEARDOWN = "ui/resource-teardown"


# contract: N2
async def test_the_order_of_the_end(frame_page: FramePage) -> None:
    after = """window.order = [];
        addEventListener("bridge:teardown", () => order.push("event"));
        BasculeBridge.onTeardown(() => { order.push("first"); throw new Error("mine") });
        BasculeBridge.onTeardown(async () => { await new Promise(d => setTimeout(d, 50)); order.push("second") });
        BasculeBridge.onTeardown(() => order.push("never"))();
        const port = BasculeBridge.attach((topic, value) => {
            if (topic === "teardown") { order.push("port"); setTimeout(() => { order.push("answer"); port.answer(value[0], {}) }, 20) }
        });"""
    framed = await opened(frame_page, bare(after=after, port=True))
    answer = await framed.request("bye", TEARDOWN, {"reason": "closing"})
    assert answer == {"jsonrpc": "2.0", "id": "bye", "result": {}}
    assert await framed.frame.evaluate("order") == ["event", "first", "port", "answer", "second"]
    assert await told(framed, "bridge:teardown") == [{"reason": "closing"}]


# contract: N2
async def test_the_host_is_answered_within_250_ms(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare(after="BasculeBridge.onTeardown(() => new Promise(() => 0))"))
    took = await framed.page.evaluate(
        """() => new Promise(done => {
            const start = performance.now();
            addEventListener("message", ({data}) => data.id === "bye" && done(performance.now() - start));
            host.post({jsonrpc: "2.0", id: "bye", method: "ui/resource-teardown", params: {}});
        })"""
    )
    assert 190 < took < 250, took


# contract: N3
async def test_what_is_gone_after_the_end(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    await framed.frame.evaluate("() => { window.pending = outcome(BasculeBridge.callTool('t')) }")
    number = (await framed.wait_for("tools/call"))["id"]
    await framed.request("bye", TEARDOWN, None)
    name, message, *_ = await framed.frame.evaluate("pending")
    assert name == "BridgeClosed"
    assert "callTool" in message
    for call in (
        "callTool('t')",
        "setSize({height: 1})",
        "log('info', 'a')",
        "setWidgetState(1)",
        "requestClose()",
    ):
        assert (await outcome(framed, call))[0] == "BridgeClosed", call
    before = len(await framed.messages())
    await framed.post({"jsonrpc": "2.0", "id": number, "result": {"content": []}})
    await framed.post({"jsonrpc": "2.0", "id": 1, "method": "ping"})
    await framed.notify("ui/notifications/tool-input", {"arguments": {"a": 1}})
    await framed.frame.evaluate("new Promise(d => setTimeout(d, 1200))")
    assert len(await framed.messages()) == before
    assert await framed.frame.evaluate("[BasculeBridge.initialized, BasculeBridge.getToolInput()]") == [
        False,
        None,
    ]
    assert not any((await framed.frame.evaluate("BasculeBridge.capabilities")).values())
    assert framed.silent(), framed.trouble()


# contract: N3, I4
async def test_the_end_before_the_handshake_is_answered(frame_page: FramePage) -> None:
    html = bare(body='<button data-tool-call="t">b</button>')
    framed = await frame_page(html, initialize=None, sandbox="allow-scripts")
    await framed.frame.locator("button").click()
    start = time.monotonic()
    assert (await framed.request(0, TEARDOWN, {}))["result"] == {}
    assert time.monotonic() - start < 5
    await framed.frame.wait_for_function("() => events.some(e => e[0] === 'tool:error')")
    assert await framed.frame.evaluate("events.at(-1)[1].error.name") == "BridgeClosed"
    greeted = len(await framed.messages("ui/initialize"))
    await framed.frame.evaluate("new Promise(d => setTimeout(d, 2500))")
    assert len(await framed.messages("ui/initialize")) == greeted, "no more handshakes"
    assert framed.silent(), framed.trouble()
