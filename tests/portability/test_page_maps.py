"""What the page hands over is a dict to the author, though on MicroPython it comes as the engine's own OrderedDict."""

from __future__ import annotations

import json

import pytest

from bascule.build.models import Module
from tests.portability.runner import Program, built, run

DATA = {"z": 1, "in": {"b": 2, "a": 1}, "list": [1.5, None]}
ORDERED = """from collections import OrderedDict
def value():
    return OrderedDict([("z", 1), ("in", OrderedDict([("b", 2), ("a", 1)])), ("list", [1.5, None])])
"""
SEEN = [
    "type(x) is dict", "type(x).__name__", "isinstance(x, dict)", "x", "str(y)", "f'{y}'", "'%s' % (y,)", "dict(y)",
    "y == {'b': 2, 'a': 1}", "{'b': 2, 'a': 1} == y", "y != {'b': 2}", "[y] == [{'b': 2, 'a': 1}]", "y | {'c': 3}",
    "{'c': 3} | y", "{**y, 'c': 1}", "list(reversed(y))", "y.keys() & {'a'}", "y.keys()", "y.items()", "y.values()",
    "y.copy()", "{k: v for k, v in y.items()}", "dict.fromkeys(y)", "(y.setdefault('q', 5), y.popitem(), y)",
]  # fmt: skip


@pytest.mark.parametrize("engine", ["micropython"])
def test_a_map_of_the_page_is_a_dict(engine: str) -> None:
    lines = [
        "from given import value",
        "x = value()",
        "y = x['in']",
        *(f"print(repr({one}))" for one in SEEN),
    ]
    program = Program(name="maps", source="\n".join(lines) + "\n")
    plain = f"import json\ndef value(): return json.loads({json.dumps(DATA)!r})\n"
    given = [Module(name="given", filename="given.py", source=source) for source in (plain, ORDERED)]
    (wanted,) = run("cpython", [(program.source, [given[0], program.module()])])
    (got,) = run(engine, [(program.source, [given[1], *built(program, engine)])])
    assert got.failure is None, got.text
    assert dict(zip(SEEN, got.out.split("\n"), strict=False)) == dict(
        zip(SEEN, wanted.out.split("\n"), strict=False)
    )
