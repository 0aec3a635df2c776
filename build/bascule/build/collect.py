"""Which modules the page carries: the author's own, and of the toolkit only what the author's use.

A package of ours that has an `EXPORTS` table (`bascule.bridge`, `bascule.components`) is not taken whole: the
page gets an `__init__.py` of its own, with the names that are used. So a page does not grow with the toolkit.
"""

from __future__ import annotations

import ast
import difflib
import importlib
import importlib.util
import sys
from collections.abc import Mapping
from pathlib import Path

from bascule.bridge.schema_source import fill_app_tools
from bascule.build import icons, tables, typed
from bascule.build.errors import BuildError, raise_all
from bascule.build.imports import Import, attributes, imports
from bascule.build.load import Loaded, parse, read_source, taken
from bascule.build.lower import shapes
from bascule.build.models import Model, Module, Program
from bascule.build.scripts import Script, author_scripts, toolkit_scripts

OURS = "bascule"
IN_PAGE = ("bascule.bridge", "bascule.components")
MOUNTING = "bascule.components.mounting"

# Packages that people reach for and that make no sense in a page, and what to use instead.
REFUSED = {
    "requests": "call a tool of your server with use_tool_call",
    "httpx": "call a tool of your server with use_tool_call",
    "aiohttp": "call a tool of your server with use_tool_call",
    "numpy": "compute in your server and pass the numbers in the tool's result",
    "pandas": "compute in your server and pass the rows in the tool's result",
    "pydantic": "keep models in a module of their own beside the widget",
}
# What an engine brings besides Python's own library.
ENGINE_MODULES = frozenset(("js", "pyscript"))


class Collected(Model):
    """The program of the page, the styles and scripts of the components in it.

    `app_tools` says that it offers tools to the host, `keeps_state` that something may ask for the widget's state.
    """

    program: Program
    styles: tuple[tuple[str, str], ...]
    scripts: tuple[Script, ...]
    app_tools: bool
    keeps_state: bool


def collect(loaded: Loaded, *, packages: bool = False) -> Collected:
    """Follow the imports from the widget. Raises `BuildError` at the import that leads nowhere.

    With `packages` the page has an engine that brings those that the widget asks for.
    """
    return _Collector(loaded, packages).run()


class _Collector:
    def __init__(self, loaded: Loaded, packages: bool) -> None:
        self.loaded = loaded
        self.packages = packages
        self.folder = loaded.path.resolve().parent
        self.found: dict[str, Module] = {}
        self.names: dict[str, set[str]] = {package: set() for package in IN_PAGE}
        self.asked: set[str] = set()  # modules that tables and lists ask for when rows are many

    def run(self) -> Collected:
        entry = self.loaded.module
        self._take(entry, self.loaded.path)
        self._ours(MOUNTING, None)
        for name, asking in tables.MODULES.items():
            if name in self.found and tables.asked(asking, self.found.values()):
                del self.found[name]
                self.asked.add(name)
                self._ours(name, None)
        own = [module for module in self.found.values() if module.origin == "author"]
        if not self.packages and any(shapes.has_shapes(module.source, module.filename) for module in own):
            self._ours(shapes.MODULE, None)
        if icons.COMPONENT in self.found:
            self.found[icons.MODULE] = icons.page_module(self.found.values())
        modules = [
            *self._packages(),
            *(self.found[name] for name in sorted(self.found) if name != entry.name),
            self.found[entry.name],
        ]
        main = Module(
            name="__main__",
            filename="__main__.py",
            source=f"from {MOUNTING} import mount\nfrom {entry.name} import {self.loaded.function}\n"
            f"mount({self.loaded.function})\n",
            origin="generated",
        )
        made = author_scripts(self.found.values(), self.folder)
        scripts = (*toolkit_scripts(self.found.values()), *made)
        return Collected(
            program=Program(modules=tuple(modules), main=main, packages=self.loaded.settings.packages),
            styles=(*self._styles(), *((script.name, script.styles) for script in scripts if script.styles)),
            scripts=scripts,
            app_tools="use_app_tool" in self.names["bascule.bridge"],
            keeps_state=bool(made) or "use_widget_state" in self.names["bascule.bridge"],
        )

    def _take(self, module: Module, path: Path) -> None:
        """Add one of the author's modules and follow what it imports."""
        tree = parse(module.source, str(path))
        self.found[module.name] = _with_schemas(module, path)
        errors: list[BuildError] = []
        for item in imports(tree, module.name, is_package=module.is_package):
            try:
                self._follow(item, module, tree, path)
            except BuildError as error:
                errors.append(error)
        raise_all(errors)

    def _follow(self, item: Import, module: Module, tree: ast.Module, path: Path) -> None:
        if item.relative and "." not in module.name and not module.is_package:
            what = item.module or ", ".join(item.names)
            message = f"a relative import needs a package around this file: import {what} by its own name"
            raise BuildError(message, path, item.line, item.column + 1)
        if item.module == OURS or item.module.startswith(f"{OURS}."):
            self._ours_from(item, tree, path)
        elif not self._local(item) and not item.optional:
            self._known(item, path)

    def _known(self, item: Import, path: Path) -> None:
        """Whether an engine may have it; of Python's own library `check` knows which parts."""
        top = item.module.partition(".")[0]
        if self.packages and self.loaded.settings.packages and top not in sys.stdlib_module_names:
            # A package's modules may have any name (scikit-learn is sklearn), and it brings others along: the page
            # says at this line what is not there.
            return
        if self.packages and top in REFUSED:
            message = (
                f"{item.module} is in no package that the page loads; name it: @widget(packages=[{top!r}])"
            )
        elif top in REFUSED:
            message = f"{item.module} cannot be used in a page; {REFUSED[top]}"
        elif top in ENGINE_MODULES or top in sys.stdlib_module_names:
            return
        else:
            message = f"no module named {item.module!r}: not beside the widget, not in Bascule, not in Python"
        raise BuildError(message, path, item.line, item.column + 1)

    # The author's own modules, beside the widget.

    def _local(self, item: Import) -> bool:
        """Whether `item` names a file beside the widget; takes it and the submodules it asks for."""
        if not item.module:
            taken = [self._file(name) for name in item.names if name != "*"]
            return all(taken)
        known = False
        parts = item.module.split(".")
        for end in range(1, len(parts) + 1):
            known = self._file(".".join(parts[:end]))
            if not known:
                return False
        for name in item.names:
            self._file(f"{item.module}.{name}")
        return known

    def _file(self, name: str) -> bool:
        if name in self.found:
            return True
        base = self.folder.joinpath(*name.split("."))
        package = base / "__init__.py"
        path = package if package.is_file() else base.with_suffix(".py")
        if not path.is_file():
            # A folder without __init__.py is a namespace package; in the page every package is a module.
            if base.is_dir() and any(base.rglob("*.py")):
                shown = f"{base.relative_to(self.folder).as_posix()}/__init__.py"
                self.found[name] = Module(
                    name=name, filename=shown, source="", is_package=True, origin="generated"
                )
                return True
            return False
        if path.resolve() == self.loaded.path.resolve():
            return True
        if taken(name.partition(".")[0]):
            raise BuildError(
                "Python, or the page, has a module of this name itself: give this file another", path
            )
        shown = path.relative_to(self.folder).as_posix()
        source = read_source(path)
        models = typed.holds_models(source)
        module = Module(
            name=name,
            filename=shown,
            source=typed.page_source(path, name, self.folder) if models else source,
            is_package=path is package,
            origin="generated" if models else "author",
        )
        self._take(module, path)
        return True

    # The toolkit.

    def _ours_from(self, item: Import, tree: ast.Module, path: Path) -> None:
        if item.module == OURS:
            targets = [f"{OURS}.{name}" for name in item.names] or list(attributes(tree, item.bound))
        else:
            targets = [item.module]
        for target in targets:
            if not any(target == package or target.startswith(f"{package}.") for package in IN_PAGE):
                raise BuildError(
                    f"{target} does not go into a page; a widget may import {' and '.join(IN_PAGE)}",
                    path,
                    item.line,
                    item.column + 1,
                )
            if target not in IN_PAGE:
                self._ours(target, (path, item))
                continue
            used = set(item.names)
            if not item.names or item.module == OURS:
                bound = item.bound if item.bound != OURS else target
                if item.names:
                    bound = item.names_bound[targets.index(target)]
                elif item.module == OURS:
                    bound = target.rpartition(".")[2]
                used = {name.partition(".")[0] for name in attributes(tree, bound)}
            self._exports(target, used, path, item)

    def _exports(self, package: str, used: set[str], path: Path, item: Import) -> None:
        table = _exports(package)
        if "*" in used:
            raise BuildError(
                f"name what you use: from {package} import * would carry everything",
                path,
                item.line,
                item.column + 1,
            )
        raise_all(
            [
                BuildError(f"{package} has no {name!r}{_near(name, table)}", path, item.line, item.column + 1)
                for name in sorted(used.difference(table))
            ]
        )
        for name in sorted(used):
            self.names[package].add(name)
            self._ours(f"{package}.{table[name]}", (path, item))

    def _ours(self, name: str, asked: tuple[Path, Import] | None) -> None:
        """Take a module of the toolkit, and what it imports of the toolkit."""
        if name in self.found or name in IN_PAGE:
            return
        if name in tables.MODULES and name not in self.asked:
            self.found[name] = tables.without(tables.MODULES[name])
            return
        spec = _find(name)
        if spec is None or spec.origin is None:
            path, item = asked or (Path(name), None)
            raise BuildError(f"no module named {name!r}", path, item.line if item else None)
        file = Path(spec.origin)
        is_package = file.name == "__init__.py"
        module = Module(
            name=name,
            filename=f"{name.replace('.', '/')}{'/__init__' if is_package else ''}.py",
            source=file.read_text(encoding="utf-8"),
            is_package=is_package,
            origin="toolkit",
        )
        self.found[name] = module
        parent = name.rpartition(".")[0]
        if parent not in IN_PAGE and parent != OURS:
            self._ours(parent, asked)
        tree = parse(module.source, module.filename)
        for item in imports(tree, name, is_package=is_package):
            if item.module in IN_PAGE:
                table = _exports(item.module)
                for used in item.names:
                    if used in table:
                        self.names[item.module].add(used)
                    self._ours(f"{item.module}.{table.get(used, used)}", (file, item))
            elif item.module.startswith(f"{OURS}."):
                self._ours(item.module, (file, item))
                for used in item.names:
                    if _find(f"{item.module}.{used}") is not None:
                        self._ours(f"{item.module}.{used}", (file, item))

    def _packages(self) -> list[Module]:
        """The generated `__init__.py` of the packages above the toolkit's modules."""
        made = [
            Module(name=OURS, filename=f"{OURS}/__init__.py", source="", is_package=True, origin="generated")
        ]
        for package in IN_PAGE:
            table = _exports(package)
            lines = [f"from {package}.{table[name]} import {name}\n" for name in sorted(self.names[package])]
            made.append(
                Module(
                    name=package,
                    filename=f"{package.replace('.', '/')}/__init__.py",
                    source="".join(lines),
                    is_package=True,
                    origin="generated",
                )
            )
        return made

    def _styles(self) -> tuple[tuple[str, str], ...]:
        sheets = []
        for name in sorted(self.found):
            # Only what has styles is imported: a module for one engine need not load here.
            if self.found[name].origin == "toolkit" and "STYLES" in self.found[name].source:
                css = getattr(importlib.import_module(name), "STYLES", "")
                if css:
                    sheets.append((name, icons.style(name, str(css))))
        # What components share comes before them, so that each can say otherwise.
        return tuple(
            sorted(
                sheets, key=lambda sheet: (not sheet[0].endswith(".styles"), ".kit." in sheet[0], sheet[0])
            )
        )


def _with_schemas(module: Module, path: Path) -> Module:
    """The module with the schemas of its app tools written in: a page keeps no signatures."""
    try:
        return module.model_copy(update={"source": fill_app_tools(module.source, module.filename)})
    except TypeError as error:
        raise BuildError(f"an app tool: {error}", path) from None


def _exports(package: str) -> Mapping[str, str]:
    table: Mapping[str, str] = importlib.import_module(package).EXPORTS
    return table


def _find(name: str) -> importlib.machinery.ModuleSpec | None:
    try:
        return importlib.util.find_spec(name)
    except ModuleNotFoundError:
        return None


def _near(name: str, table: Mapping[str, str]) -> str:
    close = difflib.get_close_matches(name, table, n=4)
    close.sort(key=lambda other: other[0] != name[0])
    return f"; did you mean {close[0]}?" if close else ""
