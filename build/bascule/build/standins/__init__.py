"""Stand-ins: the standard library's modules that an engine lacks or gets wrong, only what is used of them.

`modules/` holds one file a module, written in plain Python and lowered like an author's module; `runtime/` holds the
helpers that lowered code calls, written for the engines as they are.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from functools import cache

from bascule.build.lower.context import RUNTIME
from bascule.build.models import Module
from bascule.build.standins.catalogue import PREFIX, path_of, runtime_source
from bascule.build.standins.shake import shaken

Imports = Mapping[str, frozenset[str]]


def imports_of(modules: Iterable[Module]) -> dict[str, frozenset[str]]:
    """What lowered modules take from stand-ins: names by module, `"*"` for all of it."""
    found: dict[str, set[str]] = {}
    for module in modules:
        if PREFIX not in module.source:
            continue
        tree = ast.parse(module.source)
        bound: dict[str, str] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PREFIX):
                found.setdefault(node.module, set()).update(a.name for a in node.names)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    if alias.name.startswith(PREFIX):
                        bound[alias.asname or alias.name] = alias.name
                        found.setdefault(alias.name, set())
        attributes = [
            n for n in ast.walk(tree) if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name)
        ]
        taken = {id(n.value) for n in attributes}
        for node in attributes:
            if isinstance(node.value, ast.Name) and node.value.id in bound:
                found[bound[node.value.id]].add(node.attr)
        for name in ast.walk(tree):
            if (
                isinstance(name, ast.Name)
                and name.id in bound
                and id(name) not in taken
                and not name.id.startswith(PREFIX)
            ) or (isinstance(name, ast.Name) and name.id in bound and id(name) not in taken):
                found[bound[name.id]].add("*")
    return {name: frozenset(names) for name, names in found.items()}


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
    source = shaken(path.read_text(encoding="utf-8"), names, engine)
    return lower(Module(name=name, filename=f"{name}.py", source=source, origin="stand-in"), engine)
