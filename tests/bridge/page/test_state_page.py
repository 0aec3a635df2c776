"""The widget's state (contract, sections N4 to N6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bridge.page.pages import announced, bare, opened, outcome

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.conftest import FramePage
    from tests.serving import Site

STATE = "BasculeBridge.getWidgetState()"


# contract: N4, N5
async def test_state_is_found_again_by_its_tool_alone(page: Page, page_site: Site) -> None:
    mine = page_site.put(bare({"tool": "mine"}))
    await page.goto(mine)
    assert await page.evaluate(STATE) is None
    assert (await page.evaluate("outcome(BasculeBridge.setWidgetState({n: [1, null]}))"))[0] == "ok"
    assert await page.evaluate("localStorage.getItem('bascule:widget:mine')") == '{"n":[1,null]}'
    await page.goto(page_site.put(bare({"tool": "yours"})))
    assert await page.evaluate(STATE) is None
    await page.goto(mine)
    assert await page.evaluate(STATE) == {"n": [1, None]}
    assert await page.evaluate("BasculeBridge.capabilities.canPersistState") is True


# contract: N4
async def test_the_tool_may_be_told_by_the_data_or_the_host(frame_page: FramePage) -> None:
    framed = await opened(
        frame_page, bare(data={"toolName": "embedded"}), sandbox="allow-scripts allow-same-origin"
    )
    await outcome(framed, "setWidgetState(1)")
    told = announced(toolInfo={"tool": {"name": "told", "inputSchema": {}}})
    framed = await opened(frame_page, initialize=told, sandbox="allow-scripts allow-same-origin")
    await outcome(framed, "setWidgetState(2)")
    keys = await framed.frame.evaluate("Object.keys(localStorage).sort()")
    assert keys == ["bascule:widget:embedded", "bascule:widget:told"]


# contract: N4, N6
async def test_where_storage_is_refused(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    assert (
        await framed.frame.evaluate("(() => { try { return localStorage } catch (e) { return e.name } })()")
        == "SecurityError"
    )
    assert (await outcome(framed, "setWidgetState({n: 1})"))[0] == "ok"
    assert await framed.frame.evaluate(STATE) == {"n": 1}
    for bad in ("{n: NaN}", "{n: 1n}", "(() => { const a = []; a.push(a); return a })()"):
        assert (await outcome(framed, f"setWidgetState({bad})"))[0] == "InvalidRequest"
    assert await framed.frame.evaluate(STATE) == {"n": 1}
    assert framed.silent(), framed.trouble()


# contract: N5
async def test_state_that_somebody_broke(page: Page, page_site: Site) -> None:
    mine = page_site.put(bare({"tool": "mine"}))
    await page.goto(mine)
    await page.evaluate("localStorage.setItem('bascule:widget:mine', '{broken')")
    await page.reload()
    assert await page.evaluate(f"[{STATE}, thrown]") == [None, []]


# contract: N4
async def test_storage_is_left_alone_where_nothing_keeps_state(frame_page: FramePage) -> None:
    watch = """<script>window.asked = 0;
        Object.defineProperty(window, "localStorage", {get() { asked += 1; throw new Error("asked"); }});</script>"""
    framed = await opened(frame_page, bare({"keepsState": False}, head=watch))
    assert await framed.frame.evaluate("asked") == 0
    framed = await opened(frame_page, bare(head=watch))
    assert await framed.frame.evaluate("asked") > 0
