# ruff: noqa: D102, N802, N815 - methods are named for the nodes they visit
"""What page Python refuses: statements, functions and classes.

Expressions are in `check_expressions`, calls in `check_calls`.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from .check_calls import CallChecks
from .kinds import constant
from .modules import is_type_checking

if TYPE_CHECKING:
    pass

_REFUSED: dict[type[ast.AST], str] = {
    ast.With: "`with` has no counterpart: call what begins and ends, with try/finally",
    ast.AsyncWith: "`with` has no counterpart",
    ast.AsyncFor: "`async for` is refused: await in a plain loop",
    ast.Match: "`match` is refused: write if/elif",
    ast.Delete: "`del` is refused: delete(record, key), .delete(key) of a Map, splice(items, i, 1), or assign None",
    ast.Assert: "`assert` is refused: raise Error(…) when it must hold in the page",
    ast.TryStar: "`except*` is refused",
}


class Checks(CallChecks):
    """Visits a module and notes all that would differ in JavaScript."""

    def generic_visit(self, node: ast.AST) -> None:
        """Visit all, refusing the statements that have no counterpart."""
        for type_, message in _REFUSED.items():
            if isinstance(node, type_):
                self.refuse(node, message)
                return
        super().generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        if self.scope.kind != "module":
            self.refuse(node, "imports stand at the top of the module")

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if self.scope.kind != "module" or self.depth:
            self.refuse(node, "imports stand at the top of the module")

    def visit_Expr(self, node: ast.Expr) -> None:
        """A docstring or `...` is nothing; all else is for its effect."""
        if not is_docstring(node):
            self.visit(node.value)

    # -- functions

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        method = self.scope.kind == "class"
        static = method and [ast.unparse(decorator) for decorator in node.decorator_list] == ["staticmethod"]
        if node.decorator_list and not static:
            self.refuse(node.decorator_list[0], "decorators are refused, save @staticmethod on methods")
        self.bound(node, node.name)
        self._made_once(node, node.name)
        if self.scope.kind == "module" and self.depth:
            self.refuse(node, "functions of a module stand at its top, not in a block")
        if method and node.name in _TAKEN:
            self.refuse(node, f"{node.name} means something to JavaScript: give it another name")
        names = [argument.arg for argument in node.args.args]
        if method and not static and names[:1] != ["self"]:
            self.refuse(node, "a method's first parameter is self")
        if "self" in (names[1:] if method and not static else names):
            self.refuse(node, "`self` is for methods, as their first parameter")
        if method and node.name.startswith("__") and node.name != "__init__":
            self.refuse(node, f"JavaScript knows no {node.name}: give it a plain name and call it")
        if node.name == "__init__" and isinstance(node, ast.AsyncFunctionDef):
            self.refuse(node, "__init__ cannot be async")
        self._arguments(node.args)
        with_scope = self.scope
        self._body(node)
        assert self.scope is with_scope

    visit_FunctionDef = _function
    visit_AsyncFunctionDef = _function

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._arguments(node.args)
        if node.args.defaults:
            self.refuse(node, "a lambda has no default values: make it in a function that is given them")
        self._body(node)

    def _body(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> None:
        self.enter(node)
        body = node.body if isinstance(node.body, list) else [node.body]
        for child in body:
            self.visit(child)
        self.leave()

    def _arguments(self, arguments: ast.arguments) -> None:
        if arguments.vararg or arguments.kwarg:
            self.refuse(
                arguments.vararg or arguments.kwarg, "*args and **kwargs are refused: take a list or a record"
            )
        if arguments.kwonlyargs:
            self.refuse(
                arguments.kwonlyargs[0],
                "keyword-only parameters are refused, as there are no keyword arguments",
            )
        positional = [*arguments.posonlyargs, *arguments.args]
        for argument in positional:
            self.bound(argument, argument.arg)
        for argument, default in zip(
            positional[len(positional) - len(arguments.defaults) :], arguments.defaults, strict=True
        ):
            literal = default.operand if isinstance(default, ast.UnaryOp) else default
            known = constant(literal)
            if known is None:
                self.refuse(
                    default,
                    "a default value is a constant: JavaScript makes it anew at each call; default to None",
                )
            elif not known.within("none"):
                annotated = self.kinds.annotation(argument.annotation, self.scope)
                if not annotated.within("bool", "str", "int", "float"):
                    self.refuse(
                        default,
                        f"undefined passed makes JavaScript take the default, None passed does not in Python: "
                        f"annotate {argument.arg} "
                        "with exactly the type of the default, or default to None",
                    )

    def visit_Return(self, node: ast.Return) -> None:
        if self.in_finally:
            self.refuse(node, "`return` in `finally` swallows errors")
        self.generic_visit(node)

    def visit_Global(self, node: ast.Global) -> None:
        for name in node.names:
            if name not in self.top.names:
                self.refuse(node, f"there is no {name} at the top of this module: assign it there first")

    def _made_once(self, node: ast.AST, name: str) -> None:
        """JavaScript takes the last function of a name from the start."""
        binding = self.scope.names.get(name)
        if binding is not None and binding.mixed and binding.node is not node:
            self.refuse(node, f"{name} is made twice: give them different names")

    # -- classes

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if is_type_only(node):
            return
        if self.scope.kind != "module" or self.depth:
            self.refuse(node, "classes stand at the top of the module")
        if node.decorator_list:
            self.refuse(node.decorator_list[0], "class decorators are refused")
        if len(node.bases) > 1:
            self.refuse(node.bases[1], "a class has one base here")
        if node.keywords:
            self.refuse(node.keywords[0].value, "metaclasses and class keywords are refused")
        self.bound(node, node.name)
        self._made_once(node, node.name)
        for base in node.bases:
            if not self.known_class(base):
                self.refuse(base, "the base is a class here, or Error, Map or Set of the facade")
            self.visit(base)
        self.enter(node)
        for child in node.body:
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                self.visit(child)
                if child.name == "__init__" and node.bases:
                    self._calls_super_first(child)
            elif (isinstance(child, ast.AnnAssign) and child.value is None) or (
                isinstance(child, ast.Assign) and ast.unparse(child.targets[0]) == "__slots__"
            ):
                pass
            elif not (
                isinstance(child, ast.Pass)
                or (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant))
            ):
                self.refuse(
                    child,
                    "a class holds methods and annotations: set values in __init__ or at the top of the module",
                )
        self.leave()

    def _calls_super_first(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        body = [statement for statement in node.body if not is_docstring(statement)]
        first = body[0] if body else None
        call = first.value if isinstance(first, ast.Expr) else None
        if not (isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__"):
            self.refuse(
                first or node,
                "JavaScript has no self before the base is made: super().__init__(…) comes first",
            )

    # -- assignments

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.is_alias(node):
            return
        if len(node.targets) > 1 and not all(isinstance(target, ast.Name) for target in node.targets):
            self.refuse(node, "a = b = … is for plain names: the languages assign in different order")
        for target in node.targets:
            self._target(target)
            self._places(target, node.value)
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias":
            return
        self._target(node.target)
        if node.value is not None:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._target(node.target)
        self.operation(node, node.op, self.kind(node.target), self.kind(node.value), node.value)
        self.visit(node.value)

    def _places(self, target: ast.expr, value: ast.expr) -> None:
        """JavaScript finds the place before it makes the value, Python after."""
        if isinstance(target, ast.Tuple | ast.List):
            for part in target.elts:
                self.in_order(part, value, "`=`")

    def _target(self, target: ast.expr, *, nested: bool = False) -> None:
        if isinstance(target, ast.Name):
            self.bound(target, target.id)
            self._reassigned(target)
        elif isinstance(target, ast.Attribute):
            self.visit(target)
        elif isinstance(target, ast.Subscript):
            if isinstance(target.slice, ast.Slice):
                self.refuse(target, "slices are not assigned to: splice(items, start, count, *new)")
            self.visit(target)
        elif isinstance(target, ast.Tuple | ast.List) and not nested:
            for part in target.elts:
                self._target(part, nested=True)
        elif isinstance(target, ast.Tuple | ast.List):
            self.refuse(target, "unpacking goes one level deep")
        else:
            self.refuse(target, "a starred target is refused: use slices")

    def _reassigned(self, target: ast.Name, *, loop: bool = False) -> None:
        found = self.scope.find(target.id)
        if found is None or not found[1].mixed:
            return
        how = found[1].how
        if found[1].loops and how != "error" and loop == (how != "loop"):
            self.refuse(
                target, f"{target.id} is a loop's variable and assigned elsewhere: give them different names"
            )
        elif how in _ARTICLES and not loop:
            self.refuse(
                target, f"{target.id} is also the name of {_ARTICLES[how]}: give them different names"
            )

    # -- control

    def visit_If(self, node: ast.If) -> None:
        if is_type_checking(node):
            return
        self.truth(node.test)
        self.visit(node.test)
        self._block([*node.body, *node.orelse])

    def visit_While(self, node: ast.While) -> None:
        if node.orelse:
            self.refuse(node.orelse[0], "`else` on a loop is refused: use a flag")
        self.truth(node.test)
        self.visit(node.test)
        self._block(node.body)

    def visit_For(self, node: ast.For) -> None:
        if node.orelse:
            self.refuse(node.orelse[0], "`else` on a loop is refused: use a flag")
        self.loop_target(node.target)
        self.iterated(node.iter, node.target)
        names = {name.id for name in ast.walk(node.target) if isinstance(name, ast.Name)}
        if self.calls_builtin(node.iter, "range"):
            for inner in ast.walk(ast.Module(node.body, [])):
                if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store) and inner.id in names:
                    self.refuse(
                        inner, f"setting {inner.id} would change the loop in JavaScript: use another name"
                    )
        self.loops.append((node, self.scope))
        self._block(node.body)
        self.loops.pop()

    def loop_target(self, target: ast.expr) -> None:
        """A loop's variable is a name, or a flat tuple of names."""
        parts = target.elts if isinstance(target, ast.Tuple) else [target]
        for part in parts:
            if not isinstance(part, ast.Name):
                self.refuse(part, "a loop's variable is a plain name, or a flat tuple of them")
                continue
            self.bound(part, part.id)
            found = self.scope.find(part.id)
            if found and any(loop in found[1].loops and where is self.scope for loop, where in self.loops):
                self.refuse(part, f"{part.id} is the variable of the loop around this one: use another name")
            if found and found[0] is not self.scope:
                self.refuse(part, f"{part.id} is declared global or nonlocal: loop over a name of its own")
            self._reassigned(part, loop=True)

    def visit_Try(self, node: ast.Try) -> None:
        if node.orelse:
            self.refuse(node.orelse[0], "`else` on `try` is refused: put it after the try, with a flag")
        self._block(node.body)
        for handler in node.handlers:
            self._handler(handler)
        before, self.in_finally = self.in_finally, bool(node.finalbody)
        self._block(node.finalbody)
        self.in_finally = before

    def _handler(self, node: ast.ExceptHandler) -> None:
        types = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        for type_ in types:
            if type_ is None:
                self.refuse(node, "a bare `except` is refused: except Exception")
            elif not (isinstance(type_, ast.Name) and type_.id == "Exception"):
                if self.known_class(type_):
                    self.visit(type_)
                else:
                    self.refuse(type_, "errors caught are Exception, a class here, or Error of the facade")
            elif len(types) > 1:
                self.refuse(type_, "Exception stands alone")
        self.loops.append((node, self.scope))
        before, self.in_handler = self.in_handler, True
        if node.name:
            self.bound(node, node.name)
        self._block(node.body)
        self.in_handler = before
        self.loops.pop()

    def visit_Raise(self, node: ast.Raise) -> None:
        if node.cause is not None and not (isinstance(node.cause, ast.Constant) and node.cause.value is None):
            self.refuse(node.cause, "an error has no cause in JavaScript: from None")
        if node.exc is None:
            if not self.in_handler:
                self.refuse(node, "a bare `raise` stands in an except block")
            return
        if self.kind(node.exc).within("class"):
            self.refuse(node.exc, "raise an instance: raise Error(…)")
        self.visit(node.exc)

    def visit_Break(self, node: ast.Break) -> None:
        if self.in_finally:
            self.refuse(node, "`break` in `finally` swallows errors")

    visit_Continue = visit_Break  # type: ignore[assignment]

    def _block(self, body: list[ast.stmt]) -> None:
        self.depth += 1
        for child in body:
            self.visit(child)
        self.depth -= 1

    def check(self) -> None:
        """Check the whole module."""
        for child in self.module.tree.body:
            self.visit(child)


_TAKEN = ("constructor", "then", "toJSON", "toString", "valueOf")
_ARTICLES = {"function": "a function", "class": "a class", "import": "an import", "error": "a caught error"}


def is_docstring(node: ast.stmt) -> bool:
    """Whether it is a string that stands for itself."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_type_only(node: ast.ClassDef) -> bool:
    """Whether a class is for type checkers only: a TypedDict or Protocol."""
    return any(ast.unparse(base).split("[")[0] in ("TypedDict", "Protocol") for base in node.bases)
