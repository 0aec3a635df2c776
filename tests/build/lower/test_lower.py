"""Lowering: statements stay on the author's lines, and what needs nothing is left alone."""

from __future__ import annotations

import ast
from typing import Literal

import pytest

from bascule.build.lower import VERSIONS, lower
from bascule.build.lower.table import RULES
from bascule.build.models import Module


def module(source: str, origin: Literal["author", "toolkit"] = "author") -> Module:
    return Module(name="prog", filename="prog.py", source=source, origin=origin)


def test_statements_stay_on_their_lines() -> None:
    source = '''"""A widget."""

from dataclasses import dataclass


@dataclass
class Row:
    """A row."""

    name: str
    size: float = 0.5


def total(rows, **more):
    """The sum."""
    result = {
        "size": sum(r.size for r in rows),
        **more,
    }
    match rows:
        case []:
            return None
        case [first, *_]:
            result["first"] = first.name
    return result


print(
    total(
        [Row("a")],
        b=1,
    )
)
'''
    before = {
        n.lineno
        for n in ast.walk(ast.parse(source))
        if isinstance(n, ast.Return | ast.FunctionDef | ast.ClassDef)
    }
    after = {
        n.lineno
        for n in ast.walk(ast.parse(lower(module(source), "micropython").source))
        if isinstance(n, ast.Return | ast.FunctionDef | ast.ClassDef)
    }
    assert before == after


def test_the_toolkit_and_unknown_engines_are_left_alone() -> None:
    source = "print({'a': 1})\n"
    assert lower(module(source, "toolkit"), "micropython").source == source
    assert lower(module(source), "pyodide").source == source


def test_what_needs_nothing_carries_nothing() -> None:
    lowered = lower(module("def add(a, b):\n    return a + b\n"), "micropython")
    assert "_bascule" not in lowered.source


def test_helpers_are_there_before_a_default_is_worked_out() -> None:
    source = "def f():\n    return print(1)\ndef g(x=f()):\n    return x\n"
    made = lower(module(source), "micropython").source
    assert made.index("import _b_print") < made.index("def g")


def test_there_is_a_version_for_every_table() -> None:
    assert set(VERSIONS) == set(RULES)


def test_source_that_is_not_python_raises() -> None:
    with pytest.raises(SyntaxError):
        lower(module("def f(:\n"), "micropython")
