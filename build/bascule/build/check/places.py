"""Names that stand where Brython does not have them: of `pyscript`, and of exceptions after their clause."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

# What `engines/brython_lib/pyscript` has.
PYSCRIPT = frozenset("Event HTML display document fetch ffi when window".split())


def missing(module: str, name: str | None) -> Iterator[str]:
    """What of `pyscript` an import or an attribute asks for and Brython has not."""
    if module == "pyscript":
        if name and name != "*" and name not in PYSCRIPT:
            yield f"pyscript.{name}"
    elif module.startswith("pyscript."):
        yield module


def forgotten(nodes: Sequence[ast.AST]) -> Iterator[ast.Name]:
    """Names that only an except clause binds, read after it."""
    handlers = [n for n in nodes if isinstance(n, ast.ExceptHandler) and n.name]
    wanted = {h.name for h in handlers}
    names = sorted(
        (n for n in nodes if isinstance(n, ast.Name) and n.id in wanted),
        key=lambda n: (n.lineno, n.col_offset),
    )
    parameters = {n.arg for n in nodes if isinstance(n, ast.arg)}
    for handler in handlers:
        end = handler.end_lineno or handler.lineno
        later = [n for n in names if n.id == handler.name and n.lineno > end]
        if not later or not isinstance(later[0].ctx, ast.Load) or handler.name in parameters:
            continue
        again = any(
            h.name == handler.name and h.lineno <= later[0].lineno <= (h.end_lineno or 0) for h in handlers
        )
        if not again and not any(isinstance(n.ctx, ast.Store) for n in later):
            yield later[0]
