"""The frames that other tests stand on: what is recorded was done, and what was done is recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.conftest import BridgePage, FramePage

SPEAKER = """<!doctype html><html lang="en"><meta charset="utf-8"><title>speaker</title>
<p id="said">nothing yet</p><script>
addEventListener("message", ({data}) => {
  if (data.id === 0 && data.result) {
    parent.postMessage({jsonrpc: "2.0", method: "ui/notifications/initialized", params: {}}, "*");
  } else if (data.method === "ui/notifications/tool-result") {
    document.getElementById("said").textContent = data.params.content[0].text;
  } else if (data.method === "ui/resource-teardown") {
    parent.postMessage({jsonrpc: "2.0", id: data.id, result: {}}, "*");
  }
});
parent.postMessage({jsonrpc: "2.0", id: 0, method: "ui/initialize", params: {
  appInfo: {name: "speaker", version: "1"}, appCapabilities: {}, protocolVersion: "2026-01-26"}}, "*");
</script>"""

OFFENDER = """<!doctype html><meta charset="utf-8"><title>offender</title>
<img src="http://127.0.0.1:9/blocked.png" alt=""><script>
try { eval("1") } catch {}
setTimeout(() => { throw new Error("thrown") });
setTimeout(() => parent.postMessage("done", "*"), 50);
</script>"""

STRICT = "default-src 'none'; script-src 'unsafe-inline'"


async def test_a_page_that_behaves_is_silent_and_what_it_posts_is_recorded_in_order(
    frame_page: FramePage,
) -> None:
    framed = await frame_page(SPEAKER, csp=STRICT, sandbox="allow-scripts")
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", {"content": [{"type": "text", "text": "eleven"}]})
    await framed.frame.get_by_text("eleven").wait_for()
    assert (await framed.request("bye", "ui/resource-teardown", {}))["result"] == {}
    received = await framed.received()
    assert [entry["data"].get("method") for entry in received] == [
        "ui/initialize",
        "ui/notifications/initialized",
        None,
    ]
    assert {entry["origin"] for entry in received} == {"null"}
    assert sorted(entry["at"] for entry in received) == [entry["at"] for entry in received]
    assert framed.silent(), framed.trouble()


async def test_violations_and_errors_of_a_page_are_recorded(frame_page: FramePage) -> None:
    framed = await frame_page(OFFENDER, csp=STRICT, sandbox="allow-scripts")
    await framed.page.wait_for_function("() => host.received.length")
    assert {v["directive"] for v in framed.violations} == {"img-src", "script-src"}
    assert [error.splitlines()[0] for error in framed.errors] == ["thrown"]
    assert not framed.silent()


async def test_requests_of_a_page_are_recorded(frame_page: FramePage) -> None:
    framed = await frame_page(OFFENDER)
    await framed.page.wait_for_function("() => host.received.length")
    assert framed.requests == ["http://127.0.0.1:9/blocked.png"]


async def test_a_host_that_never_answers(frame_page: FramePage) -> None:
    framed = await frame_page(SPEAKER, initialize=None)
    await framed.notify("ui/notifications/tool-result", {"content": [{"type": "text", "text": "seven"}]})
    await framed.frame.get_by_text("seven").wait_for()
    assert [m["method"] for m in await framed.messages()] == ["ui/initialize"]


async def test_the_reference_bridge_drives_a_page(bridge_page: BridgePage) -> None:
    bridged = await bridge_page(SPEAKER, csp=STRICT, sandbox="allow-scripts")
    await bridged.event("initialized")
    await bridged.run("bridge => bridge.sendToolResult({content: [{type: 'text', text: 'nine'}]})")
    await bridged.frame.get_by_text("nine").wait_for()
    assert await bridged.run("bridge => bridge.teardownResource({})") == {}
    assert [m.get("method") for m in await bridged.received()] == [
        "ui/initialize",
        "ui/notifications/initialized",
        None,
    ]
    assert bridged.silent(), bridged.trouble()
