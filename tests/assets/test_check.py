"""What would differ in silence is refused, at its place, with a reason and a way out."""

from __future__ import annotations

import textwrap

import pytest

from tests.assets.pages import compiled, problems
from tests.assets.refused import CALLS, EXPRESSIONS, STATEMENTS

HEAD = """\
from __future__ import annotations
from typing import Any
from collections.abc import Callable
from bascule.bridge.page.js import Map, Error, setTimeout, own, field, same, new, splice, String, Math, replace_all
from bascule.bridge.page.js import keys
def helper(a: int) -> str:
    return "h"
class Thing:
    def __init__(self) -> None:
        self.value = 1
    def act(self) -> list[str]:
        return []
def f(x: Any, n: int, s: str, f: float, b: bool, items: list[str], record: dict[str, Any], table: Map, thing: Thing,
      run: Callable[[], None]) -> Any:
"""


def _refused(body: str, message: str) -> None:
    line, column = divmod_place(body)
    source = HEAD + textwrap.indent(body.replace("¦", ""), "    ") + "\n"
    found = problems(source)
    assert [(at, char) for at, char, _ in found] == [(HEAD.count("\n") + line, column + 4)], found
    assert message in found[0][2]


def divmod_place(body: str) -> tuple[int, int]:
    """Line and column, both from 1, of the mark."""
    before = body[: body.index("¦")]
    return before.count("\n") + 1, len(before.rpartition("\n")[2]) + 1


@pytest.mark.parametrize(("body", "message"), STATEMENTS)
def test_statements(body: str, message: str) -> None:
    _refused(body, message)


@pytest.mark.parametrize(("body", "message"), EXPRESSIONS)
def test_expressions(body: str, message: str) -> None:
    _refused(f"return {body}" if not body.startswith("await") else body, message)


@pytest.mark.parametrize(("body", "message"), CALLS)
def test_calls(body: str, message: str) -> None:
    _refused(f"return {body}", message)


# fmt: off
CLASSES = [
    ("class A:\n    ¦x = 1\n", "a class holds methods"),
    ("class A:\n    def f(self) -> None: pass\nclass C(A, ¦A):\n    pass\n", "one base"),
    ("class A(¦int):\n    pass\n", "the base is a class here"),
    ("class A(metaclass=¦type):\n    pass\n", "metaclasses"),
    ("@¦x\nclass A:\n    pass\n", "class decorators"),
    ("class A:\n    ¦def f(this) -> None: pass\n", "first parameter is self"),
    ("class A:\n    @¦property\n    def f(self) -> int:\n        return 1\n", "decorators are refused"),
    ("class A:\n    ¦def __len__(self) -> int:\n        return 1\n", "JavaScript knows no __len__"),
    ("class A:\n    ¦async def __init__(self) -> None: pass\n", "cannot be async"),
    (
        "class A:\n    pass\nclass C(A):\n    def __init__(self) -> None:\n        ¦self.x = 1\n",
        "comes first",
    ),
    (
        "class A:\n    def f(self) -> None: pass\nclass C(A):\n    def g(self) -> None:\n"
        "        x = lambda: ¦super().f()\n",
        "in a method",
    ),
    ("class A:\n    def f(self) -> None:\n        ¦super().__init__()\n", "is called in __init__"),
    ("if 1 == 1:\n    ¦class A:\n        pass\n", "classes stand at the top"),
    ("class A:\n    @staticmethod\n    def f() -> None: pass\nA.f()\n¦A().f()\n", "is static"),
    ("class A:\n    def f(self) -> None: pass\n¦A.f()\n", "called on an instance"),
    ("class A:\n    ¦def constructor(self) -> None: pass\n", "means something to JavaScript"),
    ("class A:\n    ¦def then(self) -> None: pass\n", "means something to JavaScript"),
    ("class A:\n    pass\n¦A(1)\n", "takes no arguments"),
    ("class A:\n    def f(self) -> None: pass\nclass B(A):\n    pass\nx = ¦B().f\n", "a method that is not called"),
    ("class A:\n    pass\n¦class A:\n    pass\n", "made twice"),
    ("if 1 == 1:\n    ¦def f() -> None: pass\n", "not in a block"),
    ("class A:\n    def f(self) -> None:\n        x = ¦self.f\n", "a method that is not called"),
]
# fmt: on


@pytest.mark.parametrize(("source", "message"), CLASSES)
def test_classes(source: str, message: str) -> None:
    found = [problem for problem in problems(source.replace("¦", "")) if "not known here" not in problem[2]]
    assert [(line, column) for line, column, _ in found] == [divmod_place(source)]
    assert message in found[0][2]


def test_all_problems_are_told_at_once() -> None:
    found = problems("x = nowhere\n\ny = 5 % 3\nimport os\n")
    assert [(line, column) for line, column, _ in found] == [(1, 5), (3, 5), (4, 1)]


def test_the_parameters_themselves_are_fine() -> None:
    assert "let f__0 = " in compiled(HEAD + "    return [x, n, s, f, b, items, record, table, thing, run]\n")
