"""Elements whose form stands in the source: written out once, filled at every render (`bascule.components.shapes`).

Only where it pays: elements in each other, in a `@component` (of a `@widget` there is one), a loop or a comprehension.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from typing import Any

from bascule.bridge.wire import text_of
from bascule.build.lower.context import Lowering, load, origins
from bascule.build.lower.names import COMPREHENSIONS, FUNCTIONS
from bascule.components import EXPORTS, elements
from bascule.components.attributes import EVENT, attributes, rule_of

MODULE = "bascule.components.shapes"
MAKE = "_b_shape"
_HOMES = ("bascule.components.elements.", "bascule.components.")
_COMPONENT = ("bascule.components.component", "bascule.components.definition.component")
# The arguments that a call may have on MicroPython.
_MOST = 255
_LOOPS = (ast.For, ast.AsyncFor, ast.While, *COMPREHENSIONS)
# Values that are no text and no number: whatever holds one is an ordinary element.
_NODES = (
    ast.List,
    ast.Tuple,
    ast.Dict,
    ast.Set,
    ast.Lambda,
    ast.Starred,
    *COMPREHENSIONS,
)


@cache
def _tags() -> dict[str, str]:
    """The element of each function of `bascule.components.elements`."""
    names = [name for name in EXPORTS if EXPORTS[name] == "elements" and name not in ("h", "group")]
    return {name: getattr(elements, name)()[0].name for name in names}


class Shapes:
    """The calls of a module that have a shape: by the call its plan and the values that are open in it."""

    def __init__(self, tree: ast.Module) -> None:
        nodes = list(ast.walk(tree))
        self.origins = origins(nodes)
        self.rebound = _rebound(nodes)
        self.found: dict[int, tuple[list[Any], list[ast.expr]]] = {}
        if any(f"{self.origin(name)}.".startswith(_HOMES) for name in self.origins):
            self._look(tree, often=False)

    def origin(self, name: str) -> str:
        """Where a name comes from, `""` when something else may be behind it."""
        return "" if name in self.rebound or "*" in self.rebound else self.origins.get(name, "")

    def tag(self, function: ast.expr) -> str:
        """The element that a function makes, `""` when it is another function."""
        whole = self._dotted(function)
        home = next((home for home in _HOMES if whole.startswith(home)), "")
        return _tags().get(whole.removeprefix(home), "") if home else ""

    def _dotted(self, node: ast.expr) -> str:
        if isinstance(node, ast.Attribute):
            base = self._dotted(node.value)
            return f"{base}.{node.attr}" if base else ""
        return self.origin(node.id) if isinstance(node, ast.Name) else ""

    def _look(self, node: ast.AST, *, often: bool) -> None:
        if often and isinstance(node, ast.Call) and self.tag(node.func):
            values: list[ast.expr] = []
            plan = self._plan(node, values, outer=True)
            nested = plan is not None and any(isinstance(part, list) for part in plan[2:])
            if plan is not None and nested and len(values) <= _MOST:
                self.found[id(node)] = (plan, values)
                for value in values:
                    self._look(value, often=often)
                return
        if isinstance(node, FUNCTIONS) and not isinstance(node, ast.Lambda):
            often = often or any(self._dotted(one) in _COMPONENT for one in node.decorator_list)
        often = often or isinstance(node, _LOOPS)
        for child in ast.iter_child_nodes(node):
            self._look(child, often=often)

    def _plan(self, call: ast.Call, values: list[ast.expr], *, outer: bool) -> list[Any] | None:
        """The plan of a call; what is open goes to `values`, in the order in which Python evaluates it."""
        name = self.tag(call.func)
        children: list[Any] = []
        for child in call.args:
            made = self._child(child, values)
            if made is NotImplemented:
                return None
            children.append(made)
        props: list[Any] = []
        fixed: dict[str, Any] = {}
        for keyword in call.keywords:
            if keyword.arg is None or (keyword.arg == "key" and not outer):
                return None
            value = _literal(keyword.value) if keyword.arg != "key" else NotImplemented
            if value is NotImplemented:
                values.append(keyword.value)
                value = (len(values) - 1,)
            else:
                fixed[keyword.arg] = value
            props += [keyword.arg, value]
        try:
            attributes(name, fixed)
            rules = [rule_of(name, prop) for prop in props[::2]]
        except (TypeError, ValueError):
            return None  # said when it is called
        made = {(rule[0] == EVENT, rule[1]) for rule in rules}
        if len(made) < len(rules) or (False, "script") in made:
            return None
        return [name, props, *children]

    def _child(self, child: ast.expr, values: list[ast.expr]) -> Any:
        """A child of a plan; `NotImplemented` for what is no text."""
        if isinstance(child, ast.Constant):
            if child.value is None or isinstance(child.value, bool):
                return None
            kind = isinstance(child.value, str | int | float)
            return text_of(child.value) if kind else NotImplemented
        if isinstance(child, ast.Call) and self.tag(child.func):
            made = self._plan(child, values, outer=False)
            return NotImplemented if made is None else made
        if not self._text(child):
            return NotImplemented
        values.append(child)
        return (len(values) - 1,)

    def _text(self, value: ast.expr) -> bool:
        """Whether a value looks like text or a number."""
        todo = [value]
        while todo:
            part = todo.pop()
            if isinstance(part, ast.IfExp):
                todo += [part.body, part.orelse]
            elif isinstance(part, ast.BoolOp):
                todo += part.values
            elif self._makes_node(part):
                return False
        return True

    def _makes_node(self, value: ast.expr) -> bool:
        if isinstance(value, ast.Constant):
            return value.value is None
        if not isinstance(value, ast.Call):
            return isinstance(value, _NODES)
        function = value.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        return name[:1].isupper() or self._dotted(function).startswith(_HOMES)


def _rebound(nodes: Iterable[ast.AST]) -> set[str]:
    """The names that something besides one import binds, in whatever scope; `*` for all.

    What is given attributes may be a module: its functions are others then.
    """
    names: set[str] = set()
    imported: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
            names.update(part.id for part in ast.walk(node) if isinstance(part, ast.Name))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar):
            names.add(node.name or "")
        elif isinstance(node, ast.MatchMapping):
            names.add(node.rest or "")
        elif isinstance(node, ast.alias):
            bound = (node.asname or node.name).partition(".")[0]
            (names if bound in imported or bound == "*" else imported).add(bound)
    return names


def _literal(node: ast.expr) -> Any:
    """The value of a literal; `NotImplemented` for what is none."""
    try:
        value = ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return NotImplemented
    plain = isinstance(value, str | int | float | list | dict) or value is None
    return value if plain and not _holds_tuple(value) else NotImplemented


def _holds_tuple(value: Any) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(isinstance(one, tuple) or _holds_tuple(one) for one in inner)


def shaped(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`tr(td(row["id"], class_="id"))` → `_b_shape1(row["id"])`, made from the plan when the module starts."""
    found = low.shapes and low.shapes.found.get(id(node))
    if not found:
        return None
    plan, values = found
    name = f"{MAKE}{len(low.plans) + 1}"
    low.plans.append((name, plan))
    return ast.Call(func=load(name), args=values, keywords=[])


def plans(low: Lowering) -> list[ast.stmt]:
    """The statements that make the shapes of a module."""
    if not low.plans:
        return []
    lines = [f"from {MODULE} import shape as {MAKE}"]
    lines += [f"{name} = {MAKE}({plan!r})" for name, plan in low.plans]
    # The order of a style's properties counts.
    return [low.visit(one) if _has_order(one) else one for one in ast.parse("\n".join(lines)).body]


def _has_order(statement: ast.stmt) -> bool:
    return any(isinstance(node, ast.Dict) and len(node.keys) > 1 for node in ast.walk(statement))


def has_shapes(source: str, filename: str) -> bool:
    """Whether a page that carries this module needs `bascule.components.shapes`."""
    return "components" in source and bool(Shapes(ast.parse(source, filename)).found)
