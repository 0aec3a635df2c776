"""Which icons a page carries: those that its modules name in `Icon("cloud")`.

The name is a string that is written out, or a choice among such: `Icon("sun" if clear else "cloud")`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

from bascule.build.errors import BuildError
from bascule.build.imports import is_ours, names_of
from bascule.build.models import Module
from bascule.components import icons

COMPONENT = "bascule.components.kit.icon"
MODULE = "bascule.components.icons"
_PACKAGE = "bascule.components"
_NAME = "Icon"


def page_module(modules: Iterable[Module]) -> Module:
    """The page's own `bascule.components.icons`. `BuildError` for a name that there is not or is not written out."""
    names: set[str] = set()
    for module in modules:
        if module.name != COMPONENT and _NAME in module.source:
            names |= _named(module)
    return Module(
        name=MODULE,
        filename=f"{MODULE.replace('.', '/')}.py",
        source=icons.module(names),
        origin="generated",
    )


def style(name: str, css: str) -> str:
    """A component's style sheet, with the notice of the icons where it is theirs."""
    return f"/*!\n{icons.notice()}\n*/\n{css}" if name == COMPONENT else css


def _named(module: Module) -> set[str]:
    tree = ast.parse(module.source, module.filename)
    ours = names_of(tree, _NAME, _PACKAGE, COMPONENT)
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and is_ours(node.func, _NAME, ours):
            given = (
                node.args[0] if node.args else next((k.value for k in node.keywords if k.arg == "name"), None)
            )
            if given is None:
                continue  # Icon itself says what is missing
            for name in _words(given, module, node):
                try:
                    icons.shapes(name)
                except ValueError as error:
                    raise _error(str(error), module, node) from None
                names.add(name)
    return names


def _words(given: ast.expr, module: Module, call: ast.Call) -> list[str]:
    if isinstance(given, ast.Constant) and isinstance(given.value, str):
        return [given.value]
    if isinstance(given, ast.IfExp):
        return _words(given.body, module, call) + _words(given.orelse, module, call)
    message = (
        f"Icon: the name must be written out, for the page carries only the icons it uses, not {ast.unparse(given)}; "
        'a choice is made among icons: {"rain": Icon("cloud-rain"), …}[weather]'
    )
    raise _error(message, module, call)


def _error(message: str, module: Module, node: ast.Call) -> BuildError:
    return BuildError(message, module.filename, node.lineno, node.col_offset + 1)
