"""Brython in Chromium, under every policy; what it carries, and what the page says when it cannot go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bascule.build.engines import brython
from bascule.build.engines.brython_translate import translated
from bascule.build.errors import BuildError
from bascule.build.models import Program
from bascule.host.policies import Policy, policies
from tests.build.engines.support import NO_WASM, failures, module, page, program, said
from tests.build.engines.test_micropython import HELLO, KIT, MAIN

if TYPE_CHECKING:
    from typing import Any

    from tests.conftest import FramePage
    from tests.framing import Framed


async def _framed(frame_page: FramePage, *modules: Any, main: str, before: str = "") -> Framed:
    html = page(program(KIT, *modules, main=main), before=before, engine="brython")
    return await frame_page(html, csp=NO_WASM, sandbox="allow-scripts", initialize=None)


@pytest.mark.parametrize("under", policies(), ids=lambda p: p.id)
async def test_it_starts_speaks_and_hears_without_a_request_or_a_violation(
    frame_page: FramePage, under: Policy
) -> None:
    html = page(program(KIT, HELLO, main=MAIN), engine="brython")
    framed = await frame_page(html, csp=under.csp, sandbox=under.sandbox, initialize=None)
    assert await said(framed) == [["started", "widget"]]
    await framed.frame.evaluate("dispatch('event', {text: 'å 漢 \\u{1F600}', number: 2 ** 40, whole: 1.0})")
    assert (await said(framed, 2))[1] == [
        "heard",
        {"text": "å 漢 \U0001f600", "number": 2**40, "whole": 1},
    ]
    assert framed.silent(), framed.trouble()


async def test_nothing_is_left_in_the_window(frame_page: FramePage) -> None:
    before = "<script>window.names = new Set(Object.getOwnPropertyNames(window));</script>"
    framed = await _framed(frame_page, HELLO, main=MAIN, before=before)
    await said(framed)
    left = "Object.getOwnPropertyNames(window).filter(name => !names.has(name)).sort()"
    assert await framed.frame.evaluate(left) == ["BasculeEngines", "dispatch", "dispatchText", "names"]
    assert await framed.frame.locator("template").count() == 0


async def test_values_cross_as_they_are(frame_page: FramePage) -> None:
    source = """
import kit

def handle(topic, value):
    if topic == "event":
        kit.say([type(item).__name__ for item in value["kinds"]], str(value["big"] + 1), list(value["order"]))
        kit.say(len(value["text"]), value["text"][1], value["text"][::-1], value["order"]["__proto__"])
kit.run(handle)
"""
    framed = await _framed(frame_page, main=source)
    sent = (
        '["event", {"kinds": [1.0, 1, true, null, "x", [], {}, 1e2], "big": 12345678901234567890,'
        ' "order": {"b": 1, "2": 2, "a": 3, "1": 4, "__proto__": 5}, "text": "a\\ud83d\\ude00b"}]'
    )
    await framed.frame.wait_for_function("() => window.dispatchText")
    assert await framed.frame.evaluate("text => window.dispatchText(text)", sent) == ""
    assert await said(framed, 2) == [
        [
            ["float", "int", "bool", "NoneType", "str", "list", "dict", "float"],
            "12345678901234567891",
            ["b", "2", "a", "1", "__proto__"],
        ],
        [3, "\U0001f600", "b\U0001f600a", 5],
    ]


async def test_what_python_prints_goes_to_the_console(frame_page: FramePage) -> None:
    source = "import sys\nprint('one', 'två')\nprint('three')\nprint('bad', file=sys.stderr)\nimport kit\nkit.say(1)"
    framed = await _framed(frame_page, main=source)
    await said(framed)
    assert framed.console == ["log: one två", "log: three", "error: bad"]


async def test_an_error_at_start_is_told_with_the_authors_line(frame_page: FramePage) -> None:
    broken = module("widget", "import kit\n\n\ndef divide(value):\n    return 1 / value\n\n\ndivide(0)\n")
    framed = await _framed(frame_page, broken, main="import widget")
    [failure] = await failures(framed)
    assert failure["message"] == "ZeroDivisionError: division by zero"
    assert 'File "widget.py", line 8, in <module>' in failure["traceback"]
    assert 'File "widget.py", line 5, in divide' in failure["traceback"]


async def test_a_module_that_is_not_there_is_told(frame_page: FramePage) -> None:
    framed = await _framed(frame_page, main="\nimport absent.part")
    [failure] = await failures(framed)
    assert failure["message"] == "ModuleNotFoundError: No module named 'absent'"
    assert not framed.requests


@pytest.mark.parametrize("call", ["eval('1')", "exec('1')", "compile('1', 'x', 'eval')", "open('x')"])
async def test_what_needs_a_compiler_or_files_says_so(frame_page: FramePage, call: str) -> None:
    source = (
        f"import kit\ntry:\n    {call}\nexcept (RuntimeError, OSError) as error:\n    kit.say(str(error))\n"
    )
    framed = await _framed(frame_page, main=source)
    [[message]] = await said(framed)
    assert "this page carries no compiler" in message or message == "a page has no files"


async def test_a_damaged_runtime_is_told_too(frame_page: FramePage) -> None:
    html = page(program(KIT, HELLO, main=MAIN), engine="brython")
    html = html.replace("data-bascule-run=brython>", "data-bascule-run=brython>AAAA", 1)
    framed = await frame_page(html, csp=NO_WASM, sandbox="allow-scripts", initialize=None)
    [failure] = await failures(framed)
    assert failure["message"].startswith("Brython did not start: ")


async def test_the_library_goes_with_what_imports_it(frame_page: FramePage) -> None:
    source = """
import io
import math
import kit
from collections import namedtuple
from collections.abc import Mapping
from itertools import chain

kit.say(math.floor(2.5), isinstance({}, Mapping), list(chain([1], [2])))
kit.say(io.StringIO("a\\nb").readlines(), repr(namedtuple("Point", "x y")(1, y=2)))
"""
    framed = await _framed(frame_page, main=source)
    assert await said(framed, 2) == [[2, True, [1, 2]], [["a\n", "b"], "Point(x=1, y=2)"]]
    assert framed.silent(), framed.trouble()


def test_a_program_that_brython_cannot_read_is_refused_with_its_line() -> None:
    broken = module("widget", "async def f(xs):\n    return (x async for x in xs)\n")
    main = module("__main__", "import widget")
    with pytest.raises(BuildError) as refused:
        brython.parts(Program(modules=(broken,), main=main))
    assert (refused.value.file, refused.value.line) == ("widget.py", 2)
    assert "asynchronous generator expression" in refused.value.message


def test_the_same_program_gives_the_same_bytes() -> None:
    made = program(KIT, HELLO, main=MAIN)
    first = [part.html for part in brython.parts(made)]
    translated.cache_clear()
    assert [part.html for part in brython.parts(made)] == first


def test_only_a_program_that_names_it_carries_the_rest() -> None:
    def weight(source: str) -> int:
        return len(brython.parts(program(module("widget", source), main="import widget"))[0].html)

    least = weight("x = 1")
    for source in ("from pyscript import document", "x = 1j\ny = complex(1)", "memoryview(b'')"):
        assert weight(source) > least
    assert weight("def f(x):\n    match x:\n        case [a]:\n            return a") > least
