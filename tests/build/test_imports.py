"""Imports as they are read from a syntax tree."""

from __future__ import annotations

import ast

from bascule.build.imports import attributes, imports

SOURCE = """
import os.path, json as j
from . import near
from ..up import name
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import never
else:
    import always
try:
    import maybe
except ImportError:
    import fallback
def f():
    if True:
        from late import thing
match 1:
    case 1:
        import matched
"""


def test_every_import_is_found_with_its_place() -> None:
    found = {item.module: item for item in imports(ast.parse(SOURCE), "pkg.sub.mod")}
    assert list(found) == [
        "os.path", "json", "pkg.sub", "pkg.up", "typing", "always", "maybe", "fallback", "late", "matched",
    ]  # fmt: skip
    assert found["json"].bound == "j"
    assert found["os.path"].bound == "os"
    assert found["pkg.sub"].names == ("near",)
    assert found["late"].line == 16
    assert found["maybe"].optional
    assert not found["fallback"].optional


def test_a_package_is_its_own_parent() -> None:
    tree = ast.parse("from . import a\nfrom .b import c\n")
    assert [item.module for item in imports(tree, "pkg", is_package=True)] == ["pkg", "pkg.b"]


def test_attributes_of_a_name() -> None:
    tree = ast.parse("import bascule.components as c\nc.Card(c.Text('x').y, d.Other)\n")
    assert {name.partition(".")[0] for name in attributes(tree, "c")} == {"Card", "Text"}
