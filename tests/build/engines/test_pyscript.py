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


async def test_whole_numbers_of_the_page_are_not_cut(frame_page: FramePage) -> None:
    """A time in milliseconds is one; a page's `timeOrigin` is whole now and then, which made `date.today()` 1970."""
    source = """
import kit
from pyscript import window

number = window.Number
kit.say([number(text) for text in ("0", "-1", "2147483647", "-2147483648", "0.5")])
kit.say([number(text) == value for text, value in (("2147483648", 2**31), ("-9007199254740991", 1 - 2**53))])
kit.say(1.7e12 < window.Date.now() < 1e13)
"""
    framed = await _framed(frame_page, source)
    assert await said(framed, 3) == [[[0, -1, 2147483647, -2147483648, 0.5]], [[True, True]], [True]]
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


# What PyScript's own documentation shows of these names; `test_brython_pyscript.py` runs the same.
DOCUMENTED = """
import asyncio
import kit
from pyscript import Event, HTML, display, document, ffi, when, window

root = document.getElementById("bascule-root")
root.innerHTML = '<button id="b">press</button><button id="c">other</button><div id="here">old</div>'
mine, another = Event(), Event()

@when("click", "#b")
def each(event):
    kit.say("each", event.type)

@when("click", "#b", once=True)
def first():
    kit.say("once")

@when("click", document.getElementById("c"))
@when(mine)
def stacked(event):
    kit.say("stacked", event if isinstance(event, str) else event.target.id)

def plain():
    kit.say("plain")

when([mine, another])(plain)

@when("click", "button")
async def later(event):
    await asyncio.sleep(0)
    kit.say("later", event.target.id)

@when(another)
def told(result):
    kit.say("told", result)

for wrong in [("click", "#nothing"), ("click", None)]:
    try:
        when(*wrong)
    except ValueError as error:
        kit.say(str(error))
display("new", target="here", append=False)
display("more", HTML("<i>marked</i>"), target="#here")
made = ffi.to_js({"a": [1, None, "x"]})
ffi.assign(made, {"b": 2})
kit.say(window.JSON.stringify(made), ffi.is_none(None), ffi.is_none(0))
document.body.addEventListener("mine", ffi.create_proxy(lambda event: mine.trigger(event.type)))
document.body.dispatchEvent(window.Event.new("mine"))
another.trigger(5)
"""
TOLD = [
    ["No elements found for selector: #nothing"],
    ["Selector required for DOM event handling."],
    ['{"a":[1,null,"x"],"b":2}', True, False],
    ["stacked", "mine"],
    ["plain"],
    ["plain"],
    ["told", 5],
]
PRESSED = [
    ["each", "click"],
    ["once"],
    ["later", "b"],
    ["each", "click"],
    ["later", "b"],
    ["stacked", "c"],
    ["later", "c"],
]


async def documented(framed: Framed) -> None:
    """What `DOCUMENTED` says and shows."""
    assert await said(framed, 7) == TOLD
    for name, number in (("press", 10), ("press", 12), ("other", 14)):
        await framed.frame.get_by_role("button", name=name).click()
        await said(framed, number)
    assert (await said(framed, 14))[7:] == PRESSED
    assert await framed.frame.locator("#here").inner_text() == "new\nmore\nmarked"
    assert await framed.frame.locator("#here i").count() == 1
    assert framed.silent(), framed.trouble()


async def test_the_documented_names_do_what_is_documented(frame_page: FramePage) -> None:
    await documented(await _framed(frame_page, DOCUMENTED))


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
