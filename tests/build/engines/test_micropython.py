"""MicroPython in Chromium, under the policies that allow WebAssembly, and what the page says where none does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bascule.build.engines import micropython, micropython_compile
from bascule.host.policies import Policy, policies, policy
from tests.build.engines.support import WASM, failures, module, page, program, said

if TYPE_CHECKING:
    from tests.conftest import FramePage

KIT = module(
    "kit",
    """
import json
import _bascule_port
from bascule.bridge.wire import decode

def say(*values):
    _bascule_port.update(json.dumps(list(values)))

def run(handle):
    def dispatch(text):
        message = decode(text)
        return handle(message[0], message[1] if len(message) > 1 else None) or ""
    _bascule_port.listen(dispatch)
""",
    filename="kit/__init__.py",
    is_package=True,
    origin="toolkit",
)
HELLO = module(
    "widget",
    """
import kit

def handle(topic, value):
    if topic == "start":
        kit.say("started", __name__)
    elif topic == "event":
        kit.say("heard", value)
""",
)
MAIN = "import kit\nimport widget\nkit.run(widget.handle)\n"


@pytest.mark.parametrize("under", [p for p in policies() if p.wasm], ids=lambda p: p.id)
async def test_it_starts_speaks_and_hears_without_a_request_or_a_violation(
    frame_page: FramePage, under: Policy
) -> None:
    html = page(program(KIT, HELLO, main=MAIN))
    framed = await frame_page(html, csp=under.csp, sandbox=under.sandbox, initialize=None)
    assert await said(framed) == [["started", "widget"]]
    await framed.frame.evaluate("dispatch('event', {text: 'å 漢 \\u{1F600}', number: 2 ** 40})")
    assert await said(framed, 2) == [
        ["started", "widget"],
        ["heard", {"text": "å 漢 \U0001f600", "number": 2**40}],
    ]
    assert framed.silent(), framed.trouble()


async def test_it_starts_in_an_opaque_origin(frame_page: FramePage) -> None:
    html = page(program(KIT, HELLO, main=MAIN))
    framed = await frame_page(html, csp=WASM, sandbox="allow-scripts", initialize=None)
    assert await said(framed) == [["started", "widget"]]
    assert framed.silent(), framed.trouble()


async def test_it_starts_from_source_too_and_names_the_authors_file(
    frame_page: FramePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(micropython_compile, "CROSS", None)
    wrong = module("wrong", "def handle():\n    raise ValueError('no')\n", filename="mine/wrong.py")
    html = page(program(KIT, HELLO, wrong, main=MAIN + "import wrong\nwrong.handle()\n"))
    framed = await frame_page(html, csp=WASM, sandbox="allow-scripts", initialize=None)
    [failure] = await failures(framed)
    assert failure["message"] == "ValueError: no"
    assert 'File "mine/wrong.py", line 2' in failure["traceback"]
    assert framed.silent(), framed.trouble()


async def test_it_starts_without_the_browsers_newest_functions(frame_page: FramePage) -> None:
    missing = "<script>delete Uint8Array.fromBase64; delete WebAssembly.compileStreaming;</script>"
    html = page(program(KIT, HELLO, main=MAIN), before=missing)
    framed = await frame_page(html, csp=WASM, sandbox="allow-scripts", initialize=None)
    assert await said(framed) == [["started", "widget"]]
    assert framed.silent(), framed.trouble()


async def test_where_webassembly_is_refused_the_page_is_told_in_plain_words(frame_page: FramePage) -> None:
    under = policy("spec-default-opaque")
    html = page(program(KIT, HELLO, main=MAIN))
    framed = await frame_page(html, csp=under.csp, sandbox=under.sandbox, initialize=None)
    assert await failures(framed) == [
        {
            "message": "This host does not allow WebAssembly, which this widget needs to run.",
            "traceback": "",
        }
    ]
    assert not framed.requests
    assert not framed.errors
    assert [v["blocked"] for v in framed.violations] == ["wasm-eval"], "only the probe's own"


async def test_a_damaged_interpreter_is_told_too(frame_page: FramePage) -> None:
    html = page(program(KIT, HELLO, main=MAIN)).replace("data-bascule-wasm>", "data-bascule-wasm>AAAA", 1)
    framed = await frame_page(html, csp=WASM, sandbox="allow-scripts", initialize=None)
    [failure] = await failures(framed)
    assert failure["message"].startswith("MicroPython did not start: ")
    assert not framed.errors


async def test_nothing_is_left_in_the_window(frame_page: FramePage) -> None:
    before = "<script>window.names = new Set(Object.getOwnPropertyNames(window));</script>"
    framed = await frame_page(
        page(program(KIT, HELLO, main=MAIN), before=before),
        csp=WASM,
        sandbox="allow-scripts",
        initialize=None,
    )
    await said(framed)
    left = "Object.getOwnPropertyNames(window).filter(name => !names.has(name)).sort()"
    assert await framed.frame.evaluate(left) == ["BasculeEngines", "dispatch", "dispatchText", "names"]
    assert await framed.frame.locator("template").count() == 0


async def test_what_python_prints_goes_to_the_console(frame_page: FramePage) -> None:
    source = "import sys\nprint('one', 'två')\nprint('three')\nimport kit\nkit.say(1)"
    framed = await frame_page(
        page(program(KIT, main=source)), csp=WASM, sandbox="allow-scripts", initialize=None
    )
    await said(framed)
    assert framed.console == ["log: one två", "log: three"]


async def test_tasks_sleep_wait_and_are_cancelled(frame_page: FramePage) -> None:
    source = """
import asyncio
import kit

async def double(n):
    await asyncio.sleep(0.01)
    return 2 * n

async def waits(event):
    await event.wait()
    return "set"

async def main():
    kit.say("gather", await asyncio.gather(double(1), double(2)))
    try:
        await asyncio.wait_for(waits(asyncio.Event()), 0.01)
    except asyncio.TimeoutError:
        kit.say("timeout")
    event = asyncio.Event()
    task = asyncio.create_task(waits(event))
    await asyncio.sleep(0)
    event.set()
    kit.say("event", await task)
    lost = asyncio.create_task(waits(asyncio.Event()))
    await asyncio.sleep(0)
    lost.cancel()
    try:
        await lost
    except asyncio.CancelledError:
        kit.say("cancelled")

asyncio.create_task(main())
"""
    framed = await frame_page(
        page(program(KIT, main=source)), csp=WASM, sandbox="allow-scripts", initialize=None
    )
    assert await said(framed, 4) == [["gather", [2, 4]], ["timeout"], ["event", "set"], ["cancelled"]]


def test_the_same_program_gives_the_same_bytes() -> None:
    given = program(KIT, HELLO, main=MAIN)
    assert micropython.parts(given) == micropython.parts(given)


def test_pyscript_is_carried_only_when_a_module_imports_it() -> None:
    without = page(
        program(KIT, module("w", "# from pyscript import document\nx = 'pyscript'"), main="import w")
    )
    imported = page(program(KIT, module("w", "from pyscript import document"), main="import w"))
    assert len(imported) > len(without) + 10_000


def test_the_parts_stay_small() -> None:
    sizes = {part.name: len(part.html) for part in micropython.parts(program(KIT, main=""))}
    assert sum(sizes.values()) <= 275_000, sizes


def test_only_modules_that_run_there_are_carried_by_the_names_that_tracebacks_show() -> None:
    described = module("bascule.described", '"""CPython only."""', origin="toolkit")
    moved = module("moved", "x = 1", filename="widgets/moved.py")
    files = micropython.files(program(KIT, HELLO, described, moved, main=MAIN))
    assert sorted(path for path in files if not path.startswith("bascule/")) == [
        "_bascule_main.mpy",
        "_bascule_start.mpy",
        "kit/__init__.mpy",
        "moved.mpy",
        "widget.mpy",
    ]
    assert "bascule/described.mpy" not in files
    assert b"widgets/moved.py" in files["moved.mpy"]
    assert files["bascule/bridge/wire.mpy"][:2] == b"M\x06"
