"""Whether the tables of a page ask for more than a few rows: only then it carries what sorts, finds and turns them.

Read from the calls of `Table`: one that says `page_size=None` and nothing of the rest is plain. Whatever cannot be
read, such as `Table(rows, **options)`, asks.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

from bascule.build.imports import is_ours, names_of
from bascule.build.models import Module

MODULE = "bascule.components.tables"
_PACKAGE = "bascule.components"
_COMPONENT = "bascule.components.kit.table"
_NAME = "Table"
_ASKED = {"sortable", "searchable", "selectable", "on_select", "sort", "max_height", "texts"}
_OF_COLUMNS = {"format", "sortable"}


def asked(modules: Iterable[Module]) -> bool:
    """Whether a table of these modules asks for it."""
    return any(_NAME in module.source and _asks(module) for module in modules if module.name != _COMPONENT)


def without() -> Module:
    """What stands for the module in a page that goes without."""
    filename = f"{MODULE.replace('.', '/')}.py"
    return Module(name=MODULE, filename=filename, source="data_table = None\n", origin="generated")


def _asks(module: Module) -> bool:
    tree = ast.parse(module.source, module.filename)
    ours = names_of(tree, _NAME, _PACKAGE, _COMPONENT)
    calls = [
        node for node in ast.walk(tree) if isinstance(node, ast.Call) and is_ours(node.func, _NAME, ours)
    ]
    called = {id(call.func) for call in calls}
    used = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute)
        and is_ours(node, _NAME, ours)
        and id(node) not in called
    ]
    if not calls and not used:
        return False
    words = any(isinstance(node, ast.Constant) and node.value in _OF_COLUMNS for node in ast.walk(tree))
    return bool(used) or words or not all(_is_plain(call) for call in calls)


def _is_plain(call: ast.Call) -> bool:
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    size = given.get("page_size")
    return (
        isinstance(size, ast.Constant)
        and size.value is None
        and None not in given
        and not _ASKED & given.keys()
    )
