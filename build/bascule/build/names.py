"""Names that nothing defines: a forgotten import or a typing error, found before the code that holds it ever runs."""

from __future__ import annotations

import ast
import builtins
import difflib
import symtable
from collections.abc import Iterator

from bascule.build.models import Model, Module

# What every module has besides what it defines, and every class body.
_GIVEN = frozenset(dir(builtins)) | {
    "__file__",
    "__name__",
    "__doc__",
    "__package__",
    "__spec__",
    "__annotations__",
    "__builtins__",
    "__module__",
    "__qualname__",
}


class Undefined(Model):
    """A name that is read and defined nowhere; `near` is a name that was perhaps meant."""

    name: str
    line: int
    column: int
    near: str = ""

    @property
    def message(self) -> str:
        """What is wrong, with what may mend it."""
        way_out = f"did you mean {self.near}?" if self.near else "is an import missing?"
        return f"nothing defines {self.name!r}; {way_out}"


def undefined(module: Module) -> tuple[Undefined, ...]:
    """The undefined names of a module, in the order of the text; none where `import *` may define anything."""
    tree = ast.parse(module.source, module.filename)
    if any(isinstance(n, ast.ImportFrom) and any(a.name == "*" for a in n.names) for n in ast.walk(tree)):
        return ()
    top = symtable.symtable(module.source, module.filename, "exec")
    scopes = list(_scopes(top))
    defined = _GIVEN | {
        s.get_name() for s in top.get_symbols() if s.is_assigned() or s.is_imported() or s.is_namespace()
    }
    # `global x` in a function defines x for the module.
    defined |= {
        s.get_name() for t in scopes for s in t.get_symbols() if s.is_declared_global() and s.is_assigned()
    }
    missing = {
        s.get_name()
        for table in scopes
        for s in table.get_symbols()
        if s.is_referenced() and s.is_global() and s.get_name() not in defined
    }
    skipped = _annotations(tree) | _tried(tree)
    found = [
        Undefined(name=node.id, line=node.lineno, column=node.col_offset + 1, near=_near(node.id, defined))
        for node in ast.walk(tree)
        if isinstance(node, ast.Name)
        and isinstance(node.ctx, ast.Load)
        and node.id in missing
        and id(node) not in skipped
    ]
    return tuple(sorted(found, key=lambda one: (one.line, one.column)))


def _scopes(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    yield table
    for child in table.get_children():
        yield from _scopes(child)


def _annotations(tree: ast.Module) -> set[int]:
    """Nodes within annotations, which a page never evaluates."""
    found: set[int] = set()
    for node in ast.walk(tree):
        for field in ("annotation", "returns"):
            part = getattr(node, field, None)
            if isinstance(part, ast.AST):
                found.update(id(inner) for inner in ast.walk(part))
    return found


def _tried(tree: ast.Module) -> set[int]:
    """Nodes that are read to see whether they are defined: those of a `try` that hears of a `NameError`."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Try) and any(
            one.type is None or "NameError" in ast.unparse(one.type) for one in node.handlers
        ):
            found.update(id(inner) for part in node.body for inner in ast.walk(part))
    return found


def _near(name: str, defined: frozenset[str]) -> str:
    close = difflib.get_close_matches(name, sorted(n for n in defined if not n.startswith("_")), n=1)
    return close[0] if close else ""
