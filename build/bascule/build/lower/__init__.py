"""Lowering: source to source, so that a module means on an engine what it means on CPython, on the same lines."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from bascule.build.lower.calls import mark
from bascule.build.lower.context import RUNTIME, Lowering
from bascule.build.lower.names import walk_scope
from bascule.build.lower.printer import source_of
from bascule.build.lower.shapes import Shapes, plans
from bascule.build.lower.table import RULES, VERSIONS
from bascule.build.lower.text import templates
from bascule.build.models import Module
from bascule.build.standins.catalogue import runtime_names

__all__ = ["VERSIONS", "lower"]


def lower(module: Module, engine: str) -> Module:
    """`module` for `engine` (`"micropython"`, `"brython"`; others need nothing).

    The toolkit's modules are portable by themselves and stay as they are. Raises `SyntaxError` for source that is
    not Python.
    """
    if engine not in RULES or module.origin == "toolkit":
        return module
    tree = ast.parse(module.source, module.filename)
    mark(tree)
    low = Lowering(tree, engine, RULES[engine])
    low.own = module.name
    low.templates = templates(low.nodes)
    if module.origin == "author":
        low.shapes = Shapes(tree)
    body: list[ast.stmt] = []
    for statement in tree.body:
        made = low.visit(statement)
        body += made if isinstance(made, list) else [made]
    if module.origin == "stand-in":
        low.helpers |= {w for w in low.words if w.startswith("_b_") and not low.bound(w)} & runtime_names()
    shapes = plans(low)
    tree.body = _with_imports(body, [*_imports(low), *shapes])
    return module.model_copy(update={"source": source_of(tree)})


_COMPOUND = (
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.If,
    ast.For,
    ast.While,
    ast.With,
    ast.Try,
    ast.AsyncFor,
)


def _with_imports(body: list[ast.stmt], imports: list[ast.stmt]) -> list[ast.stmt]:
    """Put the imports on a line that is free: before the first statement that is simple or follows an empty line."""
    if not imports:
        return body
    at = 0
    previous = 0
    for at, statement in enumerate(body):  # noqa: B007
        line = min([statement.lineno, *(d.lineno for d in getattr(statement, "decorator_list", ()))])
        needs = any(isinstance(n, ast.Name) and n.id.startswith("_b_") for n in _at_once(statement))
        if line > previous + 1 or not isinstance(statement, _COMPOUND) or needs or _may_call(statement):
            break
        previous = statement.end_lineno or line
    place = body[at].lineno if not isinstance(body[at], _COMPOUND) else previous + 1
    for statement in imports:
        for node in ast.walk(statement):
            if "lineno" in node._attributes:
                node.lineno, node.col_offset = place, 0  # type: ignore[attr-defined]
    return [*body[:at], *imports, *body[at:]]


def _may_call(statement: ast.stmt) -> bool:
    """Whether a statement may run a function of this module: a class asks its bases, decorators and defaults call."""
    if isinstance(statement, ast.ClassDef):
        return bool(statement.bases or statement.keywords or statement.decorator_list)
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
        calls = any(isinstance(node, ast.Call) for node in _at_once(statement))
        return calls or bool(statement.decorator_list)
    return True


def _at_once(statement: ast.stmt) -> Iterator[ast.AST]:
    """The nodes that run when a statement does: bodies of classes, not those of functions."""
    for node in walk_scope([statement]):
        yield node
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                yield from _at_once(inner)


def _imports(low: Lowering) -> list[ast.stmt]:
    """The helpers that the module now uses, imported on its first line."""
    own = sorted(name for name in low.helpers if ":" not in name)
    made: list[ast.stmt] = []
    if own:
        made.append(ast.ImportFrom(module=RUNTIME, names=[ast.alias(name=n) for n in own], level=0))
    for pair in sorted(name for name in low.helpers if ":" in name):
        module, _, name = pair.partition(":")
        alias = ast.alias(name=name, asname=None if name.startswith("_b_") else f"_b_{name}")
        made.append(ast.ImportFrom(module=f"_bascule_{module}", names=[alias], level=0))
    return made
