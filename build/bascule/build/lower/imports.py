"""Imports of the standard library: left alone where the engine is right, else turned to a stand-in."""

from __future__ import annotations

import ast
from typing import Any

from bascule.build.lower.context import Lowering
from bascule.build.standins.catalogue import available, module_name, native


def future(node: ast.ImportFrom, _low: Lowering) -> ast.stmt | None:
    """`from __future__ import annotations` → nothing: no annotation is left."""
    return ast.Pass() if node.module == "__future__" else None


def import_from(node: ast.ImportFrom, low: Lowering) -> ast.stmt | None:
    """`from re import sub` → `from _bascule_re import sub`."""
    if node.level or node.module is None:
        return None
    wanted = {a.name for a in node.names}
    out: list[ast.alias] = []
    for alias in node.names:
        whole = f"{node.module}.{alias.name}"
        if available(whole, low.engine):
            # A submodule: it becomes an import of its own, under the same name.
            inner = ast.Import(names=[ast.alias(name=module_name(whole), asname=alias.asname or alias.name)])
            if len(node.names) == 1:
                return inner
            out.append(alias)
    if (
        not available(node.module, low.engine)
        or module_name(node.module) == low.own
        or _right(node.module, wanted, low)
    ):
        return None
    return ast.ImportFrom(module=module_name(node.module), names=node.names, level=0)


def plain_import(node: ast.Import, low: Lowering) -> Any:
    """`import re` → `import _bascule_re as re`; `import a.b` → the stand-in of `a`, and of `a.b` in it."""
    names: list[ast.alias] = []
    after: list[ast.stmt] = []
    for alias in node.names:
        top = alias.name.partition(".")[0]
        bound = alias.asname or top
        used = used_of(low, bound) if alias.asname or "." not in alias.name else {"*"}
        if (
            not available(alias.name, low.engine)
            or module_name(alias.name) == low.own
            or _right(alias.name, used, low)
        ):
            names.append(alias)
            continue
        if alias.asname or "." not in alias.name:
            names.append(ast.alias(name=module_name(alias.name), asname=bound))
            continue
        inner = module_name(alias.name)
        names.append(ast.alias(name=inner))
        names.append(ast.alias(name=module_name(top) if available(top, low.engine) else top, asname=top))
        target = ast.Attribute(
            value=ast.Name(id=top, ctx=ast.Load()), attr=alias.name.split(".")[1], ctx=ast.Store()
        )
        after.append(ast.Assign(targets=[target], value=ast.Name(id=inner, ctx=ast.Load())))
    return [ast.Import(names=names), *after]


# What tasks of MicroPython itself have not.
_TASKS = frozenset("add_done_callback cancelled exception get_name result set_name".split())


def _right(module: str, used: set[str], low: Lowering) -> bool:
    """Whether the engine itself is right with what is used of a module."""
    if not native(module, used, low.engine):
        return False
    if module != "asyncio" or low.engine != "micropython":
        return True
    # Its `sleep` and `gather` can only be awaited where they are called.
    awaited = {id(node.value) for node in low.nodes if isinstance(node, ast.Await)}
    return not low.words & _TASKS and all(
        id(node) in awaited
        for node in low.nodes
        if isinstance(node, ast.Call) and low.origin(node.func) in {"asyncio.sleep", "asyncio.gather"}
    )


def used_of(low: Lowering, bound: str) -> set[str]:
    """The attributes of an imported module that the module reads; `"*"` where it is handed on as a value."""
    names, alone = low.uses.get(bound, (set(), 0))
    return {"*"} if alone else names


def type_checking(node: ast.If, low: Lowering) -> ast.stmt | None:
    """`if TYPE_CHECKING: …` → nothing."""
    if low.origin(node.test) == "typing.TYPE_CHECKING" and not node.orelse:
        return ast.Pass()
    return None
