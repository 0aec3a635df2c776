"""Scripts of JavaScript components: which a page carries, and how an author's module becomes one.

The toolkit's own are named in a module's `SCRIPTS` and lie in `static/scripts`, with a style sheet beside them if they
need one. An author's is the file that a module names in `script_component("confetti.js")`.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from bascule.build.errors import BuildError
from bascule.build.imports import is_ours, names_of
from bascule.build.javascript import defining
from bascule.build.models import Model, Module
from bascule.build.static import data

_HOME = "bascule.components"
# Components that ask for their script with one prop alone: a page where nobody gives it goes without.
_WITH = {f"{_HOME}.kit.code": ("Code", "language")}
_FACTORY = "script_component"


class Script(Model):
    """A script that defines itself (`BasculeScripts.define`) under its name, and the style sheet that it needs."""

    name: str
    text: str
    styles: str = ""


def toolkit_scripts(modules: Iterable[Module]) -> tuple[Script, ...]:
    """The scripts that the toolkit's modules in a page ask for."""
    names: dict[str, None] = {}
    modules = list(modules)
    for module in modules:
        if module.origin == "toolkit" and "SCRIPTS" in module.source:
            if module.name in _WITH and not _given(modules, module.name, *_WITH[module.name]):
                continue
            names.update(dict.fromkeys(getattr(importlib.import_module(module.name), "SCRIPTS", ())))
    return tuple(_toolkit_script(name) for name in sorted(names))


def _given(modules: Iterable[Module], home: str, name: str, prop: str) -> bool:
    """Whether a call of a component may give it a prop: by name, in `**props`, or where it is no call to be seen."""
    for module in modules:
        if module.name == home or name not in module.source:
            continue
        tree = ast.parse(module.source, module.filename)
        ours = names_of(tree, name, _HOME, home)
        calls = {id(node.func): node for node in ast.walk(tree) if isinstance(node, ast.Call)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Name | ast.Attribute) and is_ours(node, name, ours):
                call = calls.get(id(node))
                if call is None or any(keyword.arg in {None, prop} for keyword in call.keywords):
                    return True
    return False


def author_scripts(modules: Iterable[Module], folder: Path) -> tuple[Script, ...]:
    """The scripts that the author's modules name; `BuildError` at the line that names none or none that will do."""
    found: dict[str, Script] = {}
    for module in modules:
        if module.origin in {"author", "generated"} and _FACTORY in module.source:
            for name, line in _named(module):
                if name not in found:
                    found[name] = _author_script(name, folder, module, line)
    return tuple(found[name] for name in sorted(found))


def _author_script(name: str, folder: Path, module: Module, line: int) -> Script:
    path = folder / name
    if ".." in Path(name).parts or Path(name).is_absolute() or "\\" in name:
        raise BuildError(
            f"{name}: a script lies beside the widget, or in a folder there", module.filename, line
        )
    try:
        source = path.read_bytes().decode()
    except UnicodeDecodeError:
        raise BuildError("not UTF-8 text", path) from None
    except OSError as error:
        raise BuildError(
            f"{name} cannot be read: {error.strerror or error}; it lies beside the widget",
            module.filename,
            line,
        ) from None
    return Script(name=name, text=defining(name, source, path))


def _named(module: Module) -> list[tuple[str, int]]:
    tree = ast.parse(module.source, module.filename)
    ours = names_of(tree, _FACTORY, _HOME, f"{_HOME}.scripts")
    at_top = {id(node.value) for node in tree.body if isinstance(node, ast.Assign)}
    named = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not is_ours(node.func, _FACTORY, ours):
            continue
        given = node.args[0] if len(node.args) == 1 and not node.keywords else None
        if id(node) not in at_top or not isinstance(given, ast.Constant) or not isinstance(given.value, str):
            message = (
                f'a script is named at the top of a module, written out: Confetti = {_FACTORY}("confetti.js")'
            )
            raise BuildError(message, module.filename, node.lineno, node.col_offset + 1)
        named.append((given.value, node.lineno))
    return named


def _toolkit_script(name: str) -> Script:
    path = f"static/scripts/{name}"
    has_styles = files(_HOME).joinpath(f"{path}.css").is_file()
    return Script(
        name=name,
        text=data(_HOME, f"{path}.js").decode(),
        styles=data(_HOME, f"{path}.css").decode() if has_styles else "",
    )
