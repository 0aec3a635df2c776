"""Exceptions: causes, `except*`."""

from __future__ import annotations

import ast

from bascule.build.lower.context import Lowering, assign, const, load, placed


def raise_from(node: ast.Raise, low: Lowering) -> ast.stmt | None:
    """`raise A from b` → `raise _b_from(A, b)`; `__context__` only where the module asks for it."""
    if node.exc is None:
        return None
    if node.cause is not None:
        return ast.Raise(exc=low.call("from", node.exc, node.cause), cause=None)
    handler = getattr(node, "handling", None)
    if handler and "__context__" in low.words:
        return ast.Raise(exc=low.call("raising", node.exc, load(handler)), cause=None)
    return None


_ASKING = frozenset("format_exc print_exc exc_info exception".split())


def handling(node: ast.ExceptHandler, low: Lowering) -> ast.AST | None:
    """`except A: log.exception("x")` → `except A as _b1: …`: a name, where the exception is asked for without one."""
    if not ({"__context__"} | _ASKING) & low.words:
        return None
    asked = [
        n
        for n in ast.walk(node)
        if isinstance(n, ast.Raise)
        or (
            isinstance(n, ast.Call)
            and isinstance(n.func, ast.Name | ast.Attribute)
            and _last(n.func) in _ASKING
        )
    ]
    if not asked:
        return None
    if node.name is None:
        node.name = low.name()
        node.type = node.type or load("BaseException")
    for part in asked:
        if not hasattr(part, "handling"):
            part.handling = node.name  # type: ignore[union-attr]
    return node


def _last(node: ast.Name | ast.Attribute) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr


def asking(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`traceback.format_exc()` → `traceback._format_exc(e)`; `sys.exc_info()`; `log.exception("x")` → `…, exc_info=e`."""  # noqa: E501
    name = getattr(node, "handling", None)
    if name is None or not isinstance(node.func, ast.Name | ast.Attribute):
        return None
    word = _last(node.func)
    if low.origin(node.func) == "sys.exc_info":
        return low.call("exc_info", load(name))
    if word == "exception" and not any(k.arg == "exc_info" for k in node.keywords):
        node.keywords.append(ast.keyword(arg="exc_info", value=load(name)))
    elif word in {"format_exc", "print_exc"}:
        node.args = [load(name)]
        node.keywords = [k for k in node.keywords if k.arg == "file"]
    return None


def except_star(node: ast.TryStar, low: Lowering) -> ast.stmt:
    """`except* A as e: …` → one `except` that hands each clause its share."""
    caught, star = low.name(), low.name()
    body: list[ast.stmt] = [placed(assign(star, low.call("Star", load(caught))), node.handlers[0])]
    for handler in node.handlers:
        name = handler.name or low.name()
        assert handler.type is not None
        taken = ast.Call(
            func=ast.Attribute(value=load(star), attr="take", ctx=ast.Load()),
            args=[handler.type],
            keywords=[],
        )
        test = ast.Compare(
            left=ast.NamedExpr(target=ast.Name(id=name, ctx=ast.Store()), value=taken),
            ops=[ast.IsNot()],
            comparators=[const(None)],
        )
        body.append(placed(ast.If(test=test, body=handler.body, orelse=[]), handler))
    end = ast.Expr(
        value=ast.Call(func=ast.Attribute(value=load(star), attr="end", ctx=ast.Load()), args=[], keywords=[])
    )
    body.append(placed(end, node.handlers[-1].body[-1]))
    made = ast.ExceptHandler(type=load("BaseException"), name=caught, body=body)
    return ast.Try(
        body=node.body,
        handlers=[placed(made, node.handlers[0])],
        orelse=node.orelse,
        finalbody=node.finalbody,
    )
