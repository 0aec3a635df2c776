# ruff: noqa: ARG005 - handlers are called alike
"""The kind of an expression, from its parts."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from .kinds import ANY, BOOL, FLOAT, INT, NUMBER, STR, Kind, constant, kind
from .tables import ANSWERS, BUILTINS, CONSTRUCTORS, MATH, PURE, PURE_METHODS, RETURNS

if TYPE_CHECKING:
    from collections.abc import Callable

    from .kinds import Kinds
    from .scopes import Scope


def infer(kinds: Kinds, node: ast.expr, scope: Scope) -> Kind:
    """What is known of an expression in a scope."""
    known = constant(node)
    if known is not None:
        return known
    handler = _HANDLERS.get(type(node))
    return handler(kinds, node, scope) if handler else ANY


def _name(kinds: Kinds, node: ast.Name, scope: Scope) -> Kind:
    found = scope.find(node.id)
    return kinds.binding(*found) if found else ANY


def _attribute(kinds: Kinds, node: ast.Attribute, scope: Scope) -> Kind:
    owner = infer(kinds, node.value, scope)
    if owner.maybe("map", "set") and node.attr == "size":
        return INT
    if owner.cls is not None:
        return kinds.members(owner.cls, node.attr) or ANY
    return ANY


def _bool_op(kinds: Kinds, node: ast.BoolOp, scope: Scope) -> Kind:
    union = infer(kinds, node.values[0], scope)
    for value in node.values[1:]:
        if isinstance(node.op, ast.Or):
            union = Kind(union.tags - {"none"}, union.item, union.result, union.cls)
        union = union | infer(kinds, value, scope)
    return union


def _bin_op(kinds: Kinds, node: ast.BinOp, scope: Scope) -> Kind:
    left, right = infer(kinds, node.left, scope), infer(kinds, node.right, scope)
    left, right = (left if left.tags else right), (right if right.tags else left)
    if isinstance(node.op, ast.Add) and (left.within("str") or right.within("str")):
        return STR
    if isinstance(node.op, ast.Add) and (left.maybe("list") or right.maybe("list")):
        return kind("list")
    if isinstance(node.op, ast.Div):
        return FLOAT
    if isinstance(node.op, ast.BitAnd):
        return INT
    if left.within("int") and right.within("int"):
        return INT
    if isinstance(node.op, ast.Add) and not (left.within("int", "float") or right.within("int", "float")):
        return ANY
    return NUMBER


def _unary(kinds: Kinds, node: ast.UnaryOp, scope: Scope) -> Kind:
    if isinstance(node.op, ast.Not):
        return BOOL
    operand = infer(kinds, node.operand, scope)
    return operand if operand.within("int", "float") else NUMBER


def _if_exp(kinds: Kinds, node: ast.IfExp, scope: Scope) -> Kind:
    body = infer(kinds, node.body, scope)
    if not_none(node.test) is not None and ast.dump(not_none(node.test) or node) == ast.dump(node.body):
        body = Kind(body.tags - {"none"}, body.item, body.result, body.cls)
    return body | infer(kinds, node.orelse, scope)


def not_none(test: ast.expr) -> ast.expr | None:
    """The x of `x is not None`."""
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ast.IsNot):
        other = test.comparators[0]
        if isinstance(other, ast.Constant) and other.value is None:
            return test.left
    return None


def _list(kinds: Kinds, node: ast.List | ast.Tuple, scope: Scope) -> Kind:
    items = {infer(kinds, item, scope) for item in node.elts if not isinstance(item, ast.Starred)}
    starred = any(isinstance(item, ast.Starred) for item in node.elts)
    return kind("list", item=items.pop() if len(items) == 1 and not starred else None)


def _comprehension(kinds: Kinds, node: ast.ListComp, scope: Scope) -> Kind:
    return kind("list", item=infer(kinds, node.elt, kinds.scopes.get(node, scope)))


def _subscript(kinds: Kinds, node: ast.Subscript, scope: Scope) -> Kind:
    owner = infer(kinds, node.value, scope)
    if isinstance(node.slice, ast.Slice):
        return Kind(owner.tags, owner.item) if owner.within("str", "list") else ANY
    if owner.within("str"):
        return STR
    return (owner.item or ANY) if owner.within("list") else ANY


def _await(kinds: Kinds, node: ast.Await, scope: Scope) -> Kind:
    return infer(kinds, node.value, scope).item or ANY


def _call(kinds: Kinds, node: ast.Call, scope: Scope) -> Kind:
    function = node.func
    if isinstance(function, ast.Attribute):
        owner = _base(kinds, function.value, scope) or infer(kinds, function.value, scope)
        member = kinds.members(owner.cls, function.attr) if owner.cls else None
        if member is not None:
            return member.result or ANY
        if isinstance(function.value, ast.Name) and _facade(function.value, scope) == "Math":
            return kinds.annotation(ast.Name(MATH.get(function.attr, "float"), ast.Load()), scope.module())
        if owner.within("list") and function.attr == "pop":
            return owner.item or ANY
        return _returns(kinds, ANSWERS.get(function.attr), scope)
    if not isinstance(function, ast.Name):
        return infer(kinds, function, scope).result or ANY
    name = _facade(function, scope)
    if name == "new" and node.args:
        return _instance(infer(kinds, node.args[0], scope))
    if name in CONSTRUCTORS:
        return kind({"Map": "map", "Set": "set"}.get(name, "instance"))
    if name in ("min", "max", "abs"):
        every = [infer(kinds, argument, scope) for argument in node.args]
        return INT if all(one.within("int") for one in every) else NUMBER
    if name is not None:
        known = _returns(kinds, RETURNS.get(name), scope)
        if name == "list" and node.args:
            return kind("list", item=infer(kinds, node.args[0], scope).item)
        return known
    if _typing(function, scope) == "cast" and len(node.args) == 2:
        return kinds.annotation(node.args[0], scope)
    callee = infer(kinds, function, scope)
    return _instance(callee) if callee.tags == {"class"} else callee.result or ANY


def _base(kinds: Kinds, node: ast.expr, scope: Scope) -> Kind | None:
    """What `super()` is in a method: an instance of the base."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super"):
        return None
    method = scope.function()
    cls = method.parent.node if method.parent is not None else None
    if not (isinstance(cls, ast.ClassDef) and cls.bases and method.parent is not None):
        return None
    return Kind(frozenset({"instance"}), cls=infer(kinds, cls.bases[0], method.parent.module()).cls)


def _instance(callee: Kind) -> Kind:
    return Kind(frozenset({"instance"}), cls=callee.cls) if callee.tags == {"class"} else ANY


def _returns(kinds: Kinds, annotation: str | None, scope: Scope) -> Kind:
    if annotation is None:
        return ANY
    return kinds.annotation(ast.parse(annotation, mode="eval").body, scope.module())


def _facade(node: ast.Name, scope: Scope) -> str | None:
    """The facade's or built-in's name that a name stands for."""
    found = scope.find(node.id)
    if found is None:
        return node.id if node.id in BUILTINS else None
    imported = found[1].imported
    return imported.name if imported and imported.kind == "facade" else None


def _typing(node: ast.Name, scope: Scope) -> str | None:
    found = scope.find(node.id)
    imported = found[1].imported if found else None
    return imported.name if imported and imported.kind == "typing" else None


_HANDLERS: dict[type[ast.expr], Callable[[Kinds, Any, Scope], Kind]] = {
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.BoolOp: _bool_op,
    ast.BinOp: _bin_op,
    ast.UnaryOp: _unary,
    ast.Compare: lambda kinds, node, scope: BOOL,
    ast.IfExp: _if_exp,
    ast.List: _list,
    ast.Tuple: _list,
    ast.ListComp: _comprehension,
    ast.Dict: lambda kinds, node, scope: kind("record"),
    ast.JoinedStr: lambda kinds, node, scope: STR,
    ast.Lambda: lambda kinds, node, scope: Kind(
        frozenset({"function"}), result=infer(kinds, node.body, kinds.scopes.get(node, scope))
    ),
    ast.Subscript: _subscript,
    ast.Await: _await,
    ast.Call: _call,
}
facade_name, typing_name = _facade, _typing


def acts(node: ast.AST, scope: Scope) -> bool:
    """Whether it holds a call that may do more than answer."""
    return any(_acts(part, scope) for part in ast.walk(node))


def _acts(node: ast.AST, scope: Scope) -> bool:
    if not isinstance(node, ast.Call):
        return isinstance(node, ast.Await)
    if isinstance(node.func, ast.Attribute):
        math = isinstance(node.func.value, ast.Name) and _facade(node.func.value, scope) == "Math"
        return node.func.attr not in PURE_METHODS and not math
    return not (isinstance(node.func, ast.Name) and _facade(node.func, scope) in PURE)
