"""What is wrong in a module of page Python, and where. All of it is collected before anything is said."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ast
    from pathlib import Path


@dataclass(frozen=True, order=True)
class Problem:
    """One thing refused: file, line and column (both from 1), the reason and the way out."""

    file: str
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}"


class PagePythonError(Exception):
    """Modules cannot become JavaScript; `problems` says why, in order of file and place."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = sorted(set(problems))
        super().__init__("\n".join(str(problem) for problem in self.problems))


@dataclass
class Problems:
    """Collects the problems of a bundle."""

    found: list[Problem] = field(default_factory=list)
    _lines: dict[Path, list[bytes]] = field(default_factory=dict)

    def add(self, path: Path, node: ast.AST | None, message: str) -> None:
        """Note a problem at a node (at the start of the file without one)."""
        line, offset = getattr(node, "lineno", 1), getattr(node, "col_offset", 0)
        self.found.append(Problem(str(path), line, self._characters(path, line, offset) + 1, message))

    def _characters(self, path: Path, line: int, offset: int) -> int:
        """Python's trees count bytes; people and editors count characters."""
        if path not in self._lines:
            try:
                self._lines[path] = path.read_bytes().splitlines()
            except OSError:
                self._lines[path] = []
        lines = self._lines[path]
        return len(lines[line - 1][:offset].decode(errors="replace")) if line <= len(lines) else offset

    def stop_if_any(self) -> None:
        """Raise PagePythonError if anything was found."""
        if self.found:
            raise PagePythonError(self.found)
