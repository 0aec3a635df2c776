"""All modules of an entry, compiled into one function scope."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import minify  # type: ignore[import-untyped]

from .check import Checks
from .context import Members
from .emit import StrictParser
from .errors import PagePythonError, Problem, Problems
from .kinds import Kinds
from .lower import Lower
from .modules import Loader
from .names import short_names
from .pscript import JSError, quiet
from .scopes import Binder
from .tables import FUNCTIONS, OFTEN, SHARED

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from .modules import Module


def inputs(entry: Path) -> list[Path]:
    """The files that make a bundle, in the order in which they run."""
    problems = Problems()
    modules = Loader(entry, problems).modules
    problems.stop_if_any()
    return list(modules)


@dataclass(frozen=True)
class Pieces:
    """A compiled bundle: modules that run first, functions of the others by `module.name`, and the rest of these."""

    first: list[str]
    functions: dict[str, str]
    rest: list[str]

    def script(self, order: Sequence[str] = ()) -> str:
        """Readable JavaScript. Where a function stands changes nothing but how well the script is compressed.

        Those in `order` come first. What runs first is followed by a function that holds all else, which the browser
        compiles when it is called.
        """
        names = dict.fromkeys([*(name for name in order if name in self.functions), *self.functions])
        functions = "\n".join(self.functions[name] for name in names)
        groups = _placed([*self.first, functions, *self.rest])
        at = len(self.first)
        if at:
            groups = [*groups[:at], "function rest__js() {", *groups[at:], "}", "rest__js();"]
        return "\n".join(['(function () {"use strict";', *filter(None, groups), "})();"]) + "\n"


def pieces(entry: Path, first: Path | None = None) -> Pieces:
    """Compile an entry and what it imports; with `first`, all up to that module waits for nothing of the others.

    Raises PagePythonError with all that is wrong.
    """
    problems = Problems()
    loader = Loader(entry, problems)
    modules = loader.modules
    if loader.incomplete:
        problems.stop_if_any()
    binders = {path: Binder(module.tree, module.imports) for path, module in modules.items()}
    scopes = {node: scope for binder in binders.values() for node, scope in binder.scopes.items()}
    kinds = Kinds(modules, {path: binder.top for path, binder in binders.items()}, scopes)
    members = Members()
    for module in modules.values():
        members.read(module.tree)
    for module in modules.values():
        _check_imports(module, kinds, problems)
        Checks(module, kinds, members, problems).check()
    problems.stop_if_any()
    short = short_names([module.tree for module in modules.values()], members)
    at = 0 if first is None else [*modules].index(first.resolve()) + 1
    made = Pieces([], {}, [])
    for number, (path, module) in enumerate(modules.items()):
        tree = Lower(module, modules, kinds, short).lowered()
        if number < at:
            made.first.append(_emit(module, tree))
        else:
            place = ".".join(path.relative_to(loader.root).with_suffix("").parts)
            made.functions.update({f"{place}.{name}": text for name, text in _taken_out(module, tree)})
            made.rest.append(_emit(module, tree))
    return made


def compile_bundle(entry: Path, first: Path | None = None, order: Sequence[str] = ()) -> str:
    """The readable JavaScript of an entry and what it imports. Raises PagePythonError with all that is wrong."""
    return pieces(entry, first).script(order)


def _placed(parts: list[str]) -> list[str]:
    """The modules, each behind the helpers and shared globals that no module before it asks for.

    So what the first module does waits for nothing. A global that is often asked for gets a name of its own, which the
    minifier makes short; one that seldom is, not.
    """
    helpers = {name: f"let {name}__js = {meaning};" for name, meaning in FUNCTIONS.items()}
    groups: list[str] = []
    for part in parts:
        asked = [name for name in sorted(helpers) if f"{name}__js" in part]
        groups.append("\n".join([*(helpers.pop(name) for name in asked), part]))
    for name, meaning in SHARED.items():
        uses = [group.count(f"{name}__js") for group in groups]
        if sum(uses) >= OFTEN:
            first = next(at for at, count in enumerate(uses) if count)
            groups[first] = f"let {name}__js = {meaning};\n{groups[first]}"
        else:
            groups = [group.replace(f"{name}__js", meaning) for group in groups]
    return groups


def _check_imports(module: Module, kinds: Kinds, problems: Problems) -> None:
    for node in module.tree.body:
        for alias in getattr(node, "names", []) if isinstance(node, ast.ImportFrom) else []:
            imported = module.imports.get(alias.asname or alias.name)
            top = kinds.tops.get(imported.module) if imported and imported.module else None
            if imported is None or top is None or imported.kind != "module":
                continue
            binding = top.names.get(imported.name)
            if binding is None:
                problems.add(
                    module.path,
                    alias,
                    f"{imported.module.name if imported.module else ''} has no {imported.name}",
                )
            elif binding.rebound_globally:
                problems.add(
                    module.path,
                    alias,
                    f"{alias.name} is rebound by `global` in its module: import a function that tells",
                )
            elif binding.imported is not None:
                problems.add(module.path, alias, f"import {alias.name} from the module that defines it")


def _taken_out(module: Module, tree: ast.Module) -> list[tuple[str, str]]:
    """The functions at the top of a module, by name, which it has no more."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    tree.body = [node for node in tree.body if node not in functions]
    return [
        (node.name.removesuffix(module.suffix), _emit(module, ast.Module([node], []))) for node in functions
    ]


def _emit(module: Module, tree: ast.Module) -> str:
    try:
        with quiet():
            return str(StrictParser(ast.unparse(tree)).dump())
    except JSError as error:
        raise PagePythonError([Problem(str(module.path), 1, 1, f"the emitter failed: {error}")]) from error


def minified(entry: Path, first: Path | None = None, order: Sequence[str] = ()) -> str:
    """The bundle as small as it gets, fit to stand inline in HTML."""
    return small(compile_bundle(entry, first, order))


def small(script: str) -> str:
    """A script as small as it gets, fit to stand inline in HTML."""
    minified = str(minify.string("text/javascript", script))
    # The minifier leaves the brackets where it took a parameter away.
    return inline(re.sub(r"(?<![\w$.)\]])\((\w+)\)=>", r"\1=>", minified))


def inline(script: str) -> str:
    """Escape what would end or derail a script element, or be misread: in strings and templates it means the same."""
    closed = re.sub("</(?=script)", r"<\\/", script, flags=re.IGNORECASE)
    ascii_only = re.sub(r"[^\x00-\x7f]", _escaped, closed)
    return ascii_only.replace("<!--", "\\x3c!--")


def _escaped(match: re.Match[str]) -> str:
    """A character beyond ASCII, so that no server and no page can misread the script."""
    units = match[0].encode("utf-16-be")
    return "".join(f"\\u{units[at] << 8 | units[at + 1]:04x}" for at in range(0, len(units), 2))
