# ruff: noqa: N815 - methods are named for the nodes they visit
"""From checked page Python to the small Python that the emitter takes.

Names say by their ending what they stand for: `name__3` is of module 3, `name__l` a local that JavaScript reserves,
`name__js` a helper, `name__py` a built-in. Annotations, docstrings, imports and types are gone; members are short.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from .check import is_docstring, is_type_only
from .context import is_type_expression
from .infer import acts, facade_name, typing_name
from .modules import is_type_checking
from .tables import BUILTINS, GLOBALS, METHODS, RESERVED, SHARED

if TYPE_CHECKING:
    from .kinds import Kinds
    from .modules import Module
    from .scopes import Scope
    from .variables import Variables


class Lower(ast.NodeTransformer):
    """Rewrites one module."""

    def __init__(
        self,
        module: Module,
        modules: dict[Any, Module],
        kinds: Kinds,
        short: dict[str, str],
        variables: Variables | None = None,
    ) -> None:
        self.module, self.modules, self.kinds, self.short = module, modules, kinds, short
        self.variables = variables
        self.scope = kinds.tops[module.path]
        self.handlers: list[str] = []

    def lowered(self) -> ast.Module:
        """The module as the emitter takes it."""
        return ast.fix_missing_locations(ast.Module(self._body(self.module.tree.body), []))

    def _body(self, body: list[ast.stmt]) -> list[ast.stmt]:
        lowered: list[ast.stmt] = []
        for node in body:
            if (
                is_docstring(node)
                or isinstance(node, ast.Import | ast.ImportFrom | ast.Pass)
                or is_type_checking(node)
            ):
                continue
            result = self.visit(node)
            if result is not None:
                lowered += result if isinstance(result, list) else [result]
        return lowered

    # -- names

    def _name(self, name: str, scope: Scope) -> str:
        """A name's own name where variables are told apart, for the sake of those that get short ones later."""
        plain = self._plain(name, scope)
        found = scope.find(name)
        if self.variables is None or found is None or name == "self":
            return plain
        if found[0].kind != "module":
            return self.variables.local(name, found[0], scope)
        self.variables.note(f"{plain}__js" if plain in SHARED else plain, None, scope)
        return plain

    def _plain(self, name: str, scope: Scope) -> str:
        found = scope.find(name)
        if found is None:
            return f"{name}__py" if name in BUILTINS else name
        where, binding = found
        imported = binding.imported
        if imported is not None:
            if imported.module is not None and imported.module in self.modules:
                top = self.kinds.tops[imported.module]
                inner = top.names.get(imported.name)
                if inner is not None and inner.imported is not None:
                    return Lower(self.modules[imported.module], self.modules, self.kinds, self.short)._plain(
                        imported.name, top
                    )
                return imported.name + self.modules[imported.module].suffix
            return imported.name if imported.name in GLOBALS else f"{imported.name}__js"
        if where.kind == "module":
            return name + self.module.suffix
        return f"{name}__l" if name in RESERVED or name in GLOBALS or name == "this" else name

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """The name it has in the page."""
        return ast.copy_location(ast.Name(self._name(node.id, self.scope), node.ctx), node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Members with an underscore are short."""
        return ast.Attribute(self.visit(node.value), self.short.get(node.attr, node.attr), node.ctx)

    # -- functions and classes

    def _inner(self, node: Any) -> None:
        self.scope = self.kinds.scopes[node]

    def _outer(self) -> None:
        assert self.scope.parent is not None
        self.scope = self.scope.parent

    def _arguments(self, arguments: ast.arguments) -> ast.arguments:
        every = [
            ast.arg(self._name(one.arg, self.scope)) for one in [*arguments.posonlyargs, *arguments.args]
        ]
        return ast.arguments([], every, None, [], [], None, list(arguments.defaults))

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.stmt:
        method = self.scope.kind == "class"
        name = self.short.get(node.name, node.name) if method else self._name(node.name, self.scope)
        decorators: list[ast.expr] = [ast.Name("staticmethod", ast.Load())] if node.decorator_list else []
        self._inner(node)
        arguments = self._arguments(node.args)
        handlers, self.handlers = self.handlers, []
        body = self._body(node.body) or [ast.Pass()]
        self.handlers = handlers
        self._outer()
        return type(node)(name, arguments, body, decorators, None)

    visit_FunctionDef = _function
    visit_AsyncFunctionDef = _function

    def visit_Lambda(self, node: ast.Lambda) -> ast.expr:
        """A lambda in its own scope."""
        self._inner(node)
        lowered = ast.Lambda(self._arguments(node.args), self.visit(node.body))
        self._outer()
        return lowered

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.stmt | None:
        """Methods only; classes for type checkers vanish."""
        if is_type_only(node):
            return None
        name = self._name(node.name, self.scope)
        bases = [self.visit(base) for base in node.bases]
        self._inner(node)
        body = self._body(
            [child for child in node.body if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)]
        )
        self._outer()
        return ast.ClassDef(name, bases, [], body or [ast.Pass()], [])

    # -- statements

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | list[ast.stmt] | None:
        """Types vanish."""
        if self.scope.kind == "module" and is_type_expression(node.value, self.scope):
            return None
        return self._assigned(node.targets, node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | list[ast.stmt] | None:
        """Annotations vanish."""
        if node.value is None or (
            isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias"
        ):
            return None
        return self._assigned([node.target], node.value)

    def _assigned(self, targets: list[ast.expr], value: ast.expr) -> ast.stmt | list[ast.stmt]:
        """JavaScript finds the place before it makes the value: where that can be told, the value is made first."""
        places = [self.visit(target) for target in targets]
        made = self.visit(value)
        if acts(targets[0], self.scope) and acts(value, self.scope):
            held = ast.Assign([ast.Name("value__v", ast.Store())], made)
            return [held, ast.Assign(places, ast.Name("value__v", ast.Load()))]
        return ast.Assign(places, made)

    def visit_Global(self, node: ast.Global | ast.Nonlocal) -> ast.stmt:
        """The emitter need not declare these."""
        return ast.Global([self._name(name, self.scope) for name in node.names])

    visit_Nonlocal = visit_Global

    def visit_If(self, node: ast.If) -> ast.stmt:
        """A branch may have lost its statements."""
        return ast.If(self.visit(node.test), self._body(node.body) or [ast.Pass()], self._body(node.orelse))

    def visit_While(self, node: ast.While) -> ast.stmt:
        """A loop."""
        return ast.While(self.visit(node.test), self._body(node.body) or [ast.Pass()], [])

    def visit_For(self, node: ast.For) -> ast.stmt:
        """A loop."""
        body = self._body(node.body) or [ast.Pass()]
        return ast.For(self.visit(node.target), self.visit(node.iter), body, [])

    def visit_Try(self, node: ast.Try) -> ast.stmt:
        """One error name for all handlers, so that a bare `raise` knows what to throw."""
        body = self._body(node.body) or [ast.Pass()]
        handlers = [self._handler(handler) for handler in node.handlers]
        return ast.Try(body, handlers, [], self._body(node.finalbody))

    def _handler(self, node: ast.ExceptHandler) -> ast.ExceptHandler:
        name = self._name(node.name, self.scope) if node.name else f"error__{len(self.handlers)}"
        self.handlers.append(name)
        lowered = ast.ExceptHandler(self._types(node.type), name, self._body(node.body) or [ast.Pass()])
        self.handlers.pop()
        return lowered

    def _types(self, node: ast.expr | None) -> ast.expr | None:
        if isinstance(node, ast.Name) and node.id == "Exception":
            return ast.Name("Exception__py", ast.Load())
        return self.visit(node) if node is not None else None

    def visit_Raise(self, node: ast.Raise) -> ast.stmt:
        """A bare `raise` names its error."""
        thrown = self.visit(node.exc) if node.exc is not None else ast.Name(self.handlers[-1], ast.Load())
        return ast.Raise(thrown, None)

    # -- expressions

    def _comprehension(self, node: ast.ListComp | ast.GeneratorExp) -> ast.expr:
        generator = node.generators[0]
        source = self.visit(generator.iter)
        known = self.kinds.of(generator.iter, self.scope)
        self._inner(node)
        target = self.visit(generator.target)
        tests = [self.visit(test) for test in generator.ifs]
        element = self.visit(node.elt)
        self._outer()
        inner = ast.comprehension(target, source, tests, 0)
        if not known.within("list"):
            inner.iter = ast.List([ast.Starred(source, ast.Load())], ast.Load())
        return type(node)(element, [inner])

    visit_ListComp = visit_GeneratorExp = _comprehension

    def visit_Dict(self, node: ast.Dict) -> ast.expr:
        """PScript's tree has no spread in displays: a key of its own marks it."""
        keys = [key if key is not None else ast.Name("spread__py", ast.Load()) for key in node.keys]
        return ast.Dict(list(keys), [self.visit(value) for value in node.values])

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Methods that are lowered get the emitter's names."""
        if isinstance(node.func, ast.Name) and typing_name(node.func, self.scope) == "cast":
            lowered: ast.expr = self.visit(node.args[1])
            return lowered
        arguments = [self.visit(argument) for argument in node.args]
        function = node.func
        if isinstance(function, ast.Attribute):
            owner = self.kinds.of(function.value, self.scope)
            here = owner.cls is not None and self.kinds.members(owner.cls, function.attr) is not None
            if not here and (function.attr in METHODS or function.attr == "pop"):
                return ast.Call(
                    ast.Attribute(self.visit(function.value), f"{function.attr}__py", ast.Load()),
                    arguments,
                    [],
                )
        elif isinstance(function, ast.Name):
            name = facade_name(function, self.scope)
            callee = self.kinds.of(function, self.scope)
            if name is None and callee.tags == {"class"}:
                return ast.Call(ast.Name("new__js", ast.Load()), [self.visit(function), *arguments], [])
        return ast.Call(self.visit(function), arguments, [])
