"""Stand-ins: the standard library's modules that an engine lacks or gets wrong, only what is used of them.

`modules/` holds one file a module, or a folder whose `__init__.py` is its table of contents, written in plain Python
and lowered like an author's module; `runtime/` holds the helpers that lowered code calls, written for the engines as
they are. All parts of one are one namespace: the page gets what is used of them as one module.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from functools import cache

from bascule.build.lower.context import RUNTIME
from bascule.build.models import Module
from bascule.build.standins.catalogue import PREFIX, path_of, runtime_source, source_of
from bascule.build.standins.shake import shaken

Imports = Mapping[str, frozenset[str]]


def imports_of(modules: Iterable[Module]) -> dict[str, frozenset[str]]:
    """What lowered modules take from stand-ins: names by module, `"*"` for all of it."""
    found: dict[str, set[str]] = {}
    for module in modules:
        if PREFIX in module.source:
            for name, names in _imports(module.source):
                found.setdefault(name, set()).update(names)
    return {name: frozenset(names) for name, names in found.items()}


@cache
def _imports(source: str) -> tuple[tuple[str, frozenset[str]], ...]:
    found: dict[str, set[str]] = {}
    bound: dict[str, str] = {}
    nodes = list(ast.walk(ast.parse(source)))
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PREFIX):
            found.setdefault(node.module, set()).update(a.name for a in node.names)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.startswith(PREFIX):
                    bound[alias.asname or alias.name] = alias.name
                    found.setdefault(alias.name, set())
    taken = set()
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in bound:
            found[bound[node.value.id]].add(node.attr)
            taken.add(id(node.value))
    for node in nodes:
        if isinstance(node, ast.Name) and node.id in bound and id(node) not in taken:
            found[bound[node.id]].add("*")
    return tuple((name, frozenset(names)) for name, names in found.items())


def standins_for(imports: Imports, engine: str) -> tuple[Module, ...]:
    """The stand-ins that `imports` need and those that they need in turn, each after what it imports."""
    wanted: dict[str, set[str]] = {}
    made: dict[str, Module] = {}
    queue = dict(imports)
    while queue:
        again: dict[str, frozenset[str]] = {}
        for name, names in queue.items():
            before = wanted.setdefault(name, set())
            if name in made and names <= before:
                continue
            before |= names
            if name == RUNTIME:
                made[name] = Module(name=name, filename=f"{name}.py", source="", origin="stand-in")
                continue
            made[name] = _standin(name, frozenset(before), engine)
            for other, more in imports_of([made[name]]).items():
                again[other] = again.get(other, frozenset()) | more
        queue = again
    if RUNTIME in made:
        source = shaken(runtime_source(), sorted(wanted[RUNTIME]), engine)
        made[RUNTIME] = made[RUNTIME].model_copy(update={"source": source})
    return tuple(made[name] for name in sorted(made, key=lambda n: (n != RUNTIME, n)))


@cache
def _standin(name: str, names: frozenset[str], engine: str) -> Module:
    from bascule.build.lower import lower  # noqa: PLC0415

    path = path_of(name)
    if path is None:
        raise LookupError(f"no stand-in named {name}")
    source = shaken(source_of(path), names, engine)
    return lower(Module(name=name, filename=f"{name}.py", source=source, origin="stand-in"), engine)
