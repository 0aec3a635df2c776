"""Takes out of a stand-in what a page uses, and what that uses in turn."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache


class _Constants(ast.NodeTransformer):
    """`ENGINE == "micropython"` decided."""

    def __init__(self, engine: str) -> None:
        self.engine = engine

    def visit_Import(self, node: ast.Import) -> ast.stmt:
        """`import js` → the page's names as the engine has them."""
        if self.engine == "brython" and [a.name for a in node.names] == ["js"]:
            return ast.ImportFrom(module="browser", names=[ast.alias(name="window", asname="js")], level=0)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """`ENGINE == "brython"` → `True` or `False`."""
        if not (isinstance(node.left, ast.Name) and node.left.id == "ENGINE"):
            return self.generic_visit(node)  # type: ignore[return-value]
        right = node.comparators[0]
        same = isinstance(right, ast.Constant) and right.value == self.engine
        return ast.Constant(value=same if isinstance(node.ops[0], ast.Eq) else not same)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """Without the parts that are decided."""
        self.generic_visit(node)
        ends = isinstance(node.op, ast.Or)
        if any(isinstance(v, ast.Constant) and v.value is ends for v in node.values):
            return ast.Constant(value=ends)
        node.values = [v for v in node.values if not (isinstance(v, ast.Constant) and v.value is (not ends))]
        return (
            node.values[0] if len(node.values) == 1 else node if node.values else ast.Constant(value=not ends)
        )

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        """Keep the branch that runs."""
        self.generic_visit(node)
        if not isinstance(node.test, ast.Constant) or not isinstance(node.test.value, bool):
            return node
        return node.body if node.test.value else node.orelse or ast.Pass()

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        """Keep the side that runs."""
        self.generic_visit(node)
        if not isinstance(node.test, ast.Constant) or not isinstance(node.test.value, bool):
            return node
        return node.body if node.test.value else node.orelse


def _reachable(tree: ast.Module) -> ast.Module:
    """Without what stands behind a `return` or `raise`: where a branch was decided, the other engine's code."""
    for node in ast.walk(tree):
        for field in ("body", "orelse", "finalbody"):
            body = getattr(node, field, None)
            if not isinstance(body, list):
                continue
            ends = [at for at, one in enumerate(body) if isinstance(one, ast.Return | ast.Raise)]
            rest = body[ends[0] + 1 :] if ends else []
            # A yield back there is what makes the function a generator.
            if not any(isinstance(n, ast.Yield | ast.YieldFrom) for one in rest for n in ast.walk(one)):
                del body[len(body) - len(rest) :]
    return tree


def _defined(statement: ast.stmt) -> set[str]:
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {statement.name}
    if isinstance(statement, ast.Import | ast.ImportFrom):
        return {(a.asname or a.name).partition(".")[0] for a in statement.names}
    return {n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def _read(statement: ast.stmt) -> set[str]:
    return {n.id for n in ast.walk(statement) if isinstance(n, ast.Name)}


def definitions(source: str) -> set[str]:
    """All top-level names of a source."""
    return {name for statement in ast.parse(source).body for name in _defined(statement)}


class _Piece:
    """A top-level statement: what it defines, what it reads, its text."""

    def __init__(self, statement: ast.stmt) -> None:
        self.defined = _defined(statement)
        self.read = _read(statement)
        self.text = ast.unparse(_bare(statement))


@cache
def _pieces(source: str, engine: str) -> tuple[_Piece, ...]:
    tree = ast.fix_missing_locations(_reachable(_Constants(engine).visit(ast.parse(source))))
    return tuple(
        _Piece(s) for s in tree.body if not (isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant))
    )


def shaken(source: str, wanted: Iterable[str], engine: str) -> str:
    """The statements of `source` that define `wanted`, those they need, and those that only act on these."""
    pieces = _pieces(source, engine)
    makers: dict[str, list[_Piece]] = {}
    for piece in pieces:
        for name in piece.defined:
            makers.setdefault(name, []).append(piece)
    wanted = set(wanted)
    queue = list(makers) if "*" in wanted else list(wanted)
    kept: set[int] = set()
    seen: set[str] = set()
    while queue:
        while queue:
            name = queue.pop()
            if name in seen:
                continue
            seen.add(name)
            for piece in makers.get(name, makers.get("*", ())):
                if id(piece) not in kept:
                    kept.add(id(piece))
                    queue += piece.read
        # A statement that defines nothing acts on what is there: `_REGISTRY[A] = b`.
        for piece in pieces:
            if id(piece) not in kept and not piece.defined and (piece.read & set(makers)) <= seen:
                kept.add(id(piece))
                queue += piece.read
    return "".join(piece.text + "\n" for piece in pieces if id(piece) in kept)


def _bare(statement: ast.stmt) -> ast.stmt:
    """Without docstrings."""
    for node in ast.walk(statement):
        body = getattr(node, "body", None)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and isinstance(body, list):
            first = body[0]
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                node.body = body[1:] or [ast.Pass()]
    return statement
