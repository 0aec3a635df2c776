"""Code that a program makes at run time with `eval`, `exec` or `compile`: which modules do, and what it may ask for.

Only Brython's pages look here: Pyodide has all of it, and such a program is refused on MicroPython (`BP010`), where
nothing lowers code that is made in the page.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

from bascule.build.check.visitor import found_in
from bascule.build.lower.calls import BRYTHON as BUILTINS
from bascule.build.lower.context import RUNTIME
from bascule.build.lower.methods import BRYTHON as METHODS
from bascule.build.lower.methods import TYPE_ATTRIBUTES
from bascule.build.models import Module
from bascule.build.standins.catalogue import available, module_name

# What translated code asks `_bascule_lower` for besides builtins and methods.
_HELPERS = "ascii delitem dictcall format fstr key percent pow repr slice str".split()
_WORDS = re.compile(r"\b(eval|exec|compile)\b")


@cache
def makes_code(module: Module) -> bool:
    """Whether a module of the author's calls `eval`, `exec` or `compile` of Python's own, or hands one on."""
    return (
        module.origin == "author"
        and _WORDS.search(module.source) is not None
        and any(finding.code == "BP010" for finding in found_in(module, "micropython", frozenset()))
    )


def imported(module: Module) -> tuple[str, ...]:
    """The modules that code written out in a module imports: `exec("import json")`."""
    if not makes_code(module):
        return ()
    found: dict[str, None] = {}
    for node in ast.walk(ast.parse(module.source)):
        if (
            not isinstance(node, ast.Constant)
            or not isinstance(node.value, str)
            or "import" not in node.value
        ):
            continue
        try:
            tree = ast.parse(node.value)
        except (SyntaxError, ValueError):
            continue
        found.update(dict.fromkeys(_imports(tree)))
    return tuple(found)


def asked_for(modules: Iterable[Module], engine: str) -> dict[str, frozenset[str]]:
    """The helpers and the stand-ins, whole, that made code may use: those of what the author's modules import."""
    own = [module for module in modules if module.origin == "author"]
    if engine != "brython" or not any(makes_code(module) for module in own):
        return {}
    helpers = [*BUILTINS.values(), *TYPE_ATTRIBUTES.values(), *_HELPERS, *(f"m_{name}" for name in METHODS)]
    found = {RUNTIME: frozenset(f"_b_{name}" for name in helpers)}
    for module in own:
        for name in (*_imports(ast.parse(module.source)), *imported(module)):
            if available(name, engine):
                found[module_name(name)] = frozenset({"*"})
            if name == "typing":
                found[module_name("collections")] = frozenset({"*"})  # for classes of named tuples
    return found


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
