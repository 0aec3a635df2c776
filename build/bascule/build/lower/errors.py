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


def handling(node: ast.ExceptHandler, low: Lowering) -> ast.AST | None:
    """Names every handler whose `raise` may have a context that is asked for."""
    if "__context__" not in low.words:
        return None
    if node.name is None and node.type is not None:
        node.name = low.name()
    for part in ast.walk(node):
        if isinstance(part, ast.Raise) and node.name:
            part.handling = node.name  # type: ignore[attr-defined]
    return node


def except_star(node: ast.TryStar, low: Lowering) -> ast.stmt:
    """`except* A as e: …` → one `except` that hands each clause its share."""
    caught, star = low.name(), low.name()
    body: list[ast.stmt] = [placed(assign(star, low.call("Star", load(caught))), node.handlers[0])]
    for handler in node.handlers:
        name = handler.name or low.name()
        assert handler.type is not None
        taken = ast.Call(func=ast.Attribute(value=load(star), attr="take", ctx=ast.Load()), args=[handler.type], keywords=[])
        test = ast.Compare(
            left=ast.NamedExpr(target=ast.Name(id=name, ctx=ast.Store()), value=taken), ops=[ast.IsNot()], comparators=[const(None)]
        )
        body.append(placed(ast.If(test=test, body=handler.body, orelse=[]), handler))
    end = ast.Expr(value=ast.Call(func=ast.Attribute(value=load(star), attr="end", ctx=ast.Load()), args=[], keywords=[]))
    body.append(placed(end, node.handlers[-1].body[-1]))
    made = ast.ExceptHandler(type=load("BaseException"), name=caught, body=body)
    return ast.Try(body=node.body, handlers=[placed(made, node.handlers[0])], orelse=node.orelse, finalbody=node.finalbody)


def forgotten(node: ast.ExceptHandler, _low: Lowering) -> ast.AST | None:
    """`except A as e:` forgets `e` at its end."""
    if node.name is None or isinstance(node.body[-1], ast.Return | ast.Raise | ast.Continue | ast.Break | ast.Delete):
        return None
    if any(isinstance(n, ast.Delete) for n in ast.walk(node)):
        return None
    made = ast.Delete(targets=[ast.Name(id=node.name, ctx=ast.Del())])
    line = node.body[-1].end_lineno or node.body[-1].lineno
    node.body.append(placed(made, node.body[-1]))
    made.lineno = line
    return node
