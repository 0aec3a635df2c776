"""Parameters: the order of keywords, `**kw`, positional-only names."""

from __future__ import annotations

import ast

from bascule.build.lower.context import Lowering, const, tuple_of
from bascule.build.lower.names import parameters


def keyword_order(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`f(b=1, a=2)` → `f(b=1, a=_b_kw(("b", "a"), 2))`, for a callee that may take `**kw`."""
    stars = [k for k in node.keywords if k.arg is None]
    named = [k.arg for k in node.keywords if k.arg is not None]
    if not stars and len(named) < 2:
        return None
    func = node.func
    if isinstance(func, ast.Name):
        if func.id.startswith("_b_") and func.id not in {
            "_b_dictcall",
            "_b_dict",
            "_b_m_format",
            "_b_m_update",
        }:
            return None
        own = low.functions.get(func.id)
        if own is not None and not own.args.kwarg and not own.decorator_list and not stars:
            return None
        if low.is_builtin(func):
            return None
    if low.origin(func).startswith("bascule.") and not stars:
        return None
    if not stars:
        node.keywords[-1].value = low.call("kw", tuple_of([const(n) for n in named]), node.keywords[-1].value)
        return None
    merged: list[ast.expr] = []
    if len(stars) == 1:
        at = node.keywords.index(stars[0])
        before = [const(k.arg) for k in node.keywords[:at]]
        after = [const(k.arg) for k in node.keywords[at + 1 :]]
        stars[0].value = low.call(
            "kwstar", tuple_of(before), stars[0].value, *([tuple_of(after)] if after else [])
        )
        # The order must be said last: the call evaluates what follows the star after it.
        if after:
            node.keywords = [*node.keywords[:at], *node.keywords[at + 1 :], stars[0]]
        return None
    for k in node.keywords:
        merged += [const(k.arg) if k.arg else low.helper("STAR"), k.value]
    node.keywords = [
        ast.keyword(arg=None, value=low.call("kwstar", tuple_of([]), low.call("merged", *merged)))
    ]
    return None


def keyword_parameters(node: ast.FunctionDef, low: Lowering) -> ast.AST | None:
    """`def f(**kw): …` → `def f(**kw): kw = _b_kwargs(kw); …`."""
    if not node.args.kwarg:
        return None
    name = node.args.kwarg.arg
    if not any(isinstance(n, ast.Name) and n.id == name for s in node.body for n in ast.walk(s)):
        return None
    made = ast.Assign(
        targets=[ast.Name(id=name, ctx=ast.Store())],
        value=low.call("kwargs", ast.Name(id=name, ctx=ast.Load())),
    )
    prepend(node, made)
    return node


def lambda_keywords(node: ast.Lambda, low: Lowering) -> ast.AST | None:
    """`lambda **kw: …` → `lambda **kw: (lambda kw: …)(_b_kwargs(kw))`."""
    if not node.args.kwarg:
        return None
    name = node.args.kwarg.arg
    if not any(isinstance(n, ast.Name) and n.id == name for n in ast.walk(node.body)):
        return None
    inner = ast.Lambda(
        args=ast.arguments(
            posonlyargs=[], args=[ast.arg(arg=name)], kwonlyargs=[], kw_defaults=[], defaults=[]
        ),
        body=node.body,
    )
    node.body = ast.Call(
        func=inner, args=[low.call("kwargs", ast.Name(id=name, ctx=ast.Load()))], keywords=[]
    )
    return node


def prepend(node: ast.FunctionDef | ast.AsyncFunctionDef, made: ast.stmt) -> None:
    """Put a statement first in a function, on a line that is free if there is one."""
    first = node.body[0]
    if (
        isinstance(first, ast.Expr)
        and isinstance(first.value, ast.Constant)
        and isinstance(first.value.value, str)
    ):
        place = first.lineno
        if len(node.body) > 1:
            node.body = node.body[1:]
    else:
        start = (getattr(first, "decorator_list", None) or [first])[0].lineno
        place = max(min(node.lineno + 1, start), start - 1) if start > node.lineno + 1 else start
    for part in ast.walk(made):
        part.lineno = place  # type: ignore[attr-defined]
        part.col_offset = 0  # type: ignore[attr-defined]
        part.end_lineno = place  # type: ignore[attr-defined]
        part.end_col_offset = 0  # type: ignore[attr-defined]
    node.body.insert(0, made)


def positional_only(node: ast.FunctionDef | ast.Lambda, _low: Lowering) -> ast.AST | None:
    """`def f(a, /)` → `def f(a__p)`: a name that no caller uses as a keyword."""
    if not node.args.posonlyargs:
        return None
    names = {a.arg for a in node.args.posonlyargs} - {"self", "cls"}
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id in names:
            part.id += "__p"
        elif isinstance(part, ast.arg) and part.arg in names and part in list(parameters(node.args)):
            part.arg += "__p"
    node.args.args = [*node.args.posonlyargs, *node.args.args]
    node.args.posonlyargs = []
    return node
