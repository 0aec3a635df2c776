"""Pyodide in Chromium, served on loopback from the npm package, under the policy that the page asks hosts for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bascule.build.engines import origins, pyodide
from bascule.build.engines.elsewhere import with_origins
from bascule.host.csp import merge
from bascule.host.policies import Policy, policies, policy
from tests.build.engines.support import failures, heap, module, page, program, said
from tests.build.engines.test_errors import THROW
from tests.build.engines.test_micropython import HELLO, KIT, MAIN
from tests.pyodide import HOME, TYPES, serve
from tests.serving import Site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from bascule.build.models import Program
    from tests.conftest import FramePage
    from tests.framing import Framed

HOST = policy("spec-wasm")._replace(sandbox="allow-scripts")


@pytest.fixture(scope="module")
def cdn() -> Iterator[Site]:
    """An origin of its own with Pyodide in `/full/`."""
    with Site() as site:
        serve(site)
        yield site


def _at(made: Program, url: str, *packages: str) -> Program:
    return made.model_copy(update={"runtime": url, "packages": packages})


async def _framed(
    frame_page: FramePage, made: Program, under: Policy = HOST, *, before: str = "", csp: Any = None
) -> Framed:
    declared = with_origins({}, origins((("pyodide", made),))) if csp is None else csp
    return await frame_page(
        page(made, before=before, engine="pyodide"),
        csp=merge(under.csp, declared).csp,
        sandbox=under.sandbox,
        initialize=None,
    )


@pytest.mark.parametrize("under", [p for p in policies() if p.wasm], ids=lambda p: p.id)
async def test_it_starts_speaks_and_hears(frame_page: FramePage, cdn: Site, under: Policy) -> None:
    framed = await _framed(frame_page, _at(program(KIT, HELLO, main=MAIN), f"{cdn.origin}/full/"), under)
    assert await said(framed) == [["started", "widget"]]
    await framed.frame.evaluate("dispatch('event', {text: 'å 漢 \\u{1F600}', number: 2 ** 40, whole: 1.0})")
    assert (await said(framed, 2))[1] == ["heard", {"text": "å 漢 \U0001f600", "number": 2**40, "whole": 1}]
    assert sorted(framed.requests) == sorted(f"{cdn.origin}/full/{name}" for name in TYPES)
    assert not framed.violations, framed.violations
    assert not framed.errors, framed.errors


async def test_little_is_left_in_the_window(frame_page: FramePage, cdn: Site) -> None:
    before = "<script>window.names = new Set(Object.getOwnPropertyNames(window));"
    before += "window.were = [fetch, WebAssembly.instantiateStreaming];</script>"
    framed = await _framed(
        frame_page, _at(program(KIT, HELLO, main=MAIN), f"{cdn.origin}/full/"), before=before
    )
    await said(framed)
    left = "Object.getOwnPropertyNames(window).filter(name => !names.has(name)).sort()"
    ours = ["BasculeEngines", "dispatch", "dispatchText", "names", "were"]
    assert await framed.frame.evaluate(left) == sorted([*ours, "loadPyodide"])
    assert await framed.frame.evaluate("were[0] === fetch && were[1] === WebAssembly.instantiateStreaming")
    assert await framed.frame.locator("template").count() == 0


async def test_what_python_prints_goes_to_the_console(frame_page: FramePage, cdn: Site) -> None:
    source = "import sys\nprint('one', 'två')\nprint('three')\nprint('bad', file=sys.stderr)\nimport kit\nkit.say(1)"
    framed = await _framed(frame_page, _at(program(KIT, main=source), f"{cdn.origin}/full/"))
    await said(framed)
    assert framed.console == ["log: one två", "log: three", "error: bad"]


async def test_an_error_at_start_is_told_with_the_authors_line(frame_page: FramePage, cdn: Site) -> None:
    broken = module(
        "widget",
        "import kit\n\n\ndef divide(value):\n    return 1 / value\n\n\ndivide(0)\n",
        filename="my-card.py",
    )
    framed = await _framed(frame_page, _at(program(KIT, broken, main="import widget"), f"{cdn.origin}/full/"))
    [failure] = await failures(framed)
    assert failure["message"] == "ZeroDivisionError: division by zero"
    lines = [line.strip() for line in failure["traceback"].splitlines() if line.startswith("  File")]
    assert lines == [
        'File "__main__.py", line 1, in <module>',
        'File "my-card.py", line 8, in <module>',
        'File "my-card.py", line 5, in divide',
    ]
    assert "return 1 / value" in failure["traceback"]


async def test_errors_of_the_page_are_python_errors_and_pythons_are_values(
    frame_page: FramePage, cdn: Site
) -> None:
    source = """
import kit
from pyscript import window

def handle(topic, value):
    if topic != "event":
        return
    caught = 0
    for _ in range(1000):
        try:
            window.JSON.parse("{")
        except Exception:
            caught += 1
    kit.say(caught)
    raise KeyError("mine")
kit.run(handle)
"""
    made = program(KIT, module("widget", source), main="import widget")
    framed = await _framed(frame_page, _at(made, f"{cdn.origin}/full/"))
    await framed.frame.wait_for_function("() => window.dispatch", timeout=60_000)
    for _ in range(3):
        told = json.loads(await framed.frame.evaluate("dispatch('event', {})"))
        assert (told["name"], told["message"]) == ("KeyError", "KeyError: 'mine'")
        assert 'File "widget.py", line 15, in handle' in told["traceback"]
    assert await said(framed, 3) == [[1000]] * 3
    assert not framed.errors, framed.errors


async def test_tasks_are_cpythons_own(frame_page: FramePage, cdn: Site) -> None:
    source = """
import asyncio
import kit

async def double(n):
    await asyncio.sleep(0.01)
    return 2 * n

async def main():
    kit.say("gather", await asyncio.gather(double(1), double(2)))
    try:
        async with asyncio.timeout(0.01):
            await asyncio.Event().wait()
    except TimeoutError:
        kit.say("timeout")
    queue = asyncio.Queue()
    async with asyncio.TaskGroup() as group:
        got = group.create_task(queue.get())
        await queue.put("item")
    kit.say("queue", got.result())
    lost = asyncio.create_task(asyncio.Event().wait())
    await asyncio.sleep(0)
    lost.cancel()
    try:
        await lost
    except asyncio.CancelledError:
        kit.say("cancelled")

asyncio.create_task(main())
"""
    framed = await _framed(frame_page, _at(program(KIT, main=source), f"{cdn.origin}/full/"))
    assert await said(framed, 4) == [["gather", [2, 4]], ["timeout"], ["queue", "item"], ["cancelled"]]


async def test_pyscript_is_as_it_documents_itself(frame_page: FramePage, cdn: Site) -> None:
    source = """
import asyncio
import kit
from pyscript import HTML, display, document, ffi, js_import, py_import, storage, web, when, window

root = document.getElementById("bascule-root")
root.innerHTML = '<button id="b">press</button><div id="here"></div>'

@when("click", "#b")
def pressed(event):
    kit.say("pressed", event.target.id)

async def main():
    kept = await storage("notes")
    kept["list"] = [1, "två"]
    await kept.sync()
    kit.say({name: value for name, value in (await storage("notes")).items()})
    for call in (py_import("numpy"), js_import("nowhere")):
        try:
            await call
        except Exception as error:
            kit.say(str(error))

display("plain <b>text</b>", target="here")
display(HTML("<i>marked</i>"))
web.page.body.append(web.div(web.p("one", classes=["x"]), id="made"))
kit.say(document.querySelector("#none") is None, window.JSON.stringify(ffi.to_js({"a": [1, None]})))
asyncio.create_task(main())
"""
    made = program(KIT, module("widget", source), main="import widget")
    framed = await _framed(frame_page, _at(made, f"{cdn.origin}/full/"))
    first, kept, named, nowhere = await said(framed, 4)
    assert first == [True, '{"a":[1,null]}']
    assert kept == [{"list": [1, "två"]}]
    assert "@widget(packages=" in named[0]
    assert "nowhere" in nowhere[0]
    await framed.frame.get_by_role("button", name="press").click()
    assert (await said(framed, 5))[4] == ["pressed", "b"]
    assert await framed.frame.locator("#here").inner_text() == "plain <b>text</b>"
    assert await framed.frame.locator("#bascule-output i").inner_text() == "marked"
    assert await framed.frame.locator("#made .x").inner_text() == "one"


def test_the_same_program_gives_the_same_bytes_and_carries_pyscript_only_when_imported() -> None:
    made = program(KIT, HELLO, main=MAIN)
    assert pyodide.parts(made) == pyodide.parts(made)
    assert "pyscript" not in pyodide.modules(made)
    more = program(KIT, module("w", "from pyscript import document"), main="import w")
    assert "pyscript.web" in pyodide.modules(more)


def test_it_is_loaded_from_the_pinned_public_address_unless_told_otherwise() -> None:
    made = program(KIT, main="")
    manifest = json.loads((HOME / "package.json").read_text("utf-8"))
    assert pyodide.address(made) == f"https://cdn.jsdelivr.net/pyodide/v{manifest['version']}/full/"
    assert pyodide.origins(made) == ("https://cdn.jsdelivr.net",)
    assert pyodide.origins(_at(made, "http://127.0.0.1:8000/py/")) == ("http://127.0.0.1:8000",)


@pytest.mark.parametrize(
    ("source", "packages", "loaded"),
    [
        ("import zoneinfo", (), ["tzdata"]),
        ("from zoneinfo import ZoneInfo", ("numpy",), ["numpy", "tzdata"]),
        ("import zoneinfo", ("tzdata",), ["tzdata"]),
        ("import datetime", (), []),
    ],
)
def test_time_zones_come_with_what_imports_them(
    source: str, packages: tuple[str, ...], loaded: list[str]
) -> None:
    made = program(module("widget", source), main="import widget")
    assert pyodide.packages(made.model_copy(update={"packages": packages})) == loaded


# contract: issue 4, "1,000 of each: the engine lives on, memory stays flat"
async def test_a_thousand_errors_each_way_leave_the_engine_alive_and_the_memory_flat(
    frame_page: FramePage, cdn: Site
) -> None:
    source = """
import gc
import js
import kit
from pyodide.ffi import JsException, create_proxy

def raises():
    raise ValueError("from Python")

PROXY = create_proxy(raises)

def handle(topic, value):
    if topic == "raise":
        raises()
    if topic != "event":
        return
    caught = [0, 0, 0]
    for _ in range(1000):
        try:
            js.throws()
        except JsException:
            caught[0] += 1
        caught[1] += "ValueError: from Python" in js.catches(PROXY)
        try:
            js.calls(PROXY)
        except ValueError:
            caught[2] += 1
    gc.collect()
    kit.say(caught, len(gc.get_objects()))

kit.run(handle)
"""
    made = _at(program(KIT, module("widget", source), main="import widget"), f"{cdn.origin}/full/")
    framed = await _framed(frame_page, made, before=THROW)
    await framed.frame.wait_for_function("() => window.dispatch", timeout=60_000)
    for _ in range(2):
        await framed.frame.evaluate("window.dispatch('event', null)")
    before = await heap(framed)
    for _ in range(2):
        await framed.frame.evaluate("window.dispatch('event', null)")
    answers = await said(framed, 4)
    assert [caught for caught, _ in answers] == [[1000, 1000, 1000]] * 4
    objects = [number for _, number in answers]
    assert objects[3] - objects[1] < 100, objects
    assert await heap(framed) - before < 120_000
    [failed] = await framed.frame.evaluate("[window.dispatch('raise', null)].map(JSON.parse)")
    assert (failed["name"], failed["message"]) == ("ValueError", "ValueError: from Python")
    assert not framed.errors, framed.errors
