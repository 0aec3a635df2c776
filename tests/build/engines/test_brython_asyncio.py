"""`asyncio` on Brython does what CPython's does: the same programs, run on both."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.build.engines import asyncio_more, asyncio_programs
from tests.build.engines.support import NO_WASM, module, page, program, said
from tests.build.engines.test_micropython import KIT

if TYPE_CHECKING:
    from types import ModuleType

    from bascule.build.models import Module
    from tests.conftest import FramePage

RUN = """
import asyncio
import json
import kit
from asyncio_more import MORE
from asyncio_programs import PROGRAMS

async def main():
    for run in PROGRAMS + MORE:
        seen = []
        try:
            await asyncio.wait_for(run(seen), 5)
        except BaseException as error:
            seen.append(["failed", type(error).__name__, str(error)])
        kit.say(run.__name__, json.loads(json.dumps(seen)))
    kit.say("end", [])

asyncio.create_task(main())
"""


def _source(of: ModuleType) -> Module:
    text = Path(str(of.__file__)).read_text("utf-8").replace("from typing import Any\n", "Any = None\n")
    return module(of.__name__.rpartition(".")[2], text)


async def test_every_program_gives_what_it_gives_on_cpython(frame_page: FramePage) -> None:
    programs = [*asyncio_programs.PROGRAMS, *asyncio_more.MORE]
    sources = (_source(asyncio_more), _source(asyncio_programs))
    html = page(program(KIT, *sources, main=RUN), engine="brython")
    framed = await frame_page(html, csp=NO_WASM, sandbox="allow-scripts", initialize=None)
    found = dict(await said(framed, len(programs) + 1))
    expected: dict[str, Any] = {"end": []}
    for run in programs:
        seen: list[Any] = []
        await asyncio.wait_for(run(seen), 5)
        expected[run.__name__] = json.loads(json.dumps(seen))
    assert found == expected
    assert framed.silent(), framed.trouble()


async def test_promises_are_awaited_cancelled_and_caught(frame_page: FramePage) -> None:
    source = """
import asyncio
import kit
from browser import window

async def forever():
    try:
        await window.never
    finally:
        kit.say("left")

async def main():
    kit.say(await window.kept, await window.late())
    try:
        await window.broken()
    except Exception as error:
        kit.say(type(error).__name__, "from the page" in str(error))
    task = asyncio.create_task(forever())
    await asyncio.sleep(0)
    task.cancel()
    results = await asyncio.gather(task, window.kept, return_exceptions=True)
    kit.say(type(results[0]).__name__, results[1])

asyncio.create_task(main())
"""
    before = """<script>
    window.kept = Promise.resolve(7); window.never = new Promise(() => {});
    window.late = () => new Promise(resolve => setTimeout(resolve, 5, "late"));
    window.broken = async () => { throw new TypeError("from the page"); };
    </script>"""
    html = page(program(KIT, main=source), before=before, engine="brython")
    framed = await frame_page(html, csp=NO_WASM, sandbox="allow-scripts", initialize=None)
    assert await said(framed, 4) == [
        [7, "late"],
        ["JavascriptError", True],
        ["left"],
        ["CancelledError", 7],
    ]


@pytest.mark.parametrize(
    "source", ["asyncio.create_task(fails())", "asyncio.get_event_loop().call_soon(broken)"]
)
async def test_an_error_that_nobody_takes_is_told_and_stops_nothing(
    frame_page: FramePage, source: str
) -> None:
    made = f"""
import asyncio
import kit

async def fails():
    await asyncio.sleep(0)
    raise ValueError("nobody")

def broken():
    raise ValueError("nobody")

async def main():
    {source}
    await asyncio.sleep(0.02)
    kit.say("alive")

asyncio.create_task(main())
"""
    html = page(program(KIT, module("widget", made), main="import widget"), engine="brython")
    framed = await frame_page(html, csp=NO_WASM, sandbox="allow-scripts", initialize=None)
    assert await said(framed) == [["alive"]]
    [line] = [line for line in framed.console if "nobody" in line]
    assert 'File "widget.py", line' in line
    assert not framed.errors
