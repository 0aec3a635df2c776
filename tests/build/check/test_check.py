"""The checker: findings point at the author's line, say why and what to do, and can be silenced with a reason."""

from __future__ import annotations

import pytest

from bascule.build.check import RULES, check
from bascule.build.models import Module


def found(source: str, engine: str = "micropython") -> list[tuple[str, int]]:
    module = Module(name="prog", filename="prog.py", source=source)
    return [(f.code, f.line) for f in check([module], engine) if f.refuses]


@pytest.mark.parametrize(
    ("code", "source"),
    [
        ("BP000", "def f(:\n"),
        ("BP001", "import socket\n"),
        ("BP001", "from urllib.request import urlopen\n"),
        ("BP002", "import audioop\n"),
        ("BP003", "from inspect import signature\n"),
        ("BP010", "x = eval('1')\n"),
        ("BP011", "x = open('f')\n"),
        ("BP012", "def f():\n    return locals()\n"),
        ("BP013", "def f(): pass\nprint(f.__doc__)\n"),
        ("BP014", "class M(type): pass\n"),
        ("BP015", "class I(int):\n    def __new__(cls, v): return 1\n"),
        ("BP016", "print(type(len))\n"),
        ("BP017", "raise OSError(2, 'x')\n"),
        ("BP018", "d = {}\nd[[]] = 1\n"),
        ("BP019", "import re\nre.match(r'((a)|b)*', 'ab')\n"),
        ("BP020", "async def f(xs):\n    return [y for x in xs async for y in x]\n"),
        ("BP022", "class A:\n    def __del__(self): pass\n"),
        ("BP024", "m = memoryview(b'a')\n"),
        ("BP026", "from dataclasses import dataclass\n@dataclass\nclass A:\n    x: list = []\n"),
    ],
)
def test_each_rule_finds_its_kind(code: str, source: str) -> None:
    assert code in {c for c, _ in found(source)}


def test_shadowed_names_are_no_builtins() -> None:
    assert found("def open(x): return x\nprint(open(1))\n") == []
    assert found("def f(locals): return locals()\n") == []


def test_annotations_and_type_checking_are_not_looked_at() -> None:
    source = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import socket\ndef f(x: 'open') -> eval: ...\ny: exec = 1\n"  # noqa: E501
    assert found(source) == []


def test_the_line_and_column_are_the_authors() -> None:
    module = Module(name="prog", filename="w/prog.py", source="x = 1\ny = [\n    f'{eval(str(x))}',\n]\n")
    (finding,) = check([module], "micropython")
    assert (finding.file, finding.line) == ("w/prog.py", 3)
    assert str(finding).startswith("w/prog.py:3:")
    assert "BP010" in str(finding)


def test_a_reason_silences_one_code_on_one_line() -> None:
    kept = "x = eval('1')  # bascule: allow BP010 — a calculator, on hosts that allow it\n"
    assert found(kept) == []
    assert found("x = eval('1')  # bascule: allow BP010\n") == [("BP010", 1)]
    assert found("x = eval('1')  # bascule: allow BP011 — wrong code\n") == [("BP010", 1)]
    module = Module(name="prog", filename="prog.py", source=kept)
    (finding,) = check([module], "micropython")
    assert finding.silenced == "a calculator, on hosts that allow it"


def test_auto_says_which_engine_a_finding_concerns() -> None:
    module = Module(name="prog", filename="prog.py", source="print(type(len))\nimport socket\n")
    engines = {f.code: f.engines for f in check([module], "auto")}
    assert engines == {"BP016": ("micropython",), "BP001": ("micropython", "brython")}


def test_pyodide_is_cpython() -> None:
    assert found("x = eval('1')\n", "pyodide") == []


def test_the_authors_own_modules_and_the_toolkit_are_known() -> None:
    own = Module(name="helpers", filename="helpers.py", source="x = 1\n")
    widget = Module(
        name="widget",
        filename="widget.py",
        source="from helpers import x\nfrom bascule.components import Text\n",
    )
    assert check([own, widget], "micropython") == []


def test_every_rule_names_engines_and_a_way_out() -> None:
    for rule in RULES.values():
        assert rule.engines
        assert rule.help
