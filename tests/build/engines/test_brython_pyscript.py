"""What a widget may import from `pyscript` on Brython."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.build.engines.support import NO_WASM, module, page, program, said
from tests.build.engines.test_micropython import KIT

if TYPE_CHECKING:
    from tests.conftest import FramePage


async def test_window_document_when_and_display(frame_page: FramePage) -> None:
    source = """
import asyncio
import kit
from pyscript import HTML, display, document, when, window

root = document.getElementById("bascule-root")
root.innerHTML = '<button id="b">press</button><div id="here"></div>'

@when("click", "#b")
def pressed(event):
    kit.say("pressed", event.target.id)

@when("click", "#b")
async def later():
    await asyncio.sleep(0)
    kit.say("later")

display("plain <b>text</b>", target="here")
display(HTML("<i>marked</i>"))
kit.say("ready", window.Math.max(1, 2), window.document.querySelector("#b").textContent)
"""
    html = page(program(KIT, module("widget", source), main="import widget"), engine="brython")
    framed = await frame_page(html, csp=NO_WASM, sandbox="allow-scripts", initialize=None)
    assert await said(framed) == [["ready", 2, "press"]]
    await framed.frame.get_by_role("button", name="press").click()
    assert (await said(framed, 3))[1:] == [["pressed", "b"], ["later"]]
    assert await framed.frame.locator("#here").inner_text() == "plain <b>text</b>"
    assert await framed.frame.locator("#bascule-output i").inner_text() == "marked"
    assert framed.silent(), framed.trouble()
