"""The widget's calls of tools, checked against the server that will answer them.

    tools = server_tools("server:mcp", folder)      # imports the author's server
    for error in check_calls(tree, path, tools): ...

Only what can be read is judged: `use_tool_call("name")` with a literal name or a module's constant, calls of the
variable it is bound to in the same component, and `data_tool_call="name"` on an element. What is computed is left
to the server.
"""

from __future__ import annotations

import ast
import asyncio
import difflib
import importlib
import importlib.util
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from bascule.build.errors import BuildError, raise_all
from bascule.build.models import Module

HOOK = "use_tool_call"
Schema = Mapping[str, Any]
Tools = Mapping[str, Schema]

_TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
    "array": (list, tuple),
    "object": (dict,),
}
_UNKNOWN = object()


def server_tools(target: str, folder: Path) -> dict[str, dict[str, Any]]:
    """The tools of a server, name to `inputSchema`.

    `target` is `module:object` or `file.py:object`, looked for in `folder`, then where we are; the object is a
    `FastMCP` or the official SDK's `MCPServer`. Its module is imported. Raises BuildError.
    """
    place, _, name = target.rpartition(":")
    if not place or not name.isidentifier():
        raise BuildError("name the server as module:object, such as server:mcp", target)
    before = list(sys.path)
    sys.path[:0] = [str(folder), str(Path.cwd())]
    try:
        module = _module(place, folder)
    except Exception as error:
        raise BuildError(f"the server cannot be imported: {type(error).__name__}: {error}", target) from error
    finally:
        sys.path[:] = before
    server = getattr(module, name, None)
    listing = getattr(server, "list_tools", None)
    if not callable(listing):
        raise BuildError(f"{place} has no FastMCP or MCPServer named {name}", target)
    found = asyncio.run(listing())
    return {tool.name: dict(getattr(tool, "parameters", None) or tool.input_schema) for tool in found}


def _module(place: str, folder: Path) -> Any:
    if not place.endswith(".py"):
        return importlib.import_module(place)
    file = next((file for file in (folder / place, Path(place)) if file.is_file()), folder / place)
    spec = importlib.util.spec_from_file_location(f"_server_{file.stem}", file)
    if spec is None or spec.loader is None or not file.is_file():
        raise FileNotFoundError(place)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check_program(modules: Iterable[Module], folder: Path, tools: Tools) -> None:
    """Raise BuildError for the author's calls that the server would refuse: at the first, and it names the rest."""
    errors: list[BuildError] = []
    for module in modules:
        if module.origin == "author":
            errors += check_calls(ast.parse(module.source), folder / module.filename, tools)
    raise_all(errors)


def check_calls(tree: ast.Module, path: Path | str, tools: Tools) -> tuple[BuildError, ...]:
    """Everything in a module that the server would refuse, in order of line."""
    errors = list(_Checker(path, tools, _constants(tree)).check(tree))
    return tuple(sorted(errors, key=lambda error: (error.line or 0, error.column or 0)))


class _Checker:
    def __init__(self, path: Path | str, tools: Tools, constants: Mapping[str, str]) -> None:
        self.path = path
        self.tools = tools
        self.constants = constants

    def check(self, tree: ast.Module) -> Iterator[BuildError]:
        yield from self._scope(tree.body, {})

    def _scope(self, body: list[ast.stmt], outer: Mapping[str, str]) -> Iterator[BuildError]:
        """One function's statements, and the functions in it, which see its names."""
        bound = dict(outer)
        inner: list[ast.AST] = []
        nodes = list(_own_nodes(body, inner))
        for node in nodes:
            if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                tool = self._hook(node.value)
                for name in (target.id for target in targets if isinstance(target, ast.Name)):
                    bound.pop(name, None)
                    if tool is not None:
                        bound[name] = tool
        for node in nodes:
            if isinstance(node, ast.Call):
                yield from self._call(node, bound)
        for function in inner:
            assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            hidden = _parameters(function)
            seen = {name: tool for name, tool in bound.items() if name not in hidden}
            statements: list[ast.stmt]
            statements = [ast.Expr(function.body)] if isinstance(function, ast.Lambda) else function.body
            yield from self._scope(statements, seen)

    def _hook(self, node: ast.AST | None) -> str | None:
        """The name in `use_tool_call("name")`."""
        if not isinstance(node, ast.Call) or not node.args:
            return None
        function = node.func
        called = function.id if isinstance(function, ast.Name) else getattr(function, "attr", None)
        return self._text(node.args[0]) if called == HOOK else None

    def _text(self, node: ast.expr) -> str | None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
        return self.constants.get(node.id) if isinstance(node, ast.Name) else None

    def _call(self, node: ast.Call, bound: Mapping[str, str]) -> Iterator[BuildError]:
        tool = self._hook(node)
        if tool is not None:
            yield from self._named(tool, node.args[0])
            return
        if isinstance(node.func, ast.Name) and node.func.id in bound:
            yield from self._arguments(bound[node.func.id], node)
        elif isinstance(node.func, ast.Call) and (direct := self._hook(node.func)) is not None:
            yield from self._arguments(direct, node)
        yield from self._element(node)

    def _named(self, tool: str, node: ast.expr) -> Iterator[BuildError]:
        if tool not in self.tools:
            yield self._error(node, f"the server has no tool {tool!r}{_near(tool, self.tools)}")

    def _arguments(self, tool: str, node: ast.Call) -> Iterator[BuildError]:
        if tool not in self.tools:
            return
        if node.args:
            yield self._error(node.args[0], f"the arguments of {tool!r} go by name")
            return
        given = {word.arg: (word.value, word.value) for word in node.keywords if word.arg is not None}
        yield from self._fit(tool, node, given, is_open=len(given) < len(node.keywords))

    def _element(self, node: ast.Call) -> Iterator[BuildError]:
        words = {word.arg: word.value for word in node.keywords}
        named = words.get("data_tool_call")
        tool = None if named is None else self._text(named)
        if named is None or tool is None:
            return
        yield from self._named(tool, named)
        arguments = words.get("data_tool_args")
        if tool not in self.tools:
            return
        if arguments is None:
            yield from self._fit(tool, named, {})
        elif isinstance(arguments, ast.Dict):
            keys = [_value(key) if key is not None else _UNKNOWN for key in arguments.keys]
            given = {
                key: (value, value)
                for key, value in zip(keys, arguments.values, strict=True)
                if isinstance(key, str)
            }
            yield from self._fit(tool, arguments, given, is_open=len(given) < len(keys))
        elif isinstance(arguments, ast.Constant) and isinstance(arguments.value, str):
            try:
                parsed = json.loads(arguments.value)
            except ValueError:
                parsed = None
            if not isinstance(parsed, dict):
                yield self._error(arguments, "data_tool_args must be a JSON object")
                return
            literal = {key: (arguments, ast.Constant(value)) for key, value in parsed.items()}
            yield from self._fit(tool, arguments, literal)

    def _fit(
        self,
        tool: str,
        node: ast.expr,
        given: Mapping[str, tuple[ast.expr, ast.expr]],
        *,
        is_open: bool = False,
    ) -> Iterator[BuildError]:
        """Judge arguments, each with the node to point at and the node of its value; more may come if `is_open`."""
        schema = self.tools[tool]
        properties: Mapping[str, Schema] = schema.get("properties") or {}
        takes_more = bool(schema.get("additionalProperties")) or "patternProperties" in schema
        for name, (place, value) in given.items():
            if name not in properties:
                if not takes_more:
                    yield self._error(place, f"{tool!r} takes no argument {name!r}{_near(name, properties)}")
                continue
            literal = _value(value)
            problem = None if literal is _UNKNOWN else misfit(literal, properties[name], schema)
            if problem:
                yield self._error(place, f"{name!r} of {tool!r} {problem}")
        missing = [name for name in schema.get("required") or () if name not in given]
        if missing and not is_open:
            yield self._error(node, f"{tool!r} needs {', '.join(repr(name) for name in missing)}")

    def _error(self, node: ast.expr, message: str) -> BuildError:
        return BuildError(message, self.path, node.lineno, node.col_offset + 1)


def misfit(value: Any, schema: Schema, root: Schema) -> str | None:
    """Why a value does not fit a schema, as far as it is plain; None where it fits or the schema is beyond us."""
    if "$ref" in schema:
        found: Any = root
        for part in str(schema["$ref"]).removeprefix("#/").split("/"):
            found = found.get(part, {}) if isinstance(found, Mapping) else {}
        return misfit(value, found, root)
    for word in ("anyOf", "oneOf"):
        if word in schema:
            problems = [misfit(value, option, root) for option in schema[word]]
            return None if not problems or None in problems else " and ".join(str(item) for item in problems)
    if "enum" in schema and value not in schema["enum"]:
        return f"must be one of {', '.join(repr(item) for item in schema['enum'])}, not {value!r}"
    if "const" in schema and value != schema["const"]:
        return f"must be {schema['const']!r}, not {value!r}"
    kinds = schema.get("type")
    names = [kinds] if isinstance(kinds, str) else kinds or []
    if names and not any(_is(value, name) for name in names):
        return f"must be {' or '.join(names)}, not {value!r}"
    if isinstance(value, int | float) and not isinstance(value, bool):
        if "minimum" in schema and value < schema["minimum"]:
            return f"must be at least {schema['minimum']}, not {value!r}"
        if "maximum" in schema and value > schema["maximum"]:
            return f"must be at most {schema['maximum']}, not {value!r}"
    return None


def _is(value: Any, name: str) -> bool:
    if isinstance(value, bool):
        return name == "boolean"
    if isinstance(value, float) and value.is_integer() and name == "integer":
        return True
    return isinstance(value, _TYPES.get(name, (object,)))


def _value(node: ast.expr) -> Any:
    if isinstance(node, ast.Constant):
        return node.value
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return _UNKNOWN


def _constants(tree: ast.Module) -> dict[str, str]:
    """The module's names that are bound once, to a text."""
    found: dict[str, str] = {}
    stored: list[str] = [
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]
    for node in tree.body:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            for target in node.targets:
                if isinstance(target, ast.Name) and stored.count(target.id) == 1:
                    found[target.id] = node.value.value
    return found


def _own_nodes(body: list[ast.stmt], inner: list[ast.AST]) -> Iterator[ast.AST]:
    """The nodes of a function's own statements; functions in it are put into `inner`."""
    waiting: list[ast.AST] = list(reversed(body))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            inner.append(node)
            if not isinstance(node, ast.Lambda):
                waiting.extend(node.decorator_list)
            waiting.extend(
                default for default in [*node.args.defaults, *node.args.kw_defaults] if default is not None
            )
            continue
        yield node
        waiting.extend(reversed(list(ast.iter_child_nodes(node))))


def _parameters(function: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> set[str]:
    given = function.args
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    return {parameter.arg for parameter in every if parameter is not None}


def _near(name: str, known: Mapping[str, Any]) -> str:
    close = difflib.get_close_matches(name, known, n=1)
    return f"; did you mean {close[0]!r}?" if close else f"; it has {', '.join(sorted(known)) or 'none'}"
