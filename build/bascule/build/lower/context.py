"""The walk that applies the rules of an engine to a module, and what a rule may ask about where it is."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bascule.build.lower.names import FUNCTIONS, bound, bound_by

RUNTIME = "_bascule_lower"
Rule = Callable[[Any, "Lowering"], ast.AST | list[ast.stmt] | None]
BUILTINS = frozenset(dir(__builtins__) if not isinstance(__builtins__, dict) else __builtins__)


class Lowering(ast.NodeTransformer):
    """Applies rules bottom up: a rule sees a node whose parts are lowered, and gives what takes its place, or None.

    `rules` are tried in order for the type of the node; the first that answers ends the matter.
    """

    def __init__(self, tree: ast.Module, engine: str, rules: Mapping[type, Sequence[Rule]]) -> None:
        self.engine = engine
        self.rules = rules
        self.helpers: set[str] = set()
        self.scopes: list[tuple[ast.AST, set[str]]] = [(tree, bound(tree.body))]
        self.classes: dict[str, ast.ClassDef] = {}
        self.functions = {
            n.name: n for n in tree.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)
        }
        self.words: set[str] = set()
        self.uses: dict[
            str, tuple[set[str], int]
        ] = {}  # attributes read of a name; how often it stands alone
        self.attributed: set[str] = set()  # names that are given attributes
        self.nodes = nodes = list(ast.walk(tree))
        self._look(nodes)
        self.origins = origins(nodes)
        self.templates = False  # whether text that is not formatted in place may be a template for `%`
        self.counter = 0
        self.own = ""
        self.shapes: Any = None  # of the author's modules; see `shapes`
        self.plans: list[tuple[str, Any]] = []

    def _look(self, nodes: list[ast.AST]) -> None:
        """One look at everything: classes, words, what is read of which name."""
        for node in nodes:
            if isinstance(node, ast.Name):
                self.words.add(node.id)
                names, alone = self.uses.get(node.id, (set(), 0))
                self.uses[node.id] = (names, alone + 1)
            elif isinstance(node, ast.Attribute):
                self.words.add(node.attr)
            elif isinstance(node, ast.FunctionDef):
                self.words.add(node.name)
            elif isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
        for node in nodes:
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                names, alone = self.uses[node.value.id]
                names.add(node.attr)
                self.uses[node.value.id] = (names, alone - 1)
                if isinstance(node.ctx, ast.Store):
                    self.attributed.add(node.value.id)

    # What rules ask.

    def helper(self, name: str) -> ast.Name:
        """The helper `_b_<name>` of the runtime, which the page then carries."""
        self.helpers.add(f"_b_{name}")
        return ast.Name(id=f"_b_{name}", ctx=ast.Load())

    def call(self, helper: str, *args: ast.expr, keywords: Sequence[ast.keyword] = ()) -> ast.Call:
        """A call of a helper."""
        return ast.Call(func=self.helper(helper), args=list(args), keywords=list(keywords))

    def name(self) -> str:
        """A new name for a value in between."""
        self.counter += 1
        return f"_b{self.counter}"

    def bound(self, name: str) -> bool:
        """Whether `name` is bound in a scope that is seen from here; a class's names are seen only in its body."""
        last = len(self.scopes) - 1
        return any(
            name in names
            for at, (node, names) in enumerate(self.scopes)
            if at == last or not isinstance(node, ast.ClassDef)
        )

    def is_builtin(self, node: ast.AST, *names: str) -> bool:
        """Whether `node` is the name of a builtin (of `names`, if given) that nothing shadows."""
        return (
            isinstance(node, ast.Name)
            and node.id in BUILTINS
            and (not names or node.id in names)
            and not self.bound(node.id)
        )

    def origin(self, node: ast.AST) -> str:
        """Where a name or a chain of attributes was imported from (`"dataclasses.field"`), or `""`."""
        if isinstance(node, ast.Name):
            return self.origins.get(node.id, "")
        if isinstance(node, ast.Attribute):
            base = self.origin(node.value)
            return f"{base}.{node.attr}" if base else ""
        return ""

    def enclosing(self, kind: type | tuple[type, ...] = FUNCTIONS) -> Any:
        """The nearest function (or `kind`) around, or None."""
        for node, _ in reversed(self.scopes):
            if isinstance(node, kind):
                return node
        return None

    def method_of(self) -> ast.ClassDef | None:
        """The class whose method this is in."""
        for node, _ in reversed(self.scopes):
            if isinstance(node, ast.ClassDef):
                return node
        return None

    # The walk.

    def visit(self, node: ast.AST) -> Any:
        """Lower `node`'s parts, then `node`."""
        scoped = isinstance(node, (*FUNCTIONS, ast.ClassDef))
        if isinstance(node, ast.FormattedValue):
            node.value = self.visit(node.value)
            if node.format_spec is not None:
                for part in node.format_spec.values:  # type: ignore[attr-defined]
                    if isinstance(part, ast.FormattedValue):
                        self.visit(part)
            return node
        before = self.rules.get(("before", type(node)))  # type: ignore[call-overload]
        for rule in before or ():
            made = rule(node, self)
            if made is not None:
                node = placed(made, node)
        if scoped:
            self._outer(node)
            self.scopes.append((node, bound_by(node)))
            for field in ("args", "body"):
                self._field(node, field)
            self.scopes.pop()
        else:
            self.generic_visit(node)
        for rule in self.rules.get(type(node), ()):
            made = rule(node, self)
            if made is not None:
                if isinstance(made, list):
                    return [placed(m, node) for m in made]
                return placed(made, node)
        return node

    def _outer(self, node: Any) -> None:
        for field in ("decorator_list", "bases", "keywords", "returns"):
            self._field(node, field)
        if isinstance(node, FUNCTIONS):
            node.args.defaults = [self.visit(d) for d in node.args.defaults]
            node.args.kw_defaults = [d and self.visit(d) for d in node.args.kw_defaults]

    def _field(self, node: Any, field: str) -> None:
        value = getattr(node, field, None)
        if field == "args" and isinstance(value, ast.arguments):
            return
        if isinstance(value, list):
            out: list[Any] = []
            for item in value:
                made = self.visit(item)
                out.extend(made if isinstance(made, list) else [] if made is None else [made])
            setattr(node, field, out)
        elif isinstance(value, ast.AST):
            setattr(node, field, self.visit(value))


def placed(made: Any, node: ast.AST) -> Any:
    """`made`, and all parts of it without a place, where `node` stands."""
    line = getattr(node, "lineno", None)
    if line is None:
        return made
    stack: list[Any] = [made]
    while stack:
        part = stack.pop()
        if "lineno" in part._attributes and not hasattr(part, "lineno"):
            part.lineno, part.col_offset = line, getattr(node, "col_offset", 0)
            part.end_lineno, part.end_col_offset = (
                getattr(node, "end_lineno", line),
                getattr(node, "end_col_offset", 0),
            )
        elif "lineno" in part._attributes and part is not made:
            continue
        stack.extend(ast.iter_child_nodes(part))
    return made


def origins(nodes: Iterable[ast.AST]) -> dict[str, str]:
    """The names that a module's `nodes` import, with the dotted origin of each."""
    found: dict[str, str] = {}
    for node in nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                found[alias.asname or alias.name.partition(".")[0]] = (
                    alias.name if alias.asname else alias.name.partition(".")[0]
                )
        elif isinstance(node, ast.ImportFrom) and not node.level:
            for alias in node.names:
                found[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    return found


# How rules build nodes.


def const(value: Any) -> ast.Constant:
    """A constant."""
    return ast.Constant(value=value)


def load(name: str) -> ast.Name:
    """A name to read."""
    return ast.Name(id=name, ctx=ast.Load())


def tuple_of(items: Sequence[ast.expr]) -> ast.Tuple:
    """A tuple."""
    return ast.Tuple(elts=list(items), ctx=ast.Load())


def assign(name: str, value: ast.expr) -> ast.Assign:
    """`name = value`."""
    return ast.Assign(targets=[ast.Name(id=name, ctx=ast.Store())], value=value)


def arguments(*names: str) -> ast.arguments:
    """A signature of plain parameters."""
    return ast.arguments(
        posonlyargs=[], args=[ast.arg(arg=n) for n in names], kwonlyargs=[], kw_defaults=[], defaults=[]
    )


def function(body: ast.expr, *names: str) -> ast.Lambda:
    """A lambda."""
    return ast.Lambda(args=arguments(*names), body=body)
