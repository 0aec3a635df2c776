# ruff: noqa: D102, N815 - methods are named for the nodes they visit
"""Which name means what: the scopes of a module, what binds a name in each, and how a name is found from inside."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field

from .modules import Imported, is_type_checking

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


@dataclass
class Binding:
    """What binds a name in one scope.

    `how` is param, variable, loop, error, function, class or import; one bound in two ways has the first, and `mixed`.
    `values` are the expressions assigned to it and where, `loops` the loops whose variable it is.
    """

    name: str
    how: str
    node: ast.AST
    annotation: ast.expr | None = None
    values: list[tuple[ast.expr, Scope]] = field(default_factory=list)
    loops: list[ast.AST] = field(default_factory=list)
    imported: Imported | None = None
    mixed: bool = False
    unpacked: bool = False  # also bound by unpacking or in ways that tell nothing of its kind
    rebound_globally: bool = False


@dataclass
class Scope:
    """A module, class, function, lambda or comprehension."""

    kind: str
    node: ast.AST
    parent: Scope | None
    names: dict[str, Binding] = field(default_factory=dict)
    outer: dict[str, str] = field(default_factory=dict)  # names declared global or nonlocal here
    open_loops: list[ast.AST] = field(default_factory=list)  # while the scopes are made

    def bind(self, name: str, how: str, node: ast.AST) -> Binding:
        """Note that something binds a name here (or where global and nonlocal say)."""
        scope = self
        if self.outer.get(name) == "global":
            scope = self.module()
        elif self.outer.get(name) == "nonlocal":
            found = self.parent.find(name) if self.parent else None
            scope = found[0] if found else self
        binding = scope.names.get(name)
        if binding is None:
            binding = scope.names[name] = Binding(name, how, node)
        elif (
            binding.how == "loop"
            and how == "variable"
            and any(loop in self.open_loops for loop in binding.loops)
        ):
            pass  # set anew inside its own loop
        elif binding.how != how or how in ("function", "class"):
            binding.mixed = True
        if scope is not self and scope.kind == "module":
            binding.rebound_globally = True
        return binding

    def module(self) -> Scope:
        """The outermost scope."""
        return self.parent.module() if self.parent else self

    def find(self, name: str) -> tuple[Scope, Binding] | None:
        """Where a name used here is bound: the scope and the binding, None when nowhere."""
        if self.outer.get(name) == "global":
            scope: Scope | None = self.module()
        else:
            scope = self
        while scope is not None:
            if name in scope.names and (scope.kind != "class" or scope is self):
                return scope, scope.names[name]
            scope = scope.parent
        return None

    def function(self) -> Scope:
        """The innermost function, class or module that holds this scope's variables."""
        return self.parent.function() if self.kind == "comprehension" and self.parent else self


class Binder(ast.NodeVisitor):
    """Makes the scopes of a module. `scopes` gives the scope that a function, class or comprehension opens."""

    def __init__(self, tree: ast.Module, imports: dict[str, Imported]) -> None:
        self.scopes: dict[ast.AST, Scope] = {}
        self.top = self.scope = Scope("module", tree, None)
        self.scopes[tree] = self.top
        for name, imported in imports.items():
            self.top.bind(name, "import", tree).imported = imported
        self._declare(tree.body, self.top)
        self.generic_visit(tree)

    def _enter(self, kind: str, node: ast.AST, children: list[ast.AST]) -> None:
        self.scope = self.scopes[node] = Scope(kind, node, self.scope)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            self._declare(node.body, self.scope)
        if isinstance(node, Function):
            arguments = node.args
            every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
            for argument in [*every, *filter(None, (arguments.vararg, arguments.kwarg))]:
                self.scope.bind(argument.arg, "param", argument).annotation = argument.annotation
        for child in children:
            self.visit(child)
        assert self.scope.parent is not None
        self.scope = self.scope.parent

    @staticmethod
    def _declare(body: list[ast.stmt], scope: Scope) -> None:
        """Global and nonlocal hold for the whole scope, so they come first."""
        for node in _own_statements(body):
            if isinstance(node, ast.Global | ast.Nonlocal):
                for name in node.names:
                    scope.outer[name] = "global" if isinstance(node, ast.Global) else "nonlocal"

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.scope.bind(node.name, "function", node)
        for outside in [*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.visit(outside)
        self._enter("function", node, [*node.body])

    visit_FunctionDef = _function
    visit_AsyncFunctionDef = _function

    def visit_Lambda(self, node: ast.Lambda) -> None:
        for outside in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.visit(outside)
        self._enter("lambda", node, [node.body])

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scope.bind(node.name, "class", node)
        for outside in [*node.decorator_list, *node.bases]:
            self.visit(outside)
        self._enter("class", node, [*node.body])

    def _comprehension(self, node: ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp) -> None:
        self.visit(node.generators[0].iter)
        self.scope = self.scopes[node] = Scope("comprehension", node, self.scope)
        for number, generator in enumerate(node.generators):
            if number:
                self.visit(generator.iter)
            self._target(generator.target, "loop", None, node)
            for test in generator.ifs:
                self.visit(test)
        for part in ("key", "value", "elt"):
            if hasattr(node, part):
                self.visit(getattr(node, part))
        assert self.scope.parent is not None
        self.scope = self.scope.parent

    visit_ListComp = visit_GeneratorExp = visit_SetComp = visit_DictComp = _comprehension

    def _target(self, target: ast.expr, how: str, value: ast.expr | None, node: ast.AST) -> None:
        if isinstance(target, ast.Name):
            binding = self.scope.bind(target.id, how, target)
            if how == "loop":
                binding.loops.append(node)
            elif value is not None:
                binding.values.append((value, self.scope))
            else:
                binding.unpacked = True
        elif isinstance(target, ast.Tuple | ast.List):
            values = value.elts if isinstance(value, ast.Tuple | ast.List) else []
            known = len(values) == len(target.elts)
            for number, part in enumerate(target.elts):
                self._target(part, how, values[number] if known else None, node)
        elif isinstance(target, ast.Starred):
            self._target(target.value, how, None, node)
        else:
            self.visit(target)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self._target(target, "variable", node.value, node)
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if isinstance(node.target, ast.Name):
            binding = self.scope.bind(node.target.id, "variable", node.target)
            binding.annotation = node.annotation
            if node.value is not None:
                binding.values.append((node.value, self.scope))
        else:
            self.visit(node.target)
        if node.value is not None:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        whole = ast.copy_location(ast.BinOp(_as_load(node.target), node.op, node.value), node)
        self._target(node.target, "variable", whole, node)
        self.visit(node.value)

    def _loop(self, node: ast.For | ast.AsyncFor) -> None:
        self.visit(node.iter)
        self._target(node.target, "loop", None, node)
        scope = self.scope
        scope.open_loops.append(node)
        for child in [*node.body, *node.orelse]:
            self.visit(child)
        scope.open_loops.pop()

    visit_For = visit_AsyncFor = _loop

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> None:
        if node.type is not None:
            self.visit(node.type)
        if node.name:
            self.scope.bind(node.name, "error", node).loops.append(node)
        for child in node.body:
            self.visit(child)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self._target(node.target, "variable", node.value, node)
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if not is_type_checking(node):
            self.generic_visit(node)

    def visit_Import(self, node: ast.Import | ast.ImportFrom) -> None:
        """Imports are bound already."""

    visit_ImportFrom = visit_Import


def _as_load(node: ast.expr) -> ast.expr:
    if isinstance(node, ast.Name):
        return ast.copy_location(ast.Name(node.id, ast.Load()), node)
    return node


def _own_statements(body: list[ast.stmt]) -> list[ast.stmt]:
    """The statements of a scope, those in its blocks included, those of inner scopes not."""
    found: list[ast.stmt] = []
    for node in body:
        found.append(node)
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for name in ("body", "orelse", "finalbody"):
                found += _own_statements(getattr(node, name, []))
            for handler in getattr(node, "handlers", []):
                found += _own_statements(handler.body)
    return found
