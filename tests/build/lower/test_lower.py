"""Lowering: each rule's before and after run on CPython and on the engine and give the same; lines stay the author's."""  # noqa: E501

from __future__ import annotations

import ast
from typing import Literal

import pytest

from bascule.build.lower import VERSIONS, lower
from bascule.build.lower.table import RULES
from bascule.build.models import Module
from tests.portability.runner import Program, built, run

# One row a rule: what it is about, and a program that shows it.
CASES = {
    "dict displays keep their order": 'print(list({"z": 1, "a": 2, **{"m": 3}}))',
    "keywords keep their order": "def f(**kw):\n    return list(kw)\n\n\nprint(f(z=1, a=2, m=3), f(**{'q': 1, 'b': 2}))",  # noqa: E501
    "stars in displays": "a = [1, 2]\nprint([*a, 3], (*a, 4), sorted({*a, 5}))",
    "steps of slices": 'print("abcdef"[::-2], (1, 2, 3)[::-1])',
    "slices are assigned and deleted": "a = list(range(9))\na[::3] = [7, 7, 7]\ndel a[1:3]\nprint(a)",
    "formats round exactly": "print(f'{0.125:.2f} {2.675:,.2f} {1234567.5:,.0f}', round(2.675, 2))",
    "sorts are stable": "print(sorted([(i % 3, -i) for i in range(30)], key=lambda p: p[0]))",
    "match": "def f(x):\n    match x:\n        case {'a': [b, *c]} if c: return b, c\n        case (1 | 2) as d: return d\n    return None\n\n\nprint(f({'a': [1, 2]}), f(2), f(9))",  # noqa: E501
    "positional-only parameters": "def f(a, /, **kw):\n    return a, kw\n\n\nprint(f(1, a=2))",
    "isinstance knows that a bool is an int": "print(isinstance(True, int), isinstance(1, (str, int)))",
    "methods of strings": 'print("straße".upper(), "a b".title(), "7".zfill(3), "x".center(4, "*"))',
    "super in a diamond": "class A:\n    def f(self): return 'A'\nclass B(A):\n    def f(self): return 'B' + super().f()\nclass C(A):\n    def f(self): return 'C' + super().f()\nclass D(B, C): pass\nprint(D().f())",  # noqa: E501
    "causes of exceptions": "try:\n    try:\n        1 / 0\n    except ZeroDivisionError as e:\n        raise ValueError('x') from e\nexcept ValueError as v:\n    print(type(v.__cause__).__name__)",  # noqa: E501
    "closures in comprehensions": "print([f() for f in [lambda: i for i in range(3)]])",
    "dataclasses": "from dataclasses import dataclass\n@dataclass(order=True)\nclass P:\n    x: int\n    y: int = 2\n\n\nprint(P(1), P(1) < P(2))",  # noqa: E501
    "enumerations": "from enum import Enum\nclass C(Enum):\n    B = 1\n    A = 2\n\n\nprint(list(C), C(2), C['B'].name)",  # noqa: E501
    "truth values under & and |": "a, b = True, False\nprint(a & b, a | b, a ^ a, 6 & 3)",
    "keywords of lambdas": "print(list((lambda a, /, **kw: kw)(1, z=1, a=2, **{'m': 3})))",
    "quotients of big numbers": "x = 10**25\nx /= -29\nprint(x, 870 / 9007199254740993)",
    "powers that grow too large": "try:\n    print((lambda x: x**-1)(5e-324))\nexcept OverflowError as e:\n    print(type(e))",  # noqa: E501
    "operators in place": "flag = True\nflag ^= True\nprint(flag)",
    "templates in names": "t = '%5.1f|'\nprint(t % 2.25)",
    "percent": "print('%05.1f|%-4s|%x' % (2.25, 'a', 255))",
}


@pytest.mark.parametrize("engine", ["micropython", "brython"])
def test_every_rule_means_the_same(engine: str) -> None:
    corpus = [Program(name=name, source=source + "\n") for name, source in CASES.items()]
    wanted = list(run("cpython", [(p.source, [p.module()]) for p in corpus]))
    got = list(run(engine, [(p.source, built(p, engine)) for p in corpus]))
    assert {p.name: (w.out, w.failure) for p, w in zip(corpus, wanted, strict=True)} == {
        p.name: (g.out, g.failure) for p, g in zip(corpus, got, strict=True)
    }


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


def test_there_is_a_version_for_every_table() -> None:
    assert set(VERSIONS) == set(RULES)


def test_source_that_is_not_python_raises() -> None:
    with pytest.raises(SyntaxError):
        lower(module("def f(:\n"), "micropython")
