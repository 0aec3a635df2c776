"""Enumerations: the class that their methods see."""

from __future__ import annotations

import ast

from bascule.build.lower.classes import is_enum
from bascule.build.lower.context import Lowering, assign, load
from bascule.build.lower.parameters import prepend


def own_class(node: ast.ClassDef, low: Lowering) -> ast.AST | None:
    """`type(self)` in a method of an enumeration → `self._b_owner`; in its class methods first `cls = cls._b_owner`.

    What a class statement leaves is an object that is called, iterated and subscripted in the class's place.
    """
    if not is_enum(node, low):
        return None
    for method in node.body:
        if not isinstance(method, ast.FunctionDef) or not method.args.args:
            continue
        first = method.args.args[0].arg
        owner = ast.Attribute(value=load(first), attr="_b_owner", ctx=ast.Load())
        if any(low.is_builtin(d, "classmethod") for d in method.decorator_list):
            prepend(method, assign(first, owner))
        elif not any(low.is_builtin(d, "staticmethod") for d in method.decorator_list):
            _Owned(first, low).visit(method)
    return node


class _Owned(ast.NodeTransformer):
    def __init__(self, name: str, low: Lowering) -> None:
        self.name, self.low = name, low

    def _owner(self, node: ast.Call | ast.Attribute) -> ast.expr:
        return ast.copy_location(
            ast.Attribute(value=ast.copy_location(load(self.name), node), attr="_b_owner", ctx=ast.Load()),
            node,
        )

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """`type(self)`."""
        only = node.args[0] if len(node.args) == 1 else None
        if self.low.is_builtin(node.func, "type") and isinstance(only, ast.Name) and only.id == self.name:
            return self._owner(node)
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """`self.__class__`."""
        if node.attr == "__class__" and isinstance(node.value, ast.Name) and node.value.id == self.name:
            return self._owner(node)
        return self.generic_visit(node)
