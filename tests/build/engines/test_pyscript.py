"""What a widget may import from `pyscript`, on MicroPython: PyScript's own package, as PyScript documents it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.build.engines.support import WASM, module, page, program, said
from tests.build.engines.test_micropython import KIT

if TYPE_CHECKING:
    from tests.conftest import FramePage
    from tests.framing import Framed


async def _framed(frame_page: FramePage, source: str, sandbox: str = "allow-scripts") -> Framed:
    html = page(program(KIT, module("widget", source), main="import widget"))
    return await frame_page(html, csp=WASM, sandbox=sandbox, initialize=None)


async def test_window_and_document_are_the_pages(frame_page: FramePage) -> None:
    source = """
import kit
from pyscript import document, window

root = document.getElementById("bascule-root")
root.textContent = "from Python"
kit.say(window.document.querySelector("#bascule-root").textContent, window.Math.max(1, 2) == 2)
"""
    framed = await _framed(frame_page, source)
    assert await said(framed) == [["from Python", True]]
    assert framed.silent(), framed.trouble()


async def test_when_hears_events_and_display_writes(frame_page: FramePage) -> None:
    source = """
import asyncio
import kit
from pyscript import HTML, display, document, when

document.getElementById("bascule-root").innerHTML = '<button id="b">press</button><div id="here"></div>'

@when("click", "#b")
def pressed(event):
    kit.say("pressed", event.target.id)

@when("click", "#b")
async def later(event):
    await asyncio.sleep(0)
    kit.say("later")

display("plain <b>text</b>", target="here")
display(HTML("<i>marked</i>"))
kit.say("ready")
"""
    framed = await _framed(frame_page, source)
    await said(framed)
    await framed.frame.get_by_role("button", name="press").click()
    assert (await said(framed, 3))[1:] == [["pressed", "b"], ["later"]]
    assert await framed.frame.locator("#here").inner_text() == "plain <b>text</b>"
    assert await framed.frame.locator("#bascule-output i").inner_text() == "marked"
    assert framed.silent(), framed.trouble()


async def test_web_makes_and_finds_elements(frame_page: FramePage) -> None:
    source = """
import kit
from pyscript import web

web.page.body.append(web.div(web.p("one", classes=["x"]), id="made"))
kit.say([p.textContent for p in web.page.find(".x")], web.page["#made"].id)
"""
    framed = await _framed(frame_page, source)
    assert await said(framed) == [[["one"], "made"]]
    assert framed.silent(), framed.trouble()


async def test_ffi_converts(frame_page: FramePage) -> None:
    source = """
import kit
from pyscript import ffi, window

kit.say(window.JSON.stringify(ffi.to_js({"a": [1, None]})), ffi.is_none(None))
proxy = ffi.create_proxy(lambda a, b: a + b)
kit.say(window.Reflect.apply(proxy, None, ffi.to_js([1, 2])))
"""
    framed = await _framed(frame_page, source)
    assert await said(framed, 2) == [['{"a":[1,null]}', True], [3]]


async def test_fetch_answers_or_raises_what_the_policy_says(frame_page: FramePage) -> None:
    source = """
import asyncio
import kit
from pyscript import fetch

async def main():
    try:
        await fetch("data:text/plain,x").text()
    except Exception as error:
        kit.say(type(error).__name__, error.args[1])

asyncio.create_task(main())
"""
    framed = await _framed(frame_page, source)
    assert await said(framed) == [["JsException", "TypeError"]]
    assert [v["directive"] for v in framed.violations] == ["connect-src"]


STORAGE = """
import asyncio
import kit
from pyscript import storage

async def main():
    kept = await storage("notes")
    other = await storage("others")
    before = {name: value for name, value in kept.items()}
    kept["list"] = [1, "två"]
    kept["none"] = None
    other["list"] = 3
    await kept.sync()
    del kept["none"]
    again = await storage("notes")
    kit.say(before, {name: value for name, value in again.items()}, len(other))

asyncio.create_task(main())
"""


async def test_storage_keeps_where_the_host_allows_it(frame_page: FramePage) -> None:
    framed = await _framed(frame_page, STORAGE, sandbox="allow-scripts allow-same-origin")
    assert await said(framed) == [[{}, {"list": [1, "två"]}, 1]]
    async with framed.page.expect_event("framenavigated"):
        await framed.frame.evaluate("location.reload()")
    await framed.frame.wait_for_function("() => window.said && window.said.length > 0")
    assert (await said(framed))[0][0] == {"list": [1, "två"]}


async def test_storage_works_in_an_opaque_origin_as_long_as_the_page_lives(frame_page: FramePage) -> None:
    framed = await _framed(frame_page, STORAGE)
    assert await said(framed) == [[{}, {"list": [1, "två"]}, 1]]
    assert framed.silent(), framed.trouble()


async def test_workers_say_that_there_are_none(frame_page: FramePage) -> None:
    source = """
import kit
from pyscript import PyWorker

try:
    PyWorker("worker.py")
except Exception as error:
    kit.say(error.args[2])
"""
    framed = await _framed(frame_page, source)
    assert await said(framed) == [["a widget has no workers"]]
