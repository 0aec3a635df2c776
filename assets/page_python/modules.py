"""From an entry to all modules of its bundle, in import order.

Only modules under the entry's own folder are followed. `bascule.bridge.page.js` is the facade: known, never compiled.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from .tables import FACADE

if TYPE_CHECKING:
    from .errors import Problems

FACADE_MODULE = "bascule.bridge.page.js"
TYPING_MODULES = ("typing", "collections.abc", "typing_extensions")


@dataclass(frozen=True)
class Imported:
    """What an imported name stands for: `kind` is facade, typing, module or unknown."""

    kind: str
    name: str
    module: Path | None = None


@dataclass
class Module:
    """One file of a bundle. `suffix` sets its names apart from other modules' names."""

    path: Path
    suffix: str
    tree: ast.Module
    imports: dict[str, Imported] = field(default_factory=dict)


class Loader:
    """Reads modules depth first: what a module imports comes before it."""

    def __init__(self, entry: Path, problems: Problems) -> None:
        self.root = entry.resolve().parent
        self.package = _dotted(self.root)
        self.problems = problems
        self.modules: dict[Path, Module] = {}
        self.incomplete = False  # whether a module is missing, so that its names cannot be checked
        self._open: list[Path] = []
        self._load(entry.resolve(), None, None)

    def _load(self, path: Path, importer: Path | None, node: ast.AST | None) -> None:
        if path in self._open:
            names = " → ".join(p.stem for p in [*self._open[self._open.index(path) :], path])
            self.problems.add(importer or path, node, f"modules import each other in a circle: {names}")
            self.incomplete = True
            return
        if path in self.modules:
            return
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        except SyntaxError as error:
            place = ast.Pass(lineno=error.lineno or 1, col_offset=(error.offset or 1) - 1)
            self.problems.add(path, place, f"no Python: {error.msg}")
            self.incomplete = True
            return
        except (OSError, UnicodeDecodeError, ValueError) as error:
            self.problems.add(importer or path, node, f"cannot read {path.name}: {error}")
            self.incomplete = True
            return
        self._open.append(path)
        module = Module(path, "", tree)
        for statement in tree.body:
            self._statement(module, statement)
        self._open.pop()
        module.suffix = f"__{len(self.modules)}"
        self.modules[path] = module

    def _statement(self, module: Module, node: ast.stmt) -> None:
        if isinstance(node, ast.Import):
            self._import(module, node)
        elif isinstance(node, ast.ImportFrom):
            self._import_from(module, node, types_only=False)
        elif is_type_checking(node):
            assert isinstance(node, ast.If)
            for child in node.body:
                if isinstance(child, ast.ImportFrom):
                    self._import_from(module, child, types_only=True)
                elif isinstance(child, ast.Import):
                    self._import(module, child)

    def _import(self, module: Module, node: ast.Import) -> None:
        self.problems.add(module.path, node, "whole modules are not imported: from … import names")
        for alias in node.names:
            name = alias.asname or alias.name.partition(".")[0]
            module.imports[name] = Imported("unknown", name)

    def _import_from(self, module: Module, node: ast.ImportFrom, *, types_only: bool) -> None:
        if node.module == "__future__":
            return
        if node.level == 0 and node.module in TYPING_MODULES:
            for alias in node.names:
                module.imports[alias.asname or alias.name] = Imported("typing", alias.name)
            return
        target = self._resolve(module, node)
        if target == FACADE_MODULE:
            for alias in node.names:
                if alias.name not in FACADE:
                    self.problems.add(module.path, alias, f"the js facade has no {alias.name}")
                module.imports[alias.asname or alias.name] = Imported("facade", alias.name)
            return
        if not isinstance(target, Path):
            wanted = "." * node.level + (node.module or "")
            self.problems.add(
                module.path,
                node,
                f"no {wanted} under {self.root.name}/: a bundle imports modules of its own folder, and {FACADE_MODULE}",
            )
            for alias in node.names:
                module.imports[alias.asname or alias.name] = Imported("unknown", alias.name)
            return
        if not types_only:
            self._load(target, module.path, node)
        for alias in node.names:
            if alias.name == "*":
                self.problems.add(module.path, node, "import the names one by one")
                continue
            kind = "typing" if types_only else "module"
            module.imports[alias.asname or alias.name] = Imported(kind, alias.name, target)

    def _resolve(self, module: Module, node: ast.ImportFrom) -> Path | str | None:
        if node.level:
            folder = module.path.parent
            for _ in range(node.level - 1):
                folder = folder.parent
            path = folder.joinpath(*(node.module or "").split("."))
        else:
            if node.module == FACADE_MODULE:
                return FACADE_MODULE
            parts = (node.module or "").split(".")
            if parts[: len(self.package)] != self.package:
                return None
            path = self.root.joinpath(*parts[len(self.package) :])
        for candidate in (path.with_suffix(".py"), path / "__init__.py"):
            if candidate.is_file():
                if ".".join(_dotted(candidate.with_suffix(""))) == FACADE_MODULE:
                    return FACADE_MODULE
                return candidate.resolve() if candidate.resolve().is_relative_to(self.root) else None
        return None


def _dotted(path: Path) -> list[str]:
    """The import name of a folder: from its last `bascule` on, else its own name."""
    parts = list(path.parts)
    first = max((i for i, part in enumerate(parts[:-1]) if part == "bascule"), default=None)
    # bridge/bascule/bridge/page: the namespace package is the one whose parent is no part of an import name
    return parts[first:] if first is not None else parts[-1:]


def is_type_checking(node: ast.stmt) -> bool:
    """Whether it is an `if TYPE_CHECKING:` block."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
