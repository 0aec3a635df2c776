"""Errors across the boundary between JavaScript and Brython: caught, told with file and line, and survived."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.build.engines.support import NO_WASM, heap, module, page, program, said
from tests.build.engines.test_errors import THROW
from tests.build.engines.test_micropython import KIT

if TYPE_CHECKING:
    from typing import Any

    from tests.conftest import FramePage
    from tests.framing import Framed


async def _framed(frame_page: FramePage, *modules: Any, main: str) -> Framed:
    html = page(program(KIT, *modules, main=main), before=THROW, engine="brython")
    return await frame_page(html, csp=NO_WASM, sandbox="allow-scripts", initialize=None)


async def test_an_error_of_the_page_is_an_exception_of_python_and_back(frame_page: FramePage) -> None:
    source = """
import kit
from browser import window

def attempt(function):
    steps = []
    try:
        function()
    except Exception as error:
        steps.append([type(error).__name__, str(error)])
    finally:
        steps.append("finally")
    return steps

def raises():
    return {}["k"]

def deep():
    return deep()

kit.say(attempt(window.throws), attempt(window.throwsText), attempt(lambda: window.calls(window.throws)))
kit.say(attempt(lambda: window.getter.broken), attempt(lambda: window.calls(raises)), attempt(deep))
kit.say(window.catches(raises))
"""
    framed = await _framed(frame_page, module("widget", source), main="import widget")
    first, second, [caught] = await said(framed, 3)
    error = ["JavascriptError", "TypeError: from the page"]
    assert first == [
        [error, "finally"],
        [["JavascriptError", "Error: only text"], "finally"],
        [error, "finally"],
    ]
    assert second == [
        [["JavascriptError", "RangeError: no such field"], "finally"],
        [["KeyError", "'k'"], "finally"],
        [["RecursionError", "maximum recursion depth exceeded"], "finally"],
    ]
    assert caught.splitlines()[-2:] == ['  File "widget.py", line 16, in raises', "KeyError: 'k'"]
    assert framed.silent(), framed.trouble()


# contract: issue 4, "1,000 of each: the engine lives on, memory stays flat"
async def test_a_thousand_errors_each_way_leave_the_engine_alive_and_the_memory_flat(
    frame_page: FramePage,
) -> None:
    source = """
import kit
from browser import window

def raises():
    raise ValueError("from Python")

def handle(topic, value):
    if topic == "raise":
        raises()
    if topic != "event":
        return
    caught = [0, 0, 0]
    for _ in range(1000):
        try:
            window.throws()
        except Exception:
            caught[0] += 1
        caught[1] += "ValueError: from Python" in window.catches(raises)
        try:
            window.calls(raises)
        except ValueError:
            caught[2] += 1
    kit.say(*caught)

kit.run(handle)
"""
    framed = await _framed(frame_page, module("widget", source), main="import widget")
    await framed.frame.wait_for_function("() => window.dispatch")
    await framed.frame.evaluate("window.dispatch('event', null)")
    assert await said(framed) == [[1000, 1000, 1000]]
    [failed] = await framed.frame.evaluate("[window.dispatch('raise', null)].map(JSON.parse)")
    assert (failed["name"], failed["message"]) == ("ValueError", "from Python")
    assert 'File "widget.py", line 6, in raises' in failed["traceback"]
    await framed.frame.evaluate("window.dispatch('event', null)")
    assert await said(framed, 2) == [[1000, 1000, 1000]] * 2
    before = await heap(framed)
    for _ in range(2):
        await framed.frame.evaluate("window.dispatch('event', null)")
    assert await said(framed, 4) == [[1000, 1000, 1000]] * 4
    # 6,000 errors more: less than 20 bytes each would stay.
    assert await heap(framed) - before < 120_000
    assert framed.silent(), framed.trouble()


async def test_a_traceback_names_files_and_lines_through_tasks_and_imports(frame_page: FramePage) -> None:
    helper = module("parts.helper", "\n\ndef deep(value):\n    return 1 / value\n")
    package = module("parts", "", filename="parts/__init__.py", is_package=True)
    source = """
import asyncio
import traceback_of
from parts.helper import deep

async def inner():
    await asyncio.sleep(0)
    deep(0)

async def main():
    try:
        await inner()
    except ZeroDivisionError as error:
        traceback_of.say(error)

asyncio.create_task(main())
"""
    tell = """
import kit

def say(error):
    step = error.__traceback__
    seen = []
    while step is not None:
        code = step.tb_frame.f_code
        seen.append([code.co_filename, step.tb_lineno, code.co_name])
        step = step.tb_next
    kit.say(*seen)
"""
    modules = (package, helper, module("traceback_of", tell), module("widget", source))
    framed = await _framed(frame_page, *modules, main="import widget")
    assert await said(framed) == [
        [["widget.py", 12, "main"], ["widget.py", 8, "inner"], ["parts/helper.py", 4, "deep"]]
    ]
