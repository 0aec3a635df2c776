"""Which modules a piece of Python asks for, and where: read from its syntax tree, never run."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from bascule.build.models import Model


class Import(Model):
    """One `import` as it stands: `module` is dotted and absolute, `names` is empty for a plain `import`.

    `bound` is the local name of a plain import's module, `names_bound` are those of `names`; `optional` says that a
    failure is caught around it.
    """

    module: str
    names: tuple[str, ...]
    names_bound: tuple[str, ...] = ()
    line: int
    column: int
    bound: str = ""
    optional: bool = False
    relative: bool = False


def imports(tree: ast.Module, name: str, *, is_package: bool = False) -> tuple[Import, ...]:
    """Every import of module `name`, in order, also inside functions; not those for type checkers only."""
    return tuple(_walk(tree.body, name if is_package else name.rpartition(".")[0], optional=False))


def _walk(body: list[ast.stmt], package: str, *, optional: bool) -> Iterator[Import]:
    for node in body:
        if isinstance(node, ast.Import):
            for alias in node.names:
                bound = alias.asname or alias.name.partition(".")[0]
                yield Import(
                    module=alias.name,
                    names=(),
                    line=node.lineno,
                    column=node.col_offset,
                    bound=bound,
                    optional=optional,
                )
        elif isinstance(node, ast.ImportFrom):
            yield Import(
                module=_absolute(node, package),
                names=tuple(alias.name for alias in node.names),
                names_bound=tuple(alias.asname or alias.name for alias in node.names),
                line=node.lineno,
                column=node.col_offset,
                optional=optional,
                relative=node.level > 0,
            )
        elif isinstance(node, ast.If) and _never_in_a_page(node.test):
            yield from _walk(node.orelse, package, optional=optional)
        elif isinstance(node, ast.Try):
            caught = optional or any(_catches_import_error(handler) for handler in node.handlers)
            yield from _walk(node.body, package, optional=caught)
            for handler in node.handlers:
                yield from _walk(handler.body, package, optional=optional)
            yield from _walk(node.orelse + node.finalbody, package, optional=optional)
        else:
            for field in ("body", "orelse"):
                inner = getattr(node, field, None)
                if isinstance(inner, list):
                    yield from _walk(inner, package, optional=optional)
            for case in getattr(node, "cases", []):
                yield from _walk(case.body, package, optional=optional)


def _absolute(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parts = package.split(".") if package else []
    if node.level > 1:
        parts = parts[: len(parts) - node.level + 1]
    return ".".join([*parts, node.module] if node.module else parts)


def _never_in_a_page(test: ast.expr) -> bool:
    return ast.unparse(test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING", "__name__ == '__main__'", "False"}


def _catches_import_error(handler: ast.ExceptHandler) -> bool:
    names = {"ImportError", "ModuleNotFoundError", "Exception", "BaseException"}
    return handler.type is None or any(
        isinstance(n, ast.Name) and n.id in names for n in ast.walk(handler.type)
    )


def is_ours(function: ast.expr, name: str, names: tuple[set[str], set[str]]) -> bool:
    """Whether what is called is `name` of a package; `names` as `names_of` found them."""
    if isinstance(function, ast.Attribute):
        return function.attr == name and ast.unparse(function.value) in names[1]
    return isinstance(function, ast.Name) and function.id in names[0]


def names_of(tree: ast.Module, name: str, package: str, home: str) -> tuple[set[str], set[str]]:
    """What `name` of a package, or of the module `home` in it, is called in a module, and what the package is."""
    above, _, last = package.rpartition(".")
    bound, homes = set(), {package}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in {package, home}:
            bound |= {alias.asname or alias.name for alias in node.names if alias.name == name}
        elif isinstance(node, ast.ImportFrom) and node.module == above:
            homes |= {alias.asname or alias.name for alias in node.names if alias.name == last}
        elif isinstance(node, ast.Import):
            homes |= {alias.asname for alias in node.names if alias.name == package and alias.asname}
    return bound, homes


def attributes(tree: ast.Module, bound: str) -> frozenset[str]:
    """What is taken from the name `bound`: `c.Card` gives `Card`, `c.forms.Input` gives `forms.Input`."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            whole = ast.unparse(node)
            if whole.startswith(f"{bound}.") and whole.replace(".", "").isidentifier():
                found.add(whole.removeprefix(f"{bound}."))
    return frozenset(found)
