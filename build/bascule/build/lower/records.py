"""Classes of named tuples, and those that come from them."""

from __future__ import annotations

import ast

from bascule.build.lower.classes import annotated
from bascule.build.lower.context import Lowering, const, load, placed, tuple_of


def _record(base: ast.expr, low: Lowering) -> bool:
    """Whether a base is a class of named tuples: a call that makes one, or the name of one of this module."""
    if isinstance(base, ast.Call):
        return low.origin(base.func) == "collections.namedtuple"
    if not isinstance(base, ast.Name):
        return False
    for node in low.nodes:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            named = any(isinstance(target, ast.Name) and target.id == base.id for target in node.targets)
            if named and low.origin(node.value.func) == "collections.namedtuple":
                return True
        elif isinstance(node, ast.ClassDef) and node.name == base.id:
            return bool(getattr(node, "record", False))
    return False


def named_tuple(node: ast.ClassDef, low: Lowering) -> ast.AST | None:
    """`class P(NamedTuple): x: int = 0` → `class P(_b_namedtuple("P", ("x",), defaults=(0,))._b_kind)`."""
    made: ast.expr | None = None
    for base in node.bases:
        if low.origin(base) == "typing.NamedTuple":
            fields = annotated(node)
            names = tuple_of([const(f.target.id) for f in fields])  # type: ignore[union-attr]
            defaults = tuple_of([f.value for f in fields if f.value is not None])
            low.helpers.add("collections:namedtuple")
            keywords = [ast.keyword(arg="defaults", value=defaults)]
            made = ast.Call(func=load("_b_namedtuple"), args=[const(node.name), names], keywords=keywords)
            node.body = [ast.Pass(lineno=s.lineno, col_offset=0) if s in fields else s for s in node.body]
        elif _record(base, low):
            made = base
    if made is None:
        return None
    node.bases = [placed(ast.Attribute(value=made, attr="_b_kind", ctx=ast.Load()), node)]
    node.record = True  # type: ignore[attr-defined]
    return node
