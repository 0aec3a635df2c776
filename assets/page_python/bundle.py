"""All modules of an entry, compiled into one function scope."""

from __future__ import annotations

import ast
import re
from collections import Counter
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
from .squeezing import squeezed
from .tables import FUNCTIONS, OFTEN, SHARED
from .variables import Variables, given, renamed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from .modules import Module


_SCOPES = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda | ast.ListComp | ast.GeneratorExp

_DISPLAYS = ast.Constant | ast.List | ast.Tuple | ast.Dict | ast.UnaryOp | ast.unaryop | ast.expr_context


def inputs(entry: Path) -> list[Path]:
    """The files that make a bundle, in the order in which they run."""
    problems = Problems()
    modules = Loader(entry, problems).modules
    problems.stop_if_any()
    return list(modules)


@dataclass(frozen=True)
class Pieces:
    """A compiled bundle: modules that run first; functions and constants of the others by `module.name`; their rest.

    `places` are the modules by what their names end in.
    """

    first: dict[str, str]
    functions: dict[str, str]
    rest: dict[str, str]
    places: dict[str, str]
    variables: Variables | None = None

    def script(self, order: Sequence[str] = ()) -> str:
        """Readable JavaScript. Where a function stands changes nothing but how well the script is compressed.

        Those in `order` come first. What runs first is followed by a function that holds all else, which the browser
        compiles when it is called: an arrow function it would read whole before it goes on.
        """
        names = dict.fromkeys([*(name for name in order if name in self.functions), *self.functions])
        functions = "\n".join(self.functions[name] for name in names)
        groups = _placed([*self.first.values(), functions, *self.rest.values()])
        at = len(self.first)
        if at:
            groups = [*groups[:at], "function rest__js() {", *groups[at:], "}", "rest__js();"]
        return "\n".join(['(() => {"use strict";', *filter(None, groups), "})();"]) + "\n"


def pieces(entry: Path, first: Path | None = None, variables: Variables | None = None) -> Pieces:
    """Compile an entry and what it imports; with `first`, all up to that module waits for nothing of the others.

    With `variables`, every variable gets a name of its own and is noted there.
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
    made = Pieces({}, {}, {}, {}, variables)
    trees = [Lower(module, modules, kinds, short, variables).lowered() for module in modules.values()]
    once = _handed_once(trees)
    for number, (path, module) in enumerate(modules.items()):
        tree = trees[number]
        place = ".".join(path.relative_to(loader.root).with_suffix("").parts)
        made.places[module.suffix] = place
        if number < at:
            made.first[place] = _emit(module, tree)
        else:
            made.functions.update({f"{place}.{name}": text for name, text in _taken_out(module, tree)})
            made.rest[place] = _emit(module, tree)
    _put_in_place(made, once)
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
    """The functions and constants at the top of a module, by name, which it has no more."""
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    stored = Counter(node.id for node in names if isinstance(node.ctx, ast.Store))
    taken: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            taken[node.name] = node
        elif (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and stored[node.targets[0].id] == 1
            and _is_constant(node.value)
        ):
            taken[node.targets[0].id] = node
    tree.body = [node for node in tree.body if node not in taken.values()]
    return [
        (name.removesuffix(module.suffix), _emit(module, ast.Module([node], [])))
        for name, node in taken.items()
    ]


def _is_constant(value: ast.expr) -> bool:
    """Whether it is made of nothing else, so that it may be made at any time before it is used."""
    return all(
        (isinstance(node, ast.Name) and node.id in ("Map", "Set", "WeakMap"))
        or (isinstance(node, ast.Call) and not node.args)
        or isinstance(node, _DISPLAYS)
        for node in ast.walk(value)
    )


def _handed_once(trees: list[ast.Module]) -> set[str]:
    """The names that are spoken of once, by a statement at the top that hands them about, and does not call them."""
    names = Counter(node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name))
    found: set[str] = set()

    def look(node: ast.AST) -> None:
        if isinstance(node, ast.Name) and names[node.id] == 1:
            found.add(node.id)
        for child in ast.iter_child_nodes(node):
            called = isinstance(node, ast.Call) and child is node.func
            if not isinstance(child, _SCOPES) and not (called and isinstance(child, ast.Name)):
                look(child)

    for tree in trees:
        look(tree)
    return found


def _put_in_place(made: Pieces, once: set[str]) -> None:
    """A function that is handed about once, at the top of a module, stands there and needs no name."""
    for key, text in list(made.functions.items()):
        name, _, function = text.strip().removeprefix("let ").partition(" = ")
        for place, rest in made.rest.items() if name in once else ():
            before, *after = re.split(rf"(?<![\w$]){name}(?![\w$])", rest)
            if after:
                made.rest[place] = before + function.removesuffix(";") + after[0]
                del made.functions[key]


def _emit(module: Module, tree: ast.Module) -> str:
    try:
        with quiet():
            return str(StrictParser(ast.unparse(tree)).dump())
    except JSError as error:
        raise PagePythonError([Problem(str(module.path), 1, 1, f"the emitter failed: {error}")]) from error


def minified(entry: Path, first: Path | None = None, found: Mapping[str, Sequence[str]] | None = None) -> str:
    """The bundle as small as it gets, fit to stand inline in HTML; `found` is what `assets.ordering` found for it."""
    if not found:
        return small(compile_bundle(entry, first))
    variables = Variables()
    made = pieces(entry, first, variables)
    script = small(made.script([*found]), keep_names=True)
    return renamed(script, variables.named(script, given(made, script, found)))


def small(script: str, *, keep_names: bool = False) -> str:
    """A script as small as it gets, fit to stand inline in HTML."""
    minify.config({"js-keep-var-names": keep_names})  # for the whole process: not for what is minified next
    try:
        minified = squeezed(script)
    finally:
        minify.config({"js-keep-var-names": False})
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
