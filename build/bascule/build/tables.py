"""Whether the tables and lists of a page ask for more than a few rows: only then it carries what sorts, finds and
turns them.

Read from the calls of `Table` and `List`: one that says `page_size=None` and nothing of the rest is plain. Whatever
cannot be read, such as `Table(rows, **options)`, asks.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

from bascule.build.imports import is_ours, names_of
from bascule.build.models import Model, Module

_PACKAGE = "bascule.components"
_ASKED = {"searchable", "selectable", "on_select", "sort", "texts"}


class Asking(Model):
    """A component that may ask, and the module that it asks for; `given` stands for that where nothing is asked."""

    name: str
    component: str
    module: str
    given: str
    props: frozenset[str]
    words: frozenset[str] = frozenset()


ASKING = (
    Asking(
        name="Table",
        component=f"{_PACKAGE}.kit.table",
        module=f"{_PACKAGE}.tables",
        given="data_table",
        props=frozenset(_ASKED | {"sortable", "max_height"}),
        words=frozenset({"format", "sortable"}),
    ),
    Asking(
        name="List",
        component=f"{_PACKAGE}.kit.list",
        module=f"{_PACKAGE}.lists",
        given="data_list",
        props=frozenset(_ASKED | {"sortable"}),
    ),
)
MODULES = {asking.module: asking for asking in ASKING}


def asked(asking: Asking, modules: Iterable[Module]) -> bool:
    """Whether one of these modules asks for it."""
    return any(
        asking.name in module.source and _asks(asking, module)
        for module in modules
        if module.name != asking.component
    )


def without(asking: Asking) -> Module:
    """What stands for the module in a page that goes without."""
    filename = f"{asking.module.replace('.', '/')}.py"
    source = f"{asking.given} = None\n"
    return Module(name=asking.module, filename=filename, source=source, origin="generated")


def _asks(asking: Asking, module: Module) -> bool:
    tree = ast.parse(module.source, module.filename)
    ours = names_of(tree, asking.name, _PACKAGE, asking.component)
    calls = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and is_ours(node.func, asking.name, ours)
    ]
    called = {id(call.func) for call in calls}
    used = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute)
        and is_ours(node, asking.name, ours)
        and id(node) not in called
    ]
    if not calls and not used:
        return False
    words = any(isinstance(node, ast.Constant) and node.value in asking.words for node in ast.walk(tree))
    return bool(used) or words or not all(_is_plain(asking, call) for call in calls)


def _is_plain(asking: Asking, call: ast.Call) -> bool:
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    size = given.get("page_size")
    return (
        isinstance(size, ast.Constant)
        and size.value is None
        and None not in given
        and not asking.props & given.keys()
    )
