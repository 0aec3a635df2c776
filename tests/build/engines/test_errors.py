"""Errors across the boundary between JavaScript and MicroPython: caught, told with file and line, and survived."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bascule.build.engines import micropython
from bascule.build.errors import BuildError
from tests.build.engines.support import WASM, failures, module, page, program, said
from tests.build.engines.test_micropython import KIT

if TYPE_CHECKING:
    from typing import Any

    from tests.conftest import FramePage
    from tests.framing import Framed

THROW = """<script>
window.throws = () => { throw new TypeError("from the page"); };
window.throwsText = () => { throw "only text"; };
window.calls = f => f();
window.catches = f => { try { f(); return "nothing"; } catch (error) { return error.message; } };
window.getter = { get broken() { throw new RangeError("no such field"); } };
</script>"""


async def _framed(frame_page: FramePage, *modules: Any, main: str) -> Framed:
    html = page(program(KIT, *modules, main=main), before=THROW)
    return await frame_page(html, csp=WASM, sandbox="allow-scripts", initialize=None)


async def test_an_error_of_the_page_is_an_exception_of_python(frame_page: FramePage) -> None:
    source = """
import js
import kit

def attempt(function):
    steps = []
    try:
        function()
    except Exception as error:
        steps.append([type(error).__name__] + [str(a) for a in error.args[1:]])
    finally:
        steps.append("finally")
    return steps

def text():
    js.throwsText()

def through():
    js.calls(lambda: js.calls(js.throws))

def attribute():
    js.getter.broken

def construct():
    js.Promise.new()

def python():
    js.calls(lambda: {}["k"])

kit.say(attempt(lambda: js.throws()), attempt(text), attempt(through), attempt(attribute), attempt(construct))
kit.say([step[0] if step != "finally" else step for step in attempt(python)])
"""
    framed = await _framed(frame_page, main=source)
    [first, second] = await said(framed, 2)
    assert first[:4] == [
        [["JsException", "TypeError", "from the page"], "finally"],
        [["JsException", "Error", "only text"], "finally"],
        [["JsException", "TypeError", "from the page"], "finally"],
        [["JsException", "RangeError", "no such field"], "finally"],
    ]
    assert first[4][0][:2] == ["JsException", "TypeError"]
    assert second == [["JsException", "finally"]]
    assert framed.silent(), framed.trouble()


async def test_a_thousand_errors_each_way_leave_the_engine_alive_and_the_memory_flat(
    frame_page: FramePage,
) -> None:
    source = """
import gc
import js
import jsffi
import kit

def page_throws():
    caught = 0
    for _ in range(1000):
        try:
            js.throws()
        except jsffi.JsException:
            caught += 1
    return caught

def raises():
    raise ValueError("from Python")

def python_raises():
    caught = 0
    for _ in range(1000):
        caught += "ValueError: from Python" in js.catches(raises)
        try:
            js.calls(raises)
        except jsffi.JsException:
            caught += 1
    return caught

def handle(topic, value):
    if topic == "event":
        caught = [page_throws(), python_raises()]
        gc.collect()
        kit.say(caught, gc.mem_alloc())
    elif topic == "raise":
        raises()

kit.run(handle)
"""
    framed = await _framed(frame_page, main=source)
    await framed.frame.wait_for_function("() => window.dispatch")
    for _ in range(4):
        await framed.frame.evaluate("window.dispatch('event', null)")
    answers = await said(framed, 4)
    assert [caught for caught, _ in answers] == [[1000, 2000]] * 4
    allocated = [bytes_ for _, bytes_ in answers]
    assert allocated[3] - allocated[1] < 4096, allocated
    [failed] = await framed.frame.evaluate("[window.dispatch('raise', null)].map(JSON.parse)")
    assert (failed["name"], failed["message"]) == ("ValueError", "ValueError: from Python")
    assert framed.silent(), framed.trouble()


async def test_an_error_in_a_task_leaves_the_others_alive(frame_page: FramePage) -> None:
    source = """
import asyncio
import js
import kit

async def breaks():
    await asyncio.sleep(0)
    js.throws()

async def rejected():
    try:
        await js.Promise.reject(js.Error.new("later"))
    except Exception as error:
        return [type(error).__name__, error.args[2]]

async def main():
    asyncio.create_task(breaks())
    await asyncio.sleep(0.02)
    kit.say("alive", await rejected())

asyncio.create_task(main())
"""
    framed = await _framed(frame_page, main=source)
    assert await said(framed) == [["alive", ["JsException", "later"]]]


async def test_a_traceback_names_the_authors_files_and_lines(frame_page: FramePage) -> None:
    helper = module("parts.helper", "\n\ndef deep(value):\n    return 1 / value\n")
    package = module("parts", "", filename="parts/__init__.py", is_package=True)
    widget = module(
        "shown",
        "import kit\nfrom parts.helper import deep\n\ndef handle(topic, value):\n    deep(0)\n",
        filename="widgets/shown.py",
    )
    framed = await _framed(
        frame_page, helper, package, widget, main="import kit, shown\nkit.run(shown.handle)"
    )
    answer = await framed.frame.wait_for_function("() => window.dispatch && window.dispatch('event', null)")
    told = await answer.evaluate("text => JSON.parse(text)")
    assert told["message"] == "ZeroDivisionError: divide by zero"
    assert told["traceback"].splitlines()[-3:] == [
        '  File "widgets/shown.py", line 5, in handle',
        '  File "parts/helper.py", line 4, in deep',
        "ZeroDivisionError: divide by zero",
    ]


async def test_a_program_that_cannot_start_says_where(frame_page: FramePage) -> None:
    widget = module("widget", "import kit\n\n\nraise ValueError('on purpose')\n")
    framed = await _framed(frame_page, widget, main="import widget")
    [failure] = await failures(framed)
    assert failure["message"] == "ValueError: on purpose"
    assert '  File "widget.py", line 4, in <module>' in failure["traceback"].splitlines()


def test_a_syntax_error_says_where() -> None:
    with pytest.raises(BuildError, match="SyntaxError: invalid syntax") as caught:
        micropython.files(program(module("widget", "x = 1\ny = = 2\n"), main="import widget"))
    assert (caught.value.file, caught.value.line) == ("widget.py", 2)


async def test_endless_recursion_is_an_exception_and_no_crash(frame_page: FramePage) -> None:
    source = """
import js
import kit

def down(n):
    return down(n + 1) + 1

def attempt():
    try:
        down(0)
    except RuntimeError as error:
        return str(error)

reached = [0]

def count(n):
    reached[0] = n
    return [value for value in sorted([count(n + 1)])]

def through_the_page(n):
    return js.calls(lambda: through_the_page(n + 1))

def there_and_back():
    try:
        through_the_page(0)
    except Exception as error:
        return type(error).__name__

def counted():
    try:
        count(0)
    except RuntimeError:
        return reached[0] > 400

kit.say([attempt() for _ in range(3)], [counted() for _ in range(3)], [there_and_back() for _ in range(3)])
"""
    framed = await _framed(frame_page, main=source)
    assert await said(framed) == [
        [["maximum recursion depth exceeded"] * 3, [True] * 3, ["JsException"] * 3],
    ]
    assert framed.silent(), framed.trouble()
