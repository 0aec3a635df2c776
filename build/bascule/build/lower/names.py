"""Which names mean builtins: scopes as Python sees them, worked out once a module."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def parameters(arguments: ast.arguments) -> Iterator[ast.arg]:
    """All parameters, in the order of the signature."""
    yield from arguments.posonlyargs
    yield from arguments.args
    if arguments.vararg:
        yield arguments.vararg
    yield from arguments.kwonlyargs
    if arguments.kwarg:
        yield arguments.kwarg


def walk_scope(body: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """The nodes of a scope without those of the functions and classes in it, which are given themselves."""
    stack: list[ast.AST] = list(reversed(body))
    while stack:
        node = stack.pop()
        yield node
        if isinstance(node, FUNCTIONS):
            if not isinstance(node, ast.Lambda):
                stack.extend(node.decorator_list)
            stack.extend([*node.args.defaults, *(d for d in node.args.kw_defaults if d)])
        elif isinstance(node, ast.ClassDef):
            stack.extend([*node.decorator_list, *node.bases, *(k.value for k in node.keywords)])
        else:
            stack.extend(ast.iter_child_nodes(node))


def bound(body: list[ast.stmt] | list[ast.expr]) -> set[str]:
    """The names that a scope binds. Those of comprehensions count too: that is one name too many at worst."""
    names: set[str] = set()
    outer: set[str] = set()
    for node in walk_scope(body):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.alias):
            names.add((node.asname or node.name).partition(".")[0])
        elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar):
            names.update(filter(None, [node.name]))
        elif isinstance(node, ast.MatchMapping):
            names.update(filter(None, [node.rest]))
        elif isinstance(node, ast.Global | ast.Nonlocal):
            outer.update(node.names)
    return names - outer


def bound_by(node: ast.AST) -> set[str]:
    """The names that a function, lambda or class binds in its own scope."""
    if isinstance(node, ast.Lambda):
        return {a.arg for a in parameters(node.args)} | bound([node.body])
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return {a.arg for a in parameters(node.args)} | bound(node.body)
    if isinstance(node, ast.ClassDef):
        return bound(node.body)
    return set()
