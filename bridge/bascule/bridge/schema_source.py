"""The `inputSchema` of app tools from an author's source, without running it. CPython only: the builder's.

A page keeps neither signatures nor docstrings, so `fill_app_tools` writes them into the calls:
`use_app_tool("add", add)` becomes `use_app_tool("add", add, schema={…}, description='…')`, on the same lines.
"""

from __future__ import annotations

import ast
import inspect
from typing import Any

from bascule.bridge.schema import parameter_text

_PLAIN: dict[str, dict[str, Any]] = {
    "str": {"type": "string"},
    "int": {"type": "integer"},
    "float": {"type": "number"},
    "bool": {"type": "boolean"},
    "list": {"type": "array"},
    "List": {"type": "array"},
    "tuple": {"type": "array"},
    "Tuple": {"type": "array"},
    "dict": {"type": "object"},
    "Dict": {"type": "object"},
    "None": {"type": "null"},
}
_LISTS = frozenset(["list", "List", "set", "frozenset", "Sequence"])

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def describe_definition(node: Function) -> tuple[dict[str, Any], str | None]:
    """`(schema, description)` of a function's definition, as `schema.describe_function` has them of the function.

    `TypeError` for parameters that cannot be passed by name.
    """
    given = node.args
    if given.posonlyargs or given.vararg:
        unnamed = [*given.posonlyargs, *([given.vararg] if given.vararg else [])]
        raise TypeError(f"the parameter {unnamed[0].arg} cannot be passed by name")
    text = None if isinstance(node, ast.Lambda) else ast.get_docstring(node)
    defaults: list[ast.expr | None] = [None] * (len(given.args) - len(given.defaults)) + list(given.defaults)
    properties: dict[str, Any] = {}
    required: list[str] = []
    for parameter, default in zip(
        [*given.args, *given.kwonlyargs], [*defaults, *given.kw_defaults], strict=True
    ):
        described = dict(of_annotation(parameter.annotation))
        told = parameter_text(text, parameter.arg)
        if told:
            described["description"] = told
        if default is None:
            required.append(parameter.arg)
        else:
            _add_default(described, default)
        properties[parameter.arg] = described
    schema: dict[str, Any] = {"type": "object", "properties": properties}
    if required:
        schema["required"] = required
    if given.kwarg is None:
        schema["additionalProperties"] = False
    summary = inspect.cleandoc(text).split("\n\n")[0].replace("\n", " ") if text else None
    return schema, summary


def _add_default(described: dict[str, Any], default: ast.expr) -> None:
    try:
        value = ast.literal_eval(default)
    except ValueError:
        return
    if value is None or isinstance(value, (str, int, float, bool)):
        described["default"] = value


def of_annotation(node: ast.expr | None) -> dict[str, Any]:
    """The JSON Schema of an annotation; `{}` (anything) for what it has no word for."""
    if node is None:
        return {}
    if isinstance(node, ast.Constant):
        if node.value is None:
            return _PLAIN["None"]
        if isinstance(node.value, str):
            try:
                return of_annotation(ast.parse(node.value, mode="eval").body)
            except SyntaxError:
                return {}
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return {"anyOf": [*_choices(node.left), *_choices(node.right)]}
    if isinstance(node, ast.Subscript):
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        return _of_subscript(_name(node.value), inner)
    return _PLAIN.get(_name(node), {})


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _choices(node: ast.expr) -> list[dict[str, Any]]:
    made = of_annotation(node)
    return made["anyOf"] if isinstance(node, ast.BinOp) else [made]


def _of_subscript(name: str, inner: list[ast.expr]) -> dict[str, Any]:
    if name == "Literal":
        return {"enum": [one.value for one in inner if isinstance(one, ast.Constant)]}
    if name == "Optional":
        return {"anyOf": [of_annotation(inner[0]), _PLAIN["None"]]}
    if name == "Union":
        return {"anyOf": [of_annotation(one) for one in inner]}
    if name == "Annotated":
        return of_annotation(inner[0])
    if name in _LISTS:
        return {"type": "array", "items": of_annotation(inner[0])}
    if name in {"dict", "Dict", "Mapping"}:
        schema: dict[str, Any] = {"type": "object"}
        if len(inner) == 2 and of_annotation(inner[1]):
            schema["additionalProperties"] = of_annotation(inner[1])
        return schema
    return _PLAIN.get(name, {})


def fill_app_tools(source: str, filename: str) -> str:
    """`source` with `schema=` and `description=` in its `use_app_tool` calls, where they are missing.

    The handler must be a lambda or the name of a function of this module; other calls stay as they are.
    `SyntaxError` for source that is no Python.
    """
    if "use_app_tool" not in source:
        return source
    finder = _Finder()
    finder.visit(_spelled(ast.parse(source, filename)))
    data = source.encode()
    starts = [0]
    for line in data.splitlines(keepends=True):  # of bytes: Python's own line ends, and no others
        starts.append(starts[-1] + len(line))
    for call, handler in reversed(finder.found):
        last = max(
            [*call.args, *[keyword.value for keyword in call.keywords]], key=lambda node: _end(node, starts)
        )
        words = _words(call, handler)
        if words:
            start, end = _end(last, starts), _end(call, starts) - 1
            comma = "" if _has_comma(data[start:end].decode()) else ", "
            data = data[:end] + (comma + words).encode() + data[end:]
    return data.decode()


def _spelled(tree: ast.Module) -> ast.Module:
    """The module with its own names for types written out where parameters are annotated with them."""
    names = {
        one.targets[0].id: one.value
        for one in tree.body
        if isinstance(one, ast.Assign) and len(one.targets) == 1 and isinstance(one.targets[0], ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation is not None:
            node.annotation = _Names(names).visit(node.annotation)
    return tree


class _Names(ast.NodeTransformer):
    """Puts what a name stands for in its place, once: a name that means itself stays."""

    def __init__(self, names: dict[str, ast.expr]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.names.get(node.id, node)


def _end(node: ast.expr, starts: list[int]) -> int:
    return starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)


def _words(call: ast.Call, handler: Function) -> str:
    there = {keyword.arg for keyword in call.keywords}
    schema, description = describe_definition(handler)
    words = []
    if "schema" not in there:
        words.append(f"schema={schema!r}")
    if "description" not in there and description is not None:
        words.append(f"description={description!r}")
    return ", ".join(words)


def _has_comma(tail: str) -> bool:
    """Whether a comma stands between the last argument and the closing parenthesis, comments aside."""
    return any("," in line.partition("#")[0] for line in tail.split("\n"))


class _Finder(ast.NodeVisitor):
    """The calls of `use_app_tool` and the functions they name, inner scopes first."""

    def __init__(self) -> None:
        self.found: list[tuple[ast.Call, Function]] = []
        self.scopes: list[dict[str, Function]] = []

    def visit_Module(self, node: ast.Module) -> None:
        self._scope(node.body)
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._scope(node.body)
        self.generic_visit(node)
        self.scopes.pop()

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._scope(node.body)
        self.generic_visit(node)
        self.scopes.pop()

    def _scope(self, body: list[ast.stmt]) -> None:
        self.scopes.append(
            {one.name: one for one in body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)}
        )

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        if _name(node.func) != "use_app_tool" or any(isinstance(one, ast.Starred) for one in node.args):
            return
        keywords = {keyword.arg: keyword.value for keyword in node.keywords}
        handler = node.args[1] if len(node.args) > 1 else keywords.get("handler")
        if None in keywords or "schema" in keywords or handler is None:
            return
        if isinstance(handler, ast.Lambda):
            self.found.append((node, handler))
        elif isinstance(handler, ast.Name):
            for scope in reversed(self.scopes):
                if handler.id in scope:
                    self.found.append((node, scope[handler.id]))
                    break
