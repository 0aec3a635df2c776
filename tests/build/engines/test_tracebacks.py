"""Every engine names the author's file and line, wherever the error comes from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bascule.build.engines import origins
from bascule.build.engines.elsewhere import with_origins
from bascule.build.portable import lowered
from bascule.host.csp import merge
from bascule.host.policies import policy
from tests.build.engines.support import module, page, program
from tests.build.engines.test_micropython import KIT
from tests.pyodide import serve
from tests.serving import Site

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bascule.build.models import EngineName
    from tests.conftest import FramePage

# One function a kind of place; `where` has the lines that a traceback must name, innermost last.
SECOND = """
def deep(value):
    return 1 / value


class Shape:
    @property
    def area(self):
        return deep(0)

    def __getitem__(self, key):
        return deep(key)


def numbers():
    yield 1
    yield deep(0)
"""
FIRST = """
import second
from second import Shape, deep


def comprehension():
    return [deep(n) for n in (1, 0)]


def generator():
    return list(second.numbers())


def expression():
    return sum(deep(n) for n in (1, 0))


def function():
    return (lambda n: deep(n))(0)


def sorting():
    return sorted([2, 0], key=lambda n: deep(n))


def attribute():
    return Shape().area


def subscript():
    return Shape()[0]


def chained():
    try:
        deep(0)
    except ZeroDivisionError as error:
        raise ValueError("chained") from error


def over_lines():
    return deep(
        0
    )


class Manager:
    def __enter__(self):
        return self

    def __exit__(self, *rest):
        deep(0)


def manager():
    with Manager():
        pass


async def coroutine():
    return deep(0)
"""
WHERE = {
    "comprehension": [("first.py", 7), ("second.py", 3)],
    "generator": [("first.py", 11), ("second.py", 17), ("second.py", 3)],
    "expression": [("first.py", 15), ("second.py", 3)],
    "function": [("first.py", 19), ("second.py", 3)],
    "sorting": [("first.py", 23), ("second.py", 3)],
    "attribute": [("first.py", 27), ("second.py", 9), ("second.py", 3)],
    "subscript": [("first.py", 31), ("second.py", 12), ("second.py", 3)],
    "chained": [("first.py", 38)],
    "over_lines": [("first.py", 42), ("second.py", 3)],
    "manager": [("first.py", 52), ("second.py", 3)],
    "coroutine": [("first.py", 61), ("second.py", 3)],
}
MAIN = """
import asyncio
import first
import kit

def handle(topic, value):
    if topic == "event":
        made = getattr(first, value)()
        if asyncio.iscoroutine(made):
            return made.send(None)

kit.run(handle)
"""
_PLACE = re.compile(r'File "([^"]+)", line (\d+)')


@pytest.fixture(scope="module")
def cdn() -> Iterator[Site]:
    """An origin of its own with Pyodide in `/full/`."""
    with Site() as site:
        serve(site)
        yield site


# contract: issue 4, "Tracebacks from every engine name the author's file and line"
@pytest.mark.parametrize("engine", ["micropython", "brython", "pyodide"])
async def test_the_authors_lines_are_named_wherever_the_error_comes_from(
    frame_page: FramePage, cdn: Site, engine: EngineName
) -> None:
    made = program(
        KIT, module("second", SECOND), module("first", FIRST), module("shown", MAIN), main="import shown"
    )
    made = lowered(made, engine).model_copy(update={"runtime": f"{cdn.origin}/full/"})
    under = policy("spec-wasm")
    csp = (
        merge(under.csp, with_origins({}, origins(((engine, made),)))).csp
        if engine == "pyodide"
        else under.csp
    )
    framed = await frame_page(page(made, engine=engine), csp=csp, sandbox="allow-scripts", initialize=None)
    await framed.frame.wait_for_function("() => window.dispatch", timeout=60_000)
    for kind, places in WHERE.items():
        told = await framed.frame.evaluate("kind => JSON.parse(window.dispatch('event', kind))", kind)
        named = [(name, int(line)) for name, line in _PLACE.findall(told["traceback"])]
        wanted = iter(named)
        assert all(place in wanted for place in places), (kind, told["traceback"])
    assert not framed.errors, framed.errors
