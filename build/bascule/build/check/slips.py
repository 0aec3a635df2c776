"""Slips that are good Python, run without an error on every engine, and never mean what the author meant.

A handler that is called where it should be handed over, a component that returns nothing, an element that is made and
dropped, a tool's arguments without their names. Only what is certain is told: names that are bound once, to what is
known.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bascule.build.lower.context import origins
from bascule.build.lower.names import bound_by, parameters, walk_scope
from bascule.build.models import Model, Module
from bascule.components import EXPORTS

_COMPONENTS = "bascule.components"
_WIDGET = f"{_COMPONENTS}.widget"
_MAKERS = {f"{_COMPONENTS}.component", _WIDGET}
# What a hook's value is called here, and what a name for the second of the two that it unpacks into is.
_HOOKS = {
    f"{_COMPONENTS}.use_state": ("set", "setter"),
    f"{_COMPONENTS}.use_reducer": ("dispatch", "setter"),
    "bascule.bridge.use_tool_call": ("tool", ""),
}
_SHOWN = frozenset(
    f"{_COMPONENTS}.{name}" for name, home in EXPORTS.items() if home == "elements" or home.startswith("kit.")
)
_Function = ast.FunctionDef | ast.AsyncFunctionDef


class Slip(Model):
    """What is wrong, with the way out, and where; line and column count from 1."""

    message: str
    line: int
    column: int


def slips(module: Module) -> tuple[Slip, ...]:
    """The slips of a module, in the order of the text."""
    tree = ast.parse(module.source, module.filename)
    nodes = list(ast.walk(tree))
    if any(isinstance(node, ast.alias) and node.name == "*" for node in nodes):
        return ()  # it may bind any name
    found = _Finder(nodes).scope(tree.body, {})
    return tuple(sorted(found, key=lambda one: (one.line, one.column)))


class _Finder:
    def __init__(self, nodes: Sequence[ast.AST]) -> None:
        # What is bound for another scope, or in one of the rarer ways, may be anything.
        self.elsewhere = {name for node in nodes for name in _rare(node)}
        times = Counter(name for node in nodes for name in _common(node))
        self.imported = {
            name: origin
            for name, origin in origins(nodes).items()
            if times[name] == 1 and name not in self.elsewhere
        }
        self.components = {
            node.name
            for node in nodes
            if isinstance(node, _Function) and times[node.name] == 1 and self.makes(node) & _MAKERS
        }

    def origin(self, node: ast.expr) -> str:
        """The dotted name of what is imported, else nothing."""
        if isinstance(node, ast.Attribute):
            base = self.origin(node.value)
            return f"{base}.{node.attr}" if base else ""
        return self.imported.get(node.id, "") if isinstance(node, ast.Name) else ""

    def makes(self, node: _Function) -> set[str]:
        """The origins of a function's decorators."""
        return {self.origin(_called(one)) for one in node.decorator_list}

    def scope(
        self, body: Sequence[ast.stmt | ast.expr], outer: Mapping[str, str], given: Sequence[str] = ()
    ) -> Iterator[Slip]:
        """One scope's nodes, then the functions in it, which see its names; `given` are those of its parameters."""
        nodes = list(walk_scope(body))
        known = {**outer, **self.known(nodes, given)}
        for node in nodes:
            if isinstance(node, ast.Call):
                yield from self.call(node, known)
            elif isinstance(node, _Function | ast.Lambda):
                own = bound_by(node)
                seen = {name: what for name, what in known.items() if name not in own}
                names = [one.arg for one in parameters(node.args)]
                yield from self.scope([node.body] if isinstance(node, ast.Lambda) else node.body, seen, names)
                if isinstance(node, _Function) and self.makes(node) & _MAKERS:
                    yield from self.component(node, page=self.makes(node) == {_WIDGET})

    def known(self, nodes: Sequence[ast.AST], given: Sequence[str]) -> dict[str, str]:
        """The names that a scope binds once, to what is known; one that it binds otherwise is known as nothing."""
        times = Counter([*given, *(name for node in nodes for name in _common(node))])
        found: dict[str, str] = dict.fromkeys(times, "")
        for node in nodes:
            if isinstance(node, _Function):
                found[node.name] = "nothing" if _gives_nothing(node) and not node.decorator_list else ""
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                whole, second = _HOOKS.get(self.origin(node.value.func), ("", ""))
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        found[target.id] = whole
                    elif isinstance(target, ast.Tuple) and len(target.elts) == 2:
                        setter = target.elts[1]
                        found.update({setter.id: second} if isinstance(setter, ast.Name) else {})
        return {
            name: what if times[name] == 1 and name not in self.elsewhere else ""
            for name, what in found.items()
        }

    def call(self, node: ast.Call, known: Mapping[str, str]) -> Iterator[Slip]:
        """Handlers among the keywords that are called already; a tool's call with arguments that have no name."""
        shows = self.origin(node.func).startswith(f"{_COMPONENTS}.")
        mine = isinstance(node.func, ast.Name) and node.func.id in self.components
        for word in node.keywords if shows or mine else ():
            if word.arg and word.arg.startswith("on_"):
                for value in _values(word.value):
                    if isinstance(value, ast.Call) and self.gives_nothing(value.func, known):
                        given, whose = ast.unparse(value), ast.unparse(node.func).rpartition(".")[2]
                        plain = not value.args and not value.keywords
                        wanted = ast.unparse(value.func) if plain else f"lambda: {given}"
                        yield _slip(
                            value,
                            f"{whose}: {word.arg} must be a function; {given} is called at every render, and gives "
                            f"nothing: write {word.arg}={wanted}",
                        )
        if node.args and isinstance(node.func, ast.Name) and known.get(node.func.id) == "tool":
            name = node.func.id
            message = f"the arguments of a tool go by name: {name}(name=value), or {name}(**values)"
            yield _slip(node.args[0], message)

    def gives_nothing(self, function: ast.expr, known: Mapping[str, str]) -> bool:
        """Whether a call of it gives `None`, whatever it is called with."""
        if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
            return function.attr in {"set", "dispatch"} and known.get(function.value.id) == function.attr
        return isinstance(function, ast.Name) and known.get(function.id) in {"setter", "nothing"}

    def component(self, node: _Function, *, page: bool) -> Iterator[Slip]:
        """What a component makes and drops; a page that never says what it shows. Other components may show nothing."""
        dropped = not page
        for one in walk_scope(node.body):
            if isinstance(one, ast.Expr) and isinstance(one.value, ast.Call):
                name = ast.unparse(one.value.func)
                if self.origin(one.value.func) in _SHOWN:
                    dropped = True
                    yield _slip(
                        one,
                        f"{node.name}: this {name} is made and never shown: return it, or give it to what is returned",
                    )
        if not dropped and _gives_nothing(node) and not isinstance(node.body[-1], ast.Raise):
            said = (
                "returns nothing, so its page is empty: return what it shows, or None where that is nothing"
            )
            yield _slip(node, f"{node.name} {said}")


def _common(node: ast.AST) -> Iterator[str]:
    """The names that a node binds by assignment, import or definition; a function's parameters among them."""
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        yield node.id
    elif isinstance(node, ast.alias):
        yield (node.asname or node.name).partition(".")[0]
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, _Function | ast.ClassDef):
        yield node.name


def _rare(node: ast.AST) -> Iterator[str]:
    """The names that a node binds by a pattern, an `except` or a class, or for another scope."""
    if isinstance(node, ast.Global | ast.Nonlocal):
        yield from node.names
    elif isinstance(node, ast.ClassDef | ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and node.name:
        yield node.name
    elif isinstance(node, ast.MatchMapping) and node.rest:
        yield node.rest


def _gives_nothing(node: _Function) -> bool:
    """Whether a call of the function, whatever decorates it, gives `None` for sure."""
    return isinstance(node, ast.FunctionDef) and not any(
        isinstance(one, ast.Yield | ast.YieldFrom) or (isinstance(one, ast.Return) and one.value is not None)
        for one in walk_scope(node.body)
    )


def _called(decorator: ast.expr) -> ast.expr:
    return decorator.func if isinstance(decorator, ast.Call) else decorator


def _values(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression may give, as far as `if`, `and` and `or` choose: `nothing() or handler` gives the handler."""
    if isinstance(node, ast.IfExp):
        yield from _values(node.body)
        yield from _values(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values if isinstance(node.op, ast.And) else node.values[-1:]:
            yield from _values(value)
    else:
        yield node


def _slip(node: ast.expr | ast.stmt, message: str) -> Slip:
    return Slip(message=message, line=node.lineno, column=node.col_offset + 1)
