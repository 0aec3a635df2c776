# ruff: noqa: E501 - scripts and tables read better in one line
"""A hundred thousand hostile messages to one page, and a thousand calls that end in every way (contract, sections F, H)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bridge.page.pages import bare, opened

if TYPE_CHECKING:
    from tests.conftest import FramePage
    from tests.framing import Framed
    from tests.serving import Site

# Makes message number n, always the same one. Objects that structured clone takes and JSON does not are among them.
MAKE = """
function maker(seed) {
  let state = seed;
  const below = n => { state = (state * 1103515245 + 12345) % 2147483648; return state % n };
  const pick = list => list[below(list.length)];
  const cyclic = () => { const a = {content: []}; a.self = a; return a };
  const huge = "x".repeat(20000);
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "jsonrpc", "id", "", "t", "prototype", "\\u2028"];
  const methods = ["ui/notifications/tool-input", "ui/notifications/tool-input-partial", "ui/notifications/tool-result",
    "ui/notifications/tool-cancelled", "ui/notifications/host-context-changed", "notifications/progress", "ping", "tools/list",
    "tools/call", "ui/initialize", "ui/nothing", "notifications/cancelled", ...names];
  const value = depth => {
    switch (below(depth > 2 ? 9 : 14)) {
      case 0: return null; case 1: return undefined; case 2: return below(100) - 50; case 3: return NaN;
      case 4: return below(50) ? pick(names) : huge; case 5: return true; case 6: return 10n; case 7: return new Date(0);
      case 8: return new Map([[1, 2]]); case 9: return cyclic();
      case 10: return Array.from({length: below(4)}, () => value(depth + 1));
      default: {
        const made = {};
        for (let n = below(5); n > 0; n--)
          Object.defineProperty(made, pick([...names, "arguments", "content", "structuredContent", "styles", "theme", "variables",
            "--a", "type", "text", "hostContext", "availableDisplayModes", "safeAreaInsets", "toolInfo", "locale", "reason", "name"]),
            {value: value(depth + 1), enumerable: true, configurable: true, writable: true});
        return made;
      }
    }
  };
  const id = () => pick([0, 1, "0", "1", 2, -1, 1.5, NaN, null, {}, [], true, "__proto__", huge, undefined, below(2000)]);
  return () => {
    switch (below(8)) {
      case 0: return value(0);
      case 1: return {jsonrpc: "2.0", id: id(), result: value(0)};
      case 2: return {jsonrpc: "2.0", id: id(), error: value(0)};
      case 3: return {jsonrpc: pick(["1.0", 2, null, "2.0"]), id: id(), method: pick(methods), params: value(0)};
      case 4: return {jsonrpc: "2.0", method: pick(methods), params: {...value(0), name: pick(names), arguments: value(0)}};
      case 5: return {jsonrpc: "2.0", id: id(), method: pick(methods), params: value(0), result: {}, error: {}};
      case 6: return {jsonrpc: "2.0", id: id()};
      default: return {jsonrpc: "2.0", method: pick(methods), params: value(0)};
    }
  };
}
async function flood(target, count, seed) {
  const make = maker(seed);
  let asked = 0;
  for (let n = 0; n < count; n++) {
    const message = make();
    try { target.postMessage(message, "*"); } catch { continue; }
    if (message && message.jsonrpc === "2.0" && typeof message.method === "string") asked++;
    if (n % 2000 === 1999) await new Promise(done => setTimeout(done));
  }
  return asked;
}
"""
# The flood must not answer the handshake before its time: id 0 is taken out of it by the page's own first answer.
STRANGER = f"""<!doctype html><script>{MAKE}
addEventListener("message", async ({{data}}) => {{ await flood(parent.frames[0], data, 7); parent.postMessage("flooded", "*") }});
parent.postMessage("here", "*")</script>"""


async def heap(framed: Framed) -> float:
    """The page's memory after a collection, in bytes."""
    session = await framed.page.context.new_cdp_session(framed.page)
    await session.send("HeapProfiler.collectGarbage")
    used: float = (await session.send("Runtime.getHeapUsage"))["usedSize"]
    await session.detach()
    return used


async def settled(framed: Framed, number: str) -> None:
    await framed.request(number, "ping", {})


# contract: F6, F7, F11
async def test_a_hundred_thousand_messages(frame_page: FramePage, sites: tuple[Site, Site]) -> None:
    html = bare({"tool": "t"}, body="<p id=p>content</p>")
    framed = await frame_page(html, initialize=None, host_script=MAKE)
    # Before the handshake is answered, from the parent and from a stranger.
    await framed.page.evaluate("flood(document.querySelector('iframe').contentWindow, 20000, 1)")
    await settled(framed, "before")
    assert await framed.frame.evaluate("thrown") == []
    assert not framed.errors, framed.errors[:3]
    if not await framed.frame.evaluate("BasculeBridge.initialized"):
        await framed.post({"jsonrpc": "2.0", "id": 0, "result": {"hostCapabilities": {"serverTools": {}}}})
    await framed.frame.wait_for_function("() => BasculeBridge.initialized")
    await framed.page.evaluate(
        """address => new Promise(done => {
            addEventListener("message", ({data, source}) => { if (data === "here") source.postMessage(20000, "*"); if (data === "flooded") done() });
            const frame = document.createElement("iframe"); frame.src = address; document.body.append(frame);
        })""",
        sites[1].put(STRANGER),
    )
    await settled(framed, "stranger")
    before = await heap(framed)
    for seed in (2, 3, 4):
        await framed.page.evaluate(
            f"flood(document.querySelector('iframe').contentWindow, 20000, {seed}).then(() => {{ host.received.splice(5) }})"
        )
    await settled(framed, "after")
    await framed.page.evaluate("host.received.splice(5)")
    assert await heap(framed) < before + 2_000_000
    assert await framed.frame.evaluate("thrown") == []
    assert not framed.errors, framed.errors[:3]
    assert await framed.frame.evaluate(
        "[Object.keys(Object.prototype), Object.getOwnPropertyNames(Object.prototype).length, ({}).polluted ?? null]"
    ) == [[], 12, None]
    # It still works.
    await framed.notify(
        "ui/notifications/tool-result", {"content": [], "structuredContent": {"still": "here"}}
    )
    await settled(framed, "end")
    assert await framed.frame.evaluate("BasculeBridge.getToolOutput()") == {"still": "here"}


# contract: F7, F8
async def test_nothing_is_sent_that_was_not_asked_for(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare({"autoSize": False}), host_script=MAKE)
    await framed.page.evaluate("host.received.splice(0)")
    await framed.page.evaluate("flood(document.querySelector('iframe').contentWindow, 10000, 11)")
    await settled(framed, "end")
    for message in await framed.messages():
        assert message["jsonrpc"] == "2.0"
        assert "method" not in message, "only answers to the host's own requests"
        assert "id" in message
        assert ("result" in message) != ("error" in message)


# contract: H6, H7, H8, N3
async def test_a_thousand_calls_leave_nothing(frame_page: FramePage) -> None:
    count = """<script>
        window.alive = {timers: new Set(), listeners: 0};
        const set = window.setTimeout, clear = window.clearTimeout;
        window.setTimeout = (f, t) => { const n = set(() => { alive.timers.delete(n); f() }, t); alive.timers.add(n); return n };
        window.clearTimeout = n => { alive.timers.delete(n); clear(n) };
        for (const [name, step] of [["addEventListener", 1], ["removeEventListener", -1]]) {
            const real = EventTarget.prototype[name];
            EventTarget.prototype[name] = function (...all) { alive.listeners += step; return real.apply(this, all) };
        }</script>"""
    script = """host.on("tools/call", ({name}) => { if (name === "fail") throw {code: 1, message: "no"};
        return name === "never" ? new Promise(() => 0) : {content: []} })"""
    framed = await opened(frame_page, bare({"autoSize": False}, head=count), host_script=script)
    before = await framed.frame.evaluate("[alive.timers.size, alive.listeners]")
    outcomes = await framed.frame.evaluate(
        """async () => {
            const control = new AbortController(), all = [];
            for (let n = 0; n < 250; n++) {
                all.push(outcome(BasculeBridge.callTool("ok", {}, {signal: control.signal})));
                all.push(outcome(BasculeBridge.callTool("fail", {}, {signal: control.signal})));
                all.push(outcome(BasculeBridge.callTool("never", {}, {timeout: 0.3, signal: control.signal})));
                const mine = new AbortController();
                all.push(outcome(BasculeBridge.callTool("never", {}, {signal: mine.signal})));
                setTimeout(() => mine.abort("stop"), 10);
            }
            const counted = {};
            for (const [name] of await Promise.all(all)) counted[name] = (counted[name] || 0) + 1;
            return counted;
        }"""
    )
    assert outcomes == {"ok": 250, "HostError": 250, "RequestTimeout": 250, "RequestCancelled": 250}
    assert await framed.frame.evaluate("[alive.timers.size, alive.listeners]") == before
    assert len(await framed.messages("notifications/cancelled")) == 500
    assert framed.silent(), framed.trouble()
