# ruff: noqa: E501 - scripts and tables read better in one line
"""Size (contract, section K), in a host that gives the frame the height it is told, and in odd ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bridge.page.pages import announced, bare, opened, outcome

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.conftest import FramePage
    from tests.framing import Framed
    from tests.serving import Site

SIZE = "ui/notifications/size-changed"
FOLLOW = """addEventListener("message", ({data}) => {
    if (data.method === "%s" && data.params.height !== undefined)
        document.querySelector("iframe").style.height = (data.params.height + %s) + "px";
});"""
CONTENT = '<div style="height: 300px">300</div>'


async def settled(framed: Framed) -> list[Any]:
    """The heights told, when none has come for twenty frames."""
    await framed.frame.evaluate(
        "new Promise(done => { let n = 20; const next = () => n-- ? requestAnimationFrame(next) : done(); next() })"
    )
    return [m["params"].get("height") for m in await framed.messages(SIZE)]


# contract: K1, K2
@pytest.mark.parametrize(
    ("css", "body", "height"),
    [
        ("", CONTENT, 316),
        ("", "<p>text</p>", 50),
        ("body{margin:0}", CONTENT, 300),
        ("body{margin:20px;padding:5px;border:1px solid}", CONTENT, 352),
        ("body{min-height:100vh}", CONTENT, 316),
        ("body{min-height:100vh;margin:0}", CONTENT, 300),
        ("body{height:100vh}", CONTENT, 316),
        ("body{margin:0}#root{min-height:100vh}", f'<div id="root">{CONTENT}</div>', 300),
        ("#root{min-height:100vh}", f'<div id="root">{CONTENT}</div>', 316),
        ("html,body,#root{height:100%}body{margin:0}", f'<div id="root">{CONTENT}</div>', 300),
        ("html,body,#root{height:100%}", f'<div id="root">{CONTENT}</div>', 316),
        ("html,body{height:100%}", "text", 34),
        ("body{margin:0;min-height:100vh;display:flex;flex-direction:column}main{flex:1}", f"<main>{CONTENT}</main>", 300),
        ("body{margin:0}.a{position:absolute;top:100px;height:400px}", '<div>x<div class="a">y</div></div>', 500),
        ("body{margin:0}.a{overflow:visible;height:50px}", f'<div class="a">{CONTENT}</div>', 300),
        ("body{margin:0;max-height:200px;overflow:auto}", CONTENT, 200),
        ("html{max-height:200px}body{margin:0}", CONTENT, 200),
        ("body{margin:0}p{margin:0}", '<p>x</p><div popover style="height:400px;margin:0;border:0;padding:0"></div>', 400),
    ],
)  # fmt: skip
@pytest.mark.parametrize("frame", [150, 480])
async def test_the_height_of_the_content(
    frame_page: FramePage, css: str, body: str, height: int, frame: int
) -> None:
    after = "addEventListener('load', () => document.querySelector('[popover]')?.showPopover())"
    html = bare(head=f"<style>{css}</style>", body=body, after=after).replace("<body>", "<body>")
    framed = await opened(frame_page, html, host_script=FOLLOW % (SIZE, 0), height=frame)
    await framed.wait_for(SIZE)
    heights = await settled(framed)
    assert abs(heights[-1] - height) <= 2, heights
    assert len(heights) <= 3, heights
    assert await framed.frame.evaluate("document.documentElement.style.cssText") == ""


# contract: K1
async def test_changes_are_told_once_a_frame(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare(head="<style>body{margin:0}</style>", body=CONTENT))
    await framed.wait_for(SIZE)
    received = await framed.messages()
    assert [m["method"] for m in received] == ["ui/initialize", "ui/notifications/initialized", SIZE]
    assert received[2]["params"] == {"width": 640, "height": 300}
    for change in ("400px", "400.6px", "401px", "500px"):
        await framed.frame.evaluate("h => { document.body.firstChild.style.height = h }", change)
        await settled(framed)
    await framed.frame.evaluate(
        "() => { for (let n = 0; n < 50; n++) document.body.append(document.createElement('hr')) }"
    )
    heights = await settled(framed)
    assert heights[:3] == [300, 400, 500]
    assert len(heights) == 4


# contract: K1
async def test_nothing_before_the_handshake(frame_page: FramePage) -> None:
    framed = await frame_page(bare(body=CONTENT), initialize=None, sandbox="allow-scripts")
    assert await settled(framed) == []
    await framed.post({"jsonrpc": "2.0", "id": 0, "result": {}})
    await framed.wait_for(SIZE)
    methods = [m["method"] for m in await framed.messages()]
    assert methods.index("ui/notifications/initialized") < methods.index(SIZE)


# contract: K2
@pytest.mark.parametrize("css", ["", "body{min-height:100vh}", "html,body{height:100%}"])
async def test_a_host_that_gives_a_pixel_less(frame_page: FramePage, css: str) -> None:
    html = bare(head=f"<style>{css}</style>", body=CONTENT)
    framed = await opened(frame_page, html, host_script=FOLLOW % (SIZE, -1))
    await framed.wait_for(SIZE)
    assert len(await settled(framed)) <= 3


# contract: K2
async def test_a_frame_that_is_hidden_and_then_shown(frame_page: FramePage) -> None:
    hide = """const hide = new MutationObserver(() => { const f = document.querySelector("iframe");
        if (f) { f.style.display = "none"; hide.disconnect() } }); hide.observe(document, {childList: true, subtree: true});"""
    framed = await opened(frame_page, bare(body=CONTENT), host_script=hide + FOLLOW % (SIZE, 0))
    await framed.request(1, "ping", {})
    assert await framed.messages(SIZE) == []
    await framed.page.evaluate("document.querySelector('iframe').style.display = 'block'")
    await framed.wait_for(SIZE)
    heights = await settled(framed)
    assert heights[-1] == 316
    assert len(heights) <= 3


# contract: K3
async def test_a_container_of_a_fixed_height(frame_page: FramePage) -> None:
    fixed = announced(containerDimensions={"height": 480})
    framed = await opened(frame_page, bare(body=CONTENT), initialize=fixed)
    await framed.frame.evaluate("document.body.append('more')")
    assert await settled(framed) == []


# contract: K4
async def test_a_size_that_the_page_says(frame_page: FramePage) -> None:
    framed = await frame_page(bare({"autoSize": False}), initialize=None, sandbox="allow-scripts")
    for call in ("setSize({height: 1})", "setSize({width: 7, height: 2})"):
        assert (await outcome(framed, call))[0] == "ok"
    assert await framed.messages(SIZE) == []
    await framed.post({"jsonrpc": "2.0", "id": 0, "result": {}})
    await framed.wait_for(SIZE)
    await outcome(framed, "setSize({height: 3})")
    await outcome(framed, "setSize({width: 4})")
    await framed.request(1, "ping", {})
    assert [m["params"] for m in await framed.messages(SIZE)] == [
        {"width": 7, "height": 2},
        {"height": 3},
        {"width": 4},
    ]


# contract: K5
async def test_automatic_sizing_off(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare({"autoSize": False}, body=CONTENT))
    assert await settled(framed) == []


# contract: K6
async def test_window_openai_is_told_the_height(page: Page, page_site: Site) -> None:
    head = "<script>window.heights = []; window.openai = {toolInput: {}, notifyIntrinsicHeight: h => heights.push(h)}</script>"
    await page.goto(page_site.put(bare(head=head, body=CONTENT)))
    await page.wait_for_function("() => heights.length")
    assert await page.evaluate("heights") == [316]


# contract: K7, N2, N3
async def test_nothing_after_teardown(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare(body=CONTENT))
    await framed.wait_for(SIZE)
    assert (await framed.request("bye", "ui/resource-teardown", {}))["result"] == {}
    await framed.frame.evaluate("document.body.append('more', document.createElement('hr'))")
    await framed.page.evaluate("document.querySelector('iframe').style.height = '900px'")
    before = len(await framed.messages())
    await settled(framed)
    assert len(await framed.messages()) == before
    assert framed.silent(), framed.trouble()
