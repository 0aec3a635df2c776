"""First step: read the author's file and find its one `@widget`, without running anything.

The settings of `@widget(...)` are literals, so reading is enough; a server that lives in the same project is never
imported by a build.
"""

from __future__ import annotations

import ast
import keyword
import re
import sys
import warnings
from pathlib import Path
from typing import Any

from pydantic import Field, ValidationError

from bascule.build.errors import BuildError
from bascule.build.models import Model, Module, Settings

WIDGET_HOME = "bascule.components"
_TAKEN = frozenset(
    ("__main__", "bascule", "browser", "javascript", "js", "micropython", "polyscript", "pyscript")
)


class Loaded(Model):
    """The author's entry module, the name of its widget function, and the widget's settings with their lines."""

    path: Path
    module: Module
    function: str
    settings: Settings
    lines: dict[str, int] = Field(default_factory=dict)  # of the settings


def read_source(path: Path, shown: str | None = None) -> str:
    """The text of a Python file; a `BuildError` says why it cannot be read or parsed."""
    where = shown or str(path)
    try:
        source = path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise BuildError("no such file", where) from None
    except IsADirectoryError:
        raise BuildError("this is a folder; name the widget's file in it, such as widget.py", where) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BuildError("not UTF-8 text", where, line) from None
    except OSError as error:
        raise BuildError(f"cannot be read: {error.strerror or error}", where) from None
    parse(source, where)
    return source


def parse(source: str, shown: str) -> ast.Module:
    """The syntax tree, or a `BuildError` at the line that is not Python."""
    if "\0" in source:
        raise BuildError("null bytes are not Python", shown, source[: source.index("\0")].count("\n") + 1)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(source, shown, "exec", dont_inherit=True)
            return ast.parse(source, filename=shown)
    except SyntaxError as error:
        raise BuildError(f"syntax error: {error.msg}", shown, error.lineno or 1, error.offset) from None
    except ValueError as error:  # a NUL byte
        raise BuildError(f"cannot be parsed: {error}", shown, 1) from None
    except (RecursionError, MemoryError):
        raise BuildError("cannot be parsed: nested too deeply", shown, 1) from None


def module_name(path: Path) -> str:
    """The import name of the author's entry file: its stem, made an identifier (`my-card.py` is `my_card`).

    One that Python or a page has already gets another (`json.py` is `widget_json`).
    """
    name = re.sub(r"\W", "_", path.stem)
    if taken(name):
        return f"widget_{name}"
    return f"_{name}" if not name or name[0].isdigit() or keyword.iskeyword(name) else name


def taken(name: str) -> bool:
    """Whether a module of this name would hide one that Python, an engine or the toolkit needs."""
    return name in sys.stdlib_module_names or name in _TAKEN or name.startswith("_bascule")


def load(path: Path | str) -> Loaded:
    """Read `path` and find its widget. Raises `BuildError` for none, for two, for settings that are no literals."""
    file = Path(path)
    shown = file.name
    source = read_source(file, str(file))
    tree = parse(source, str(file))
    found = _widgets(tree)
    if not found:
        raise BuildError(
            "no widget: decorate the component that the host shows with @widget "
            "(from bascule.components import widget)",
            file,
            1,
        )
    if len(found) > 1:
        (first, _), (second, _) = found[:2]
        raise BuildError(
            f"two widgets, {first.name} (line {first.lineno}) and {second.name}: a page shows one; "
            "make the other one a @component, or give it a file of its own",
            file,
            second.lineno,
        )
    function, decorator = found[0]
    for one, _ in _decorated(tree, "component") + found:
        if isinstance(one, ast.AsyncFunctionDef):
            raise BuildError(
                f"{one.name} is async, and a component shows at once: await in a handler or use_effect",
                file,
                one.lineno,
            )
    return Loaded(
        path=file,
        module=Module(name=module_name(file), filename=shown, source=source),
        function=function.name,
        settings=_settings(function, decorator, file),
        lines=_lines(decorator),
    )


def _widgets(tree: ast.Module) -> list[tuple[ast.FunctionDef | ast.AsyncFunctionDef, ast.expr]]:
    return _decorated(tree, "widget")


def _decorated(tree: ast.Module, name: str) -> list[tuple[ast.FunctionDef | ast.AsyncFunctionDef, ast.expr]]:
    """The top-level functions decorated with `bascule.components.<name>`, by whatever name it was imported."""
    names: set[str] = set()
    modules: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == WIDGET_HOME and not node.level:
            names.update(a.asname or a.name for a in node.names if a.name == name)
        elif isinstance(node, ast.ImportFrom) and node.module == "bascule" and not node.level:
            modules.update(a.asname or a.name for a in node.names if a.name == "components")
        elif isinstance(node, ast.Import):
            modules.update(a.asname or a.name for a in node.names if a.name == WIDGET_HOME)

    def is_widget(decorator: ast.expr) -> bool:
        target = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(target, ast.Name):
            return target.id in names
        return (
            isinstance(target, ast.Attribute) and target.attr == name and ast.unparse(target.value) in modules
        )

    return [
        (node, decorator)
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for decorator in node.decorator_list
        if is_widget(decorator)
    ]


def _lines(decorator: ast.expr) -> dict[str, int]:
    keywords = decorator.keywords if isinstance(decorator, ast.Call) else []
    return {item.arg: item.value.lineno for item in keywords if item.arg is not None}


def _settings(function: ast.FunctionDef | ast.AsyncFunctionDef, decorator: ast.expr, file: Path) -> Settings:
    values: dict[str, Any] = {"name": function.name}
    lines: dict[str, int] = {}
    if isinstance(decorator, ast.Call):
        if decorator.args:
            raise BuildError("@widget takes keyword settings only", file, decorator.args[0].lineno)
        for item in decorator.keywords:
            if item.arg is None:
                raise BuildError(
                    "@widget settings are read without running the file: no ** here", file, item.lineno
                )
            lines[item.arg] = item.value.lineno
            try:
                values[item.arg] = ast.literal_eval(item.value)
            except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
                raise BuildError(
                    f"@widget({item.arg}=…) must be a literal: it is read without running the file",
                    file,
                    item.value.lineno,
                ) from None
    try:
        return Settings.model_validate(values)
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0]) if first["loc"] else ""
        if first["type"] == "extra_forbidden":
            allowed = ", ".join(sorted(Settings.model_fields))
            message = f"@widget has no setting {name!r}; it takes {allowed}"
        else:
            message = f"@widget({name}=…): {first['msg']}"
        raise BuildError(message, file, lines.get(name, function.lineno)) from None
