"""`data-tool-call` (contract, section I)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bridge.page.pages import bare, opened

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.conftest import FramePage
    from tests.serving import Site

BODY = """<button id="b" data-tool-call="get_weather" data-tool-args='{"city": "Bergen"}'>a <b id="in">deep</b></button>
<a id="a" href="https://elsewhere.example/" data-tool-call="t">link</a>
<button id="bad" data-tool-call="t" data-tool-args="[1]">bad</button>
<button id="worse" data-tool-call="t" data-tool-args="{">worse</button>
<button id="busy" data-tool-call="t" aria-busy="false">busy</button>"""
RESULT = {"content": [{"type": "text", "text": "11"}]}


# contract: I1, I2
async def test_a_click_calls_the_tool(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare(body=BODY), answers={"tools/call": RESULT})
    await framed.frame.locator("#in").click()
    await framed.frame.locator("#a").click()
    await framed.wait_for("tools/call", 2)
    await framed.frame.wait_for_function("() => events.filter(e => e[0] === 'tool:success').length === 2")
    assert [e for e in await framed.frame.evaluate("events") if e[0] != "bridge:ready"] == [
        ["tool:success", {"name": "get_weather", "args": {"city": "Bergen"}, "result": RESULT}, "b"],
        ["tool:success", {"name": "t", "args": {}, "result": RESULT}, "a"],
    ]
    assert await framed.frame.evaluate("location.hostname") == "127.0.0.1"
    assert framed.silent(), framed.trouble()


# contract: I2, I3
async def test_what_fails(frame_page: FramePage) -> None:
    refusal = "host.on('tools/call', () => { throw {code: -32000, message: 'broken'} })"
    framed = await opened(frame_page, bare(body=BODY), host_script=refusal)
    await framed.frame.locator("#bad").click()
    await framed.frame.locator("#worse").click()
    await framed.frame.wait_for_function("() => events.filter(e => e[0] === 'tool:error').length === 2")
    assert await framed.messages("tools/call") == []
    await framed.frame.locator("#b").click()
    await framed.frame.wait_for_function("() => events.filter(e => e[0] === 'tool:error').length === 3")
    found = await framed.frame.evaluate(
        "events.filter(e => e[0] === 'tool:error').map(e => [e[2], e[1].name, e[1].args, e[1].error.name])"
    )
    assert found == [
        ["bad", "t", [1], "InvalidRequest"],
        ["worse", "t", "{", "InvalidRequest"],
        ["b", "get_weather", {"city": "Bergen"}, "HostError"],
    ]


# contract: I4
async def test_busy_while_it_runs(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare(body=BODY))
    busy = "['b', 'busy'].map(id => document.getElementById(id).getAttribute('aria-busy'))"
    before = await framed.frame.locator("#b").inner_html()
    for _ in range(2):
        await framed.frame.locator("#b").click()
        await framed.frame.locator("#busy").click()
    assert await framed.frame.evaluate(busy) == ["true", "true"]
    calls = await framed.messages("tools/call")
    assert len(calls) == 2
    for call in calls:
        await framed.post({"jsonrpc": "2.0", "id": call["id"], "result": {"content": []}})
    await framed.frame.wait_for_function("() => events.filter(e => e[0] === 'tool:success').length === 2")
    assert await framed.frame.evaluate(busy) == [None, "false"]
    assert await framed.frame.locator("#b").inner_html() == before
    await framed.frame.locator("#b").click()
    await framed.wait_for("tools/call", 3)


# contract: I5
async def test_a_click_waits_for_the_handshake(frame_page: FramePage) -> None:
    framed = await frame_page(bare(body=BODY), initialize=None, sandbox="allow-scripts")
    await framed.frame.locator("#b").click()
    await framed.frame.locator("#b").click()
    await framed.request(1, "ping", {})
    assert await framed.messages("tools/call") == []
    await framed.post({"jsonrpc": "2.0", "id": 0, "result": {"hostCapabilities": {"serverTools": {}}}})
    await framed.wait_for("tools/call")
    await framed.request(2, "ping", {})
    assert len(await framed.messages("tools/call")) == 1


# contract: I6
async def test_a_page_on_its_own(page: Page, page_site: Site) -> None:
    await page.goto(page_site.put(bare(body=BODY)))
    await page.locator("#b").click()
    await page.wait_for_function("() => events.some(e => e[0] === 'tool:error')")
    assert await page.evaluate("events.at(-1)[1].error.name") == "UnsupportedByHost"


# contract: I7
async def test_an_element_that_comes_later(frame_page: FramePage) -> None:
    framed = await opened(frame_page, answers={"tools/call": RESULT})
    await framed.frame.evaluate(
        """() => { document.body.innerHTML = '<div data-tool-call="later"><i>now</i></div>' }"""
    )
    await framed.frame.locator("i").click()
    assert (await framed.wait_for("tools/call"))["params"]["name"] == "later"
