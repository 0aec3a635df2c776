"""Functions made inside a comprehension: on Brython they lose the names around them."""

from __future__ import annotations

import ast
from typing import Any

from bascule.build.lower.context import Lowering, const, load, tuple_of
from bascule.build.lower.names import parameters

_Any = ast.ListComp | ast.SetComp | ast.DictComp


class _Cells(ast.NodeTransformer):
    """Names become places in the list that all rounds share; a function's own parameters stay."""

    def __init__(self, names: list[str], cell: str) -> None:
        self.names, self.cell = names, cell

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """`i` → `cell[0]`."""
        if node.id not in self.names or not isinstance(node.ctx, ast.Load):
            return node
        return ast.Subscript(value=load(self.cell), slice=const(self.names.index(node.id)), ctx=ast.Load())

    def visit_Lambda(self, node: ast.Lambda) -> ast.expr:
        """Defaults belong to the outside, the body to the function."""
        node.args.defaults = [self.visit(d) for d in node.args.defaults]
        node.args.kw_defaults = [d and self.visit(d) for d in node.args.kw_defaults]
        own = {a.arg for a in parameters(node.args)}
        inner = _Cells(["" if n in own else n for n in self.names], self.cell)
        node.body = inner.visit(node.body)
        return node


def comprehension(node: _Any, low: Lowering) -> ast.expr | None:
    """`[lambda: i for i in xs]` → `list(_b_comp(((i,) for i in xs), lambda c: lambda: c[0]))`."""
    parts: list[ast.expr] = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
    if not any(isinstance(n, ast.Lambda) for p in parts for n in ast.walk(p)) or len(node.generators) != 1:
        return None
    first = node.generators[0]
    names = [n.id for n in ast.walk(first.target) if isinstance(n, ast.Name)]
    cell = low.name()
    rows = ast.GeneratorExp(
        elt=tuple_of([load(n) for n in names]),
        generators=[ast.comprehension(target=first.target, iter=first.iter, ifs=[], is_async=0)],
    )

    def function(value: ast.expr) -> ast.Lambda:
        arguments = ast.arguments(
            posonlyargs=[], args=[ast.arg(arg=cell)], kwonlyargs=[], kw_defaults=[], defaults=[]
        )
        body: Any = _Cells(names, cell).visit(value)
        return ast.Lambda(args=arguments, body=body)

    made = tuple_of(parts) if isinstance(node, ast.DictComp) else parts[0]
    call = low.call("comp", rows, function(made), *(function(t) for t in first.ifs))
    kind = "list" if isinstance(node, ast.ListComp) else "set" if isinstance(node, ast.SetComp) else "dict"
    return ast.Call(func=load(kind), args=[call], keywords=[])
