"""Engine Python without what only CPython needs, line for line."""

from __future__ import annotations

import ast

import pytest

from assets.mpy import StripError, compiled, strip
from bascule.build.engines.romfs import image
from tests.build.engines.support import python

SOURCE = '''"""A module.

Two paragraphs."""

from __future__ import annotations

import collections.abc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import (
        Callable,
        Mapping,
    )

STYLES = """
.a { color: red }
"""
KEPT: dict[
    str,
    int,
] = {"å": 1}
BARE: int


class Thing:
    """A class."""

    field: str
    count: int = 2

    def method(
        self,
        one: Mapping[str, int],
        *rest: str,
        två: Callable[
            [], int
        ] = len,
        **more: "object",
    ) -> dict[
        str, int
    ]:
        """A method."""
        local: list[int] = [1, 2]
        return {"line": len(local), **{}}

    async def later(self, x: int = 3) -> None:
        """Only a docstring."""


def fails() -> None:
    "One line."
    raise ValueError("on line 49")
'''


def test_nothing_is_left_that_only_cpython_needs() -> None:
    tree = ast.parse(strip(SOURCE, "m.py"))
    assert ast.unparse(tree) == ast.unparse(
        ast.parse("""pass
pass
pass
pass
pass
pass
KEPT = {"å": 1}
pass
class Thing:
    pass
    pass
    count = 2
    def method(self, one, *rest, två=len, **more):
        pass
        local = [1, 2]
        return {"line": len(local), **{}}
    async def later(self, x=3):
        pass
def fails():
    pass
    raise ValueError("on line 49")
""")
    )


def test_every_line_stays_where_it_is() -> None:
    def where(source: str) -> dict[str, int]:
        return {
            ast.unparse(node): node.lineno
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.Return | ast.Raise | ast.Constant) and "typing" not in ast.unparse(node)
        }

    stripped = where(strip(SOURCE, "m.py"))
    original = where(SOURCE)
    assert stripped
    assert {text: original[text] for text in stripped} == stripped


def test_a_traceback_of_the_compiled_module_names_the_line_of_the_source() -> None:
    line = SOURCE.splitlines().index('    raise ValueError("on line 49")') + 1
    source = SOURCE.replace(", **{}", "")
    files = {"m.mpy": compiled(strip(source, "m.py"), "some/where/m.py")}
    run = "import sys, m\ntry:\n    m.fails()\nexcept ValueError as e:\n    sys.print_exception(e)"
    assert f'  File "some/where/m.py", line {line}, in fails' in python(run, image(files))


def test_a_name_for_annotations_that_is_used_at_run_time_is_told() -> None:
    source = "from typing import Any, cast\n\nx: Any = cast(int, 3)\n"
    with pytest.raises(StripError, match=r"^kit\.py:3: cast is imported for annotations only \(line 1\)"):
        strip(source, "kit.py")


def test_type_checking_with_an_else_is_refused() -> None:
    source = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    x = 1\nelse:\n    x = 2\n"
    with pytest.raises(StripError, match=r"^kit\.py:2: if TYPE_CHECKING with an else"):
        strip(source, "kit.py")


def test_what_mpy_cross_refuses_is_told_with_file_and_line() -> None:
    with pytest.raises(StripError, match=r"kit/m\.py: mpy-cross: (?s:.*)line 2"):
        compiled("x = 1\ny = [*x]\n", "kit/m.py")


def test_the_same_source_gives_the_same_bytes() -> None:
    assert compiled("def f(a):\n    return a\n", "m.py") == compiled("def f(a):\n    return a\n", "m.py")
