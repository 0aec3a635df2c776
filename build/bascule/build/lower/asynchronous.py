"""`await` in comprehensions, asynchronous comprehensions and generators."""

from __future__ import annotations

import ast
from typing import Any

from bascule.build.lower.context import Lowering, arguments, assign, const, load, placed, tuple_of
from bascule.build.lower.names import walk_scope

_Comprehension = ast.ListComp | ast.SetComp | ast.DictComp


def _awaits(node: ast.AST) -> bool:
    return any(isinstance(n, ast.Await) for n in ast.walk(node))


def async_for(node: _Comprehension, low: Lowering) -> ast.expr | None:
    """`[x async for x in t]` → `[x for x in await _b_alist(t)]`."""
    first = node.generators[0]
    if not first.is_async:
        return None
    first.is_async = 0
    first.iter = ast.Await(value=low.call("alist", first.iter))
    return node


def awaiting(node: _Comprehension, low: Lowering) -> ast.expr | None:
    """`[await f(x) for x in xs]` → `await _b_acollect([], …)`; the awaits and tests become steps, in order."""
    parts: list[ast.expr] = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
    first = node.generators[0]
    if not any(_awaits(p) for p in [*parts, *first.ifs]) or len(node.generators) != 1:
        return None
    names = [n.id for n in ast.walk(first.target) if isinstance(n, ast.Name)]
    plain = (
        [t for t in first.ifs if not _awaits(t)]
        if not _awaits(first.ifs[0] if first.ifs else const(0))
        else []
    )
    tests = [t for t in first.ifs if t not in plain]
    items = ast.GeneratorExp(
        elt=tuple_of([load(n) for n in names]),
        generators=[ast.comprehension(target=first.target, iter=first.iter, ifs=plain, is_async=0)],
    )
    steps: list[ast.expr] = []
    seen = list(names)
    for test in tests:
        made = _steps(test, seen, steps, low)
        steps.append(tuple_of([const(True), ast.Lambda(args=arguments(*seen), body=made)]))
    parts = [_steps(p, seen, steps, low) for p in parts]
    out = low.name()
    if isinstance(node, ast.DictComp):
        body: ast.expr = ast.Call(
            func=ast.Attribute(value=load(out), attr="__setitem__", ctx=ast.Load()), args=parts, keywords=[]
        )
        start: ast.expr = low.call("dict")
    else:
        method = "append" if isinstance(node, ast.ListComp) else "add"
        body = ast.Call(
            func=ast.Attribute(value=load(out), attr=method, ctx=ast.Load()), args=parts, keywords=[]
        )
        start = (
            ast.List(elts=[], ctx=ast.Load())
            if isinstance(node, ast.ListComp)
            else ast.Call(func=load("set"), args=[], keywords=[])
        )
    keep = ast.Lambda(args=arguments(out, *seen), body=body)
    return ast.Await(value=low.call("acollect", start, items, tuple_of(steps), keep))


class _Steps(ast.NodeTransformer):
    def __init__(self, seen: list[str], steps: list[ast.expr], low: Lowering) -> None:
        self.seen, self.steps, self.low = seen, steps, low

    def visit_Lambda(self, node: ast.Lambda) -> Any:
        return node

    def visit_NamedExpr(self, node: ast.NamedExpr) -> Any:
        if isinstance(node.value, ast.Await):
            inner = self.visit(node.value.value)
            self._step(inner, node.target.id)
            return load(node.target.id)
        return self.generic_visit(node)

    def visit_Await(self, node: ast.Await) -> Any:
        inner = self.visit(node.value)
        name = self.low.name()
        self._step(inner, name)
        return load(name)

    def _step(self, value: ast.expr, name: str) -> None:
        self.steps.append(tuple_of([const(False), ast.Lambda(args=arguments(*self.seen), body=value)]))
        self.seen.append(name)


def _steps(node: ast.expr, seen: list[str], steps: list[ast.expr], low: Lowering) -> ast.expr:
    made: ast.expr = _Steps(seen, steps, low).visit(node)
    return made


def generator(node: ast.AsyncFunctionDef, low: Lowering) -> Any:
    """`async def g(): yield x` → `async def g(): await _b_emit(x)`, and `g = _b_agen(g)` after it."""
    yields = [n for n in walk_scope(node.body) if isinstance(n, ast.Yield)]
    if not yields:
        return None
    made = _Emits(low).visit_body(node)
    if node.decorator_list:
        last = node.decorator_list[-1]
        node.decorator_list[-1] = placed(low.call("agen_with", last), last)
        return made
    after = assign(node.name, low.call("agen", load(node.name)))
    line = (node.end_lineno or node.lineno) + 1
    placed(after, node)
    for part in ast.walk(after):
        if "lineno" in part._attributes:
            part.lineno = line  # type: ignore[attr-defined]
    return [made, after]


class _Emits(ast.NodeTransformer):
    def __init__(self, low: Lowering) -> None:
        self.low = low

    def visit_body(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        node.body = [self.visit(s) for s in node.body]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        return node

    visit_AsyncFunctionDef = visit_Lambda = visit_FunctionDef  # type: ignore[assignment]  # noqa: N815

    def visit_Yield(self, node: ast.Yield) -> Any:
        self.generic_visit(node)
        return placed(ast.Await(value=self.low.call("emit", node.value or const(None))), node)
