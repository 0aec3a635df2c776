"""Turns the elements that a component returns into templates (`bascule.components.templates`): what stands there in the
source becomes JSON when the page is built, and only the rest is made when the component runs.

Taken is what a `@component` or `@widget` returns, in branches and in lists too, when it is a call of an element of
`bascule.components` whose arguments are written out: no star, and no `key=`, which is identity among siblings. What is
handed to another component stays as it is: that one may look into it. A name that is bound twice is nobody's element.
"""

from __future__ import annotations

import ast
import json
from collections import Counter
from typing import Any

from bascule.build.lower.context import origins
from bascule.build.lower.names import walk_scope
from bascule.build.lower.printer import source_of
from bascule.build.models import Module
from bascule.components import ELEMENTS
from bascule.components.attributes import attributes
from bascule.components.nodes import tag_named

RUNTIME = "bascule.components.templates"
_ROOT = "bascule.components"
_DECORATORS = ("component", "widget")


def templates(module: Module) -> Module:
    """`module` with templates for what its components return; the same module where there is nothing to do."""
    tree = ast.parse(module.source, module.filename)
    found = _Templates(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any(found.decorates(one) for one in node.decorator_list):
            for statement in walk_scope(list(node.body)):
                if isinstance(statement, ast.Return) and statement.value is not None:
                    statement.value = found.shown(statement.value)
    if not found.made:
        return module
    at = _place(tree)
    line = tree.body[at].lineno
    statements: list[ast.stmt] = [
        ast.ImportFrom(module=RUNTIME, names=[ast.alias(name="template", asname="_b_template")], level=0),
        *found.made,
    ]
    for added in statements:
        for part in ast.walk(added):
            if "lineno" in part._attributes:
                part.lineno, part.col_offset = line, 0  # type: ignore[attr-defined]
    tree.body[at:at] = statements
    return module.model_copy(update={"source": source_of(tree)})


def _place(tree: ast.Module) -> int:
    """Where a module's own statements begin: behind its docstring and what must come first."""
    at = 0
    for at, statement in enumerate(tree.body):  # noqa: B007
        text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if not text and not (isinstance(statement, ast.ImportFrom) and statement.module == "__future__"):
            break
    return at


class _Templates:
    """The templates of one module."""

    def __init__(self, tree: ast.Module) -> None:
        nodes = list(ast.walk(tree))
        times = Counter(name for node in nodes for name in _binds(node))
        self.origins = {name: origin for name, origin in origins(nodes).items() if times[name] == 1}
        self.made: list[ast.stmt] = []

    def decorates(self, node: ast.expr) -> bool:
        """Whether a decorator makes a component."""
        origin = self._origin(node.func if isinstance(node, ast.Call) else node)
        return origin in {f"{_ROOT}.{name}" for name in _DECORATORS}

    def _origin(self, node: ast.expr) -> str:
        return self.origins.get(node.id, "") if isinstance(node, ast.Name) else ""

    def element_of(self, node: ast.expr) -> str:
        """The element's function that is called, or `""`."""
        origin = self._origin(node.func) if isinstance(node, ast.Call) else ""
        name = origin.removeprefix(f"{_ROOT}.").removeprefix("elements.")
        known = origin in (f"{_ROOT}.{name}", f"{_ROOT}.elements.{name}") and name in ELEMENTS
        return name if known and name not in ("h", "group") else ""

    def shown(self, node: ast.expr) -> ast.expr:
        """`node`, which only the renderer sees, with its elements made templates."""
        if isinstance(node, ast.IfExp):
            node.body, node.orelse = self.shown(node.body), self.shown(node.orelse)
        elif isinstance(node, ast.BoolOp):
            node.values[-1] = self.shown(node.values[-1])
        elif isinstance(node, ast.List | ast.Tuple):
            node.elts = [self.shown(one) for one in node.elts]
        elif isinstance(node, ast.ListComp):
            node.elt = self.shown(node.elt)
        elif isinstance(node, ast.Call) and self.element_of(node):
            return self._made(node)
        return node

    def _made(self, call: ast.Call) -> ast.expr:
        name = self.element_of(call)
        writer = _Writer(self)
        try:
            whole = writer.element(call, name)
        except (TypeError, ValueError):  # of `attributes`: the component itself will say so
            whole = False
        if not whole:
            call.args = [self.shown(one) for one in call.args]
            return call
        target = f"_b_t{len(self.made) + 1}"
        value = ast.Call(
            func=ast.Name(id="_b_template", ctx=ast.Load()),
            args=[
                ast.parse(repr(one), mode="eval").body
                for one in (name.rstrip("_"), writer.steps, writer.text)
            ],
            keywords=[],
        )
        self.made.append(ast.Assign(targets=[ast.Name(id=target, ctx=ast.Store())], value=value))
        filled = ast.Call(
            func=ast.Name(id=target, ctx=ast.Load()),
            args=[self.shown(one) for one in writer.values],
            keywords=[],
        )
        return ast.copy_location(filled, call)


class _Writer:
    """Writes one template: `text` is the JSON since the last step."""

    def __init__(self, owner: _Templates) -> None:
        self.owner = owner
        self.text = ""
        self.steps: list[list[Any]] = []
        self.values: list[ast.expr] = []

    def element(self, call: ast.Call, name: str) -> bool:
        """Write an element; False, and nothing written, where it cannot be one of a template."""
        if any(isinstance(one, ast.Starred) for one in call.args):
            return False
        if any(one.arg is None or one.arg == "key" for one in call.keywords):
            return False
        tag = tag_named(name.rstrip("_")).name
        fixed, given = {}, []
        for one in call.keywords:
            try:
                fixed[str(one.arg)] = ast.literal_eval(one.value)
            except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
                given.append(one)
        made = attributes(tag, fixed) if fixed else None
        head = f'{self.text},["{tag}",'
        step: list[Any] = []
        if given:
            quick, event = _quick(tag, str(given[0].arg), made) if len(given) == 1 else ("", None)
            step = [head, tag, 0, [one.arg for one in given], _pairs(fixed), quick and head + quick, event]
            self.steps.append(step)
            self.text = ""
        else:
            self.text = head + _json(made)
        for child in call.args:
            self._child(child, tag)
        if given:
            # Python makes the children before the props.
            step[2] = len(self.values)
            self.values += [one.value for one in given]
        self.text += "]"
        return True

    def _child(self, node: ast.expr, tag: str) -> None:
        value = node.value if isinstance(node, ast.Constant) else ...
        if value is None or isinstance(value, bool):
            self.text += ",null"
        elif isinstance(value, str | int):
            self.text += "," + _json(str(value))
        else:
            name = self.owner.element_of(node)
            if not (name and isinstance(node, ast.Call) and self.element(node, name)):
                self.steps.append([self.text, tag, len(self.values)])
                self.values.append(node)
                self.text = ""


def _pairs(fixed: dict[str, Any]) -> list[Any]:
    """Names and values in turn: no engine's dict display is touched by the lowering."""
    return [one for pair in fixed.items() for one in pair]


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _quick(tag: str, keyword: str, made: dict[str, Any] | None) -> tuple[str, str | None]:
    """The JSON of an element's props up to the value of the only one that is not fixed, and its event if it is one."""
    start = _json(made)[:-1] + "," if made else "{"
    if keyword.startswith("on_"):
        (event,) = (attributes(tag, {keyword: len}) or {})["on"]
        return f'{start}"on":{{{_json(event)}:', event
    if keyword in ("style", "data_keys"):
        return "", None
    (name,) = attributes(tag, {keyword: "text"}) or {}
    return ("", None) if made and name in made else (f"{start}{_json(name)}:", None)


def _binds(node: ast.AST) -> list[str]:
    """The names that a node binds."""
    if isinstance(node, ast.Name):
        return [] if isinstance(node.ctx, ast.Load) else [node.id]
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.arg):
        return [node.arg]
    if isinstance(node, ast.alias):
        return [(node.asname or node.name).partition(".")[0]]
    if isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar):
        return [node.name] if node.name else []
    return []
