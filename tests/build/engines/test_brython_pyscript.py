"""What a widget may import from `pyscript` on Brython."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from bascule.build.check import check
from bascule.build.check.places import PYSCRIPT
from bascule.build.engines.brython_library import _source
from tests.build.engines.support import NO_WASM, module, page, program, said
from tests.build.engines.test_micropython import KIT
from tests.build.engines.test_pyscript import DOCUMENTED, documented

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


async def test_the_documented_names_do_what_is_documented(frame_page: FramePage) -> None:
    html = page(program(KIT, module("widget", DOCUMENTED), main="import widget"), engine="brython")
    await documented(await frame_page(html, csp=NO_WASM, sandbox="allow-scripts", initialize=None))


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("from pyscript import window, web", "pyscript.web"),
        ("from pyscript import storage", "pyscript.storage"),
        ("import pyscript\npyscript.WebSocket('x')", "pyscript.WebSocket"),
        ("from pyscript.events import Event", "pyscript.events"),
    ],
)
def test_what_is_not_there_is_refused_with_who_has_it(line: str, name: str) -> None:
    [found] = check([module("widget", line)], "auto")
    assert (found.code, found.engines) == ("BP028", ("brython",))
    assert f"{name} is PyScript's, which only micropython and pyodide have" in found.message


def test_the_checker_knows_what_is_there() -> None:
    tree = ast.parse(_source("pyscript"))
    [told] = [
        n.value for n in tree.body if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "__all__"
    ]
    assert set(ast.literal_eval(told)) == PYSCRIPT
    assert not check([module("widget", f"from pyscript import {', '.join(sorted(PYSCRIPT))}")], "auto")
