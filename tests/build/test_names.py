"""Names that nothing defines."""

from __future__ import annotations

import pytest

from bascule.build.models import Module
from bascule.build.names import undefined


def found(source: str) -> list[tuple[str, int]]:
    return [(one.name, one.line) for one in undefined(Module(name="w", filename="w.py", source=source))]


DEFINED = [
    "import os.path\nx = os.path\n",
    "from a import b as c\nc()\n",
    "def f(a, *b, c=1, **d):\n    return [a, b, c, d, f, len(b)]\n",
    "class A:\n    x = 1\n    y = x\n    def m(self):\n        return __class__, A\n",
    "def f():\n    global made\n    made = 1\ndef g():\n    return made\n",
    "def f():\n    x = 1\n    def g():\n        nonlocal x\n        x += 1\n        return x\n    return g\n",
    "try:\n    pass\nexcept ValueError as error:\n    print(error)\n",
    "for i in []:\n    pass\nprint(i, [j for j in []], {k: v for k, v in []})\n",
    "if (n := 1):\n    print(n)\n",
    "match 1:\n    case {'a': a, **rest}:\n        print(a, rest)\n    case [b, *c]:\n        print(b, c)\n",
    "def f(x: Later) -> Never:\n    y: Other = x\n    return y\n",
    "from a import *\nanything()\n",
    "with open('x') as file:\n    print(file, __name__)\n",
    "class A:\n    name = __qualname__\n    module = __module__\n",
    "try:\n    profile\nexcept NameError:\n    def profile(f): return f\n",
    "lambda x: x\nasync def f():\n    async for y in x:\n        print(y)\nx = 1\n",
]


@pytest.mark.parametrize("source", DEFINED)
def test_what_is_defined_is_not_found(source: str) -> None:
    assert found(source) == []


def test_what_is_not_defined_is_found_where_it_is_read() -> None:
    source = "def Card():\n    if later():\n        return Txt('x')\n    return lambda: Txt(a)\n\nText = 1\n"
    assert found(source) == [("later", 2), ("Txt", 3), ("Txt", 4), ("a", 4)]


def test_a_near_name_is_told() -> None:
    (one,) = undefined(Module(name="w", filename="w.py", source="from m import Text\nTxt\n"))
    assert (one.near, one.column) == ("Text", 1)
