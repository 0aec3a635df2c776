"""Prints a lowered tree so that every statement stands on its author's line.

CPython's own unparser does the printing; this subclass decides where lines break. A statement that the lowering
inserted shares a line with its neighbour (`;`). Where two compound statements would need one line, the second moves
down and the lines fall back into step at the next blank line, comment or docstring.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

try:
    from _ast_unparse import Unparser as _Unparser  # type: ignore[import-not-found,unused-ignore]
except ImportError:
    _Unparser = ast._Unparser  # type: ignore[attr-defined]

_SIMPLE = (
    ast.Assign,
    ast.AugAssign,
    ast.AnnAssign,
    ast.Expr,
    ast.Pass,
    ast.Return,
    ast.Raise,
    ast.Delete,
    ast.Import,
    ast.ImportFrom,
    ast.Global,
    ast.Nonlocal,
    ast.Assert,
    ast.Break,
    ast.Continue,
)


class _Printer(_Unparser):  # type: ignore[misc]
    def __init__(self) -> None:
        super().__init__()
        self.line = 1
        self.depth = 0
        self.quoting = 0
        self.target = 1
        self.simple = False
        self.inline = False  # the whole block stands on its header's line
        self.open = False  # a `:` was written, nothing of its block yet
        self.joinable = False  # the last thing on this line is a simple statement of the same block

    def write(self, *text: str) -> None:
        for piece in text:
            self.line += piece.count("\n")
        super().write(*text)

    def fill(self, text: str = "", **_more: Any) -> None:
        gap = self.target - self.line
        if not self._source or gap > 0:
            self.write("\n" * gap)
        elif self.simple and self.open and self.inline:
            self.write(" " + text)
            self.open = False
            return
        elif self.simple and self.joinable:
            self.write("; " + text)
            return
        else:
            self.write("\n")
        self.open = False
        self.write("    " * self._indent + text)

    def maybe_newline(self) -> None:
        pass

    @contextmanager
    def block(self, **_more: Any) -> Iterator[None]:
        self.write(":")
        self._indent += 1
        self.open = True
        self.joinable = False
        yield
        self._indent -= 1
        self.joinable = False
        self.open = False
        self.simple = False
        self.target = 0

    @contextmanager
    def delimit(self, start: str, end: str) -> Iterator[None]:
        self.write(start)
        self.depth += 1
        yield
        self.depth -= 1
        self.write(end)

    def traverse(self, node: Any) -> None:
        if isinstance(node, list) and node and isinstance(node[0], ast.stmt):
            self.inline = all(isinstance(s, _SIMPLE) and getattr(s, "lineno", 0) <= self.line for s in node)
        if isinstance(node, ast.stmt):
            first = (getattr(node, "decorator_list", None) or [node])[0]
            self.target = getattr(first, "lineno", 0)
            self.simple = isinstance(node, _SIMPLE)
            super().traverse(node)
            self.joinable = self.simple = isinstance(node, _SIMPLE)
            return
        if isinstance(node, ast.ExceptHandler):
            self.target = node.lineno
            self.simple = False
        elif (
            isinstance(node, ast.expr) and self.depth and not self.quoting and not isinstance(node, ast.Slice)
        ):
            gap = getattr(node, "lineno", 0) - self.line
            if gap > 0 and not isinstance(node, ast.GeneratorExp | ast.Starred):
                self.write("\n" * gap)
        super().traverse(node)

    def decorate(self, node: Any) -> None:
        for decorator in node.decorator_list:
            self.target = decorator.lineno
            self.simple = False
            self.fill("@")
            self.traverse(decorator)
        self.target = node.lineno
        self.simple = False

    def visit_ClassDef(self, node: ast.ClassDef) -> None:  # noqa: N802
        self.decorate(node)
        self.fill("class " + node.name)
        if node.bases or node.keywords:
            with self.delimit("(", ")"):
                for number, item in enumerate([*node.bases, *node.keywords]):
                    self.write(", " if number else "")
                    self.traverse(item)
        with self.block():
            self.traverse(node.body)

    def _function_helper(self, node: Any, fill_suffix: str) -> None:
        self.decorate(node)
        self.fill(fill_suffix + " " + node.name)
        with self.delimit("(", ")"):
            self.traverse(node.args)
        if node.returns:
            self.write(" -> ")
            self.traverse(node.returns)
        with self.block():
            self.traverse(node.body)

    def visit_If(self, node: ast.If) -> None:  # noqa: N802
        word = "if "
        while True:
            self.target = node.lineno
            self.simple = False
            self.fill(word)
            self.traverse(node.test)
            with self.block():
                self.traverse(node.body)
            if len(node.orelse) != 1 or not isinstance(node.orelse[0], ast.If):
                break
            node = node.orelse[0]
            word = "elif "
        if node.orelse:
            self.otherwise("else", node.orelse)

    def otherwise(self, word: str, body: list[ast.stmt]) -> None:
        """`else` and `finally`, which stand nowhere in the tree: the line before their block."""
        self.target = max(self.line + 1, body[0].lineno - 1) if body[0].lineno > self.line else 0
        self.simple = False
        self.fill(word)
        with self.block():
            self.traverse(body)

    def visit_Try(self, node: ast.Try) -> None:  # noqa: N802
        self.fill("try")
        with self.block():
            self.traverse(node.body)
        for handler in node.handlers:
            self.traverse(handler)
        if node.orelse:
            self.otherwise("else", node.orelse)
        if node.finalbody:
            self.otherwise("finally", node.finalbody)

    def _for_helper(self, fill: str, node: Any) -> None:
        self.fill(fill)
        self.traverse(node.target)
        self.write(" in ")
        self.traverse(node.iter)
        with self.block():
            self.traverse(node.body)
        if node.orelse:
            self.otherwise("else", node.orelse)

    def visit_While(self, node: ast.While) -> None:  # noqa: N802
        self.fill("while ")
        self.traverse(node.test)
        with self.block():
            self.traverse(node.body)
        if node.orelse:
            self.otherwise("else", node.orelse)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:  # noqa: N802
        self.quoting += 1
        super().visit_JoinedStr(node)
        self.quoting -= 1

    def visit_Constant(self, node: ast.Constant) -> None:  # noqa: N802
        # A docstring or any other text: one line, whatever it held.
        if isinstance(node.value, str | bytes):
            self.write(repr(node.value))
        else:
            super().visit_Constant(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        # In `1e21.hex` MicroPython reads the dot as the number's.
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, int | float | complex):
            with self.delimit("(", ")"):
                self.traverse(node.value)
            self.write("." + node.attr)
        else:
            super().visit_Attribute(node)

    def visit_Expr(self, node: ast.Expr) -> None:  # noqa: N802
        self.fill()
        self.set_precedence(ast_yield(), node.value)
        self.traverse(node.value)

    def get_raw_docstring(self, _node: Any) -> None:
        return None


def ast_yield() -> Any:
    """The precedence that the unparser gives a bare expression."""
    module = __import__(_Unparser.__module__)
    return module._Precedence.YIELD


def source_of(tree: ast.Module) -> str:
    """The source of `tree`, each statement on the line that its node says."""
    printer = _Printer()
    printer.traverse(tree.body)
    return "".join(printer._source) + "\n"
