"""What every check needs: where it stands, what it knows, and how it refuses."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .infer import acts, facade_name
from .scopes import Binding, Scope
from .tables import CONSTRUCTORS

if TYPE_CHECKING:
    from .errors import Problems
    from .kinds import Kind, Kinds
    from .modules import Module

_FORBIDDEN_NAME = re.compile(r".*__.*")


@dataclass
class Members:
    """The members of all classes of a bundle: methods, and attributes set on `self` or annotated."""

    methods: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)

    def read(self, tree: ast.Module) -> None:
        """Add those of a module."""
        for cls in tree.body:
            if not isinstance(cls, ast.ClassDef):
                continue
            for node in cls.body:
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    self.methods.add(node.name)
                    self.attributes |= {name for part in ast.walk(node) for name in _set_on_self(part)}
                elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    self.attributes.add(node.target.id)


def _set_on_self(node: ast.AST) -> list[str]:
    stored = isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    if (
        stored
        and isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    ):
        return [node.attr]
    return []


class Context(ast.NodeVisitor):
    """The state of a walk through one module."""

    def __init__(self, module: Module, kinds: Kinds, members: Members, problems: Problems) -> None:
        self.module, self.kinds, self.members, self.problems = module, kinds, members, problems
        self.top = self.scope = kinds.tops[module.path]
        self.loops: list[tuple[ast.AST, Scope]] = []
        self.depth = 0
        self.in_handler = self.in_finally = False

    def refuse(self, node: ast.AST | None, message: str) -> None:
        """Note a problem."""
        self.problems.add(self.module.path, node, message)

    def enter(self, node: ast.AST) -> None:
        """Go into the scope that a node opens."""
        self.scope = self.kinds.scopes[node]
        self._outside = [*getattr(self, "_outside", []), (self.depth, self.in_handler, self.in_finally)]
        self.depth, self.in_handler, self.in_finally = 0, False, False

    def leave(self) -> None:
        """Come out of it."""
        assert self.scope.parent is not None
        self.scope = self.scope.parent
        self.depth, self.in_handler, self.in_finally = self._outside.pop()

    def kind(self, node: ast.expr) -> Kind:
        """What is known of an expression here."""
        return self.kinds.of(node, self.scope)

    def bound(self, node: ast.AST, name: str) -> None:
        """A name is bound here: it must not be one of the compiler's own."""
        if _FORBIDDEN_NAME.match(name) and not (name.startswith("__") and name.endswith("__")):
            self.refuse(node, f"{name}: two underscores in a row are the compiler's own")
        elif name == "self" and not (self.scope.kind == "class" or isinstance(node, ast.arg)):
            self.refuse(node, "`self` is for methods, as their first parameter")
        elif not name.isascii():
            self.refuse(node, f"{name}: names are ASCII here")

    def find(self, node: ast.Name) -> tuple[Scope, Binding] | None:
        """What a name means here."""
        return self.scope.find(node.id)

    def facade(self, node: ast.expr) -> str | None:
        """The facade's or built-in's name an expression stands for."""
        return facade_name(node, self.scope) if isinstance(node, ast.Name) else None

    def in_order(self, first: ast.expr, then: ast.expr, what: str) -> None:
        """Refuse two calls of which JavaScript would make the second first."""
        if acts(first, self.scope) and acts(then, self.scope):
            self.refuse(
                first,
                f"JavaScript makes the calls around {what} in another order: assign one to a name first",
            )

    def calls_builtin(self, node: ast.expr, name: str) -> bool:
        """Whether it is a call of that built-in."""
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name):
            return False
        return self.scope.find(name) is None

    def known_class(self, node: ast.expr) -> bool:
        """Whether it names a class here or one of the facade's constructors."""
        if self.facade(node) in (
            CONSTRUCTORS | {"Node", "Element", "HTMLElement", "EventTarget", "Array", "Object"}
        ):
            return True
        return self.kind(node).tags == {"class"}

    def is_alias(self, node: ast.Assign) -> bool:
        """Whether an assignment at the top names a type: it leaves no trace."""
        if self.scope.kind != "module" or self.depth or len(node.targets) != 1:
            return False
        return is_type_expression(node.value, self.scope)


def is_type_expression(node: ast.expr, scope: Scope) -> bool:
    """Whether it can only be a type: it subscripts or joins names of typing."""
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        name = node.value.id
        found = scope.find(name)
        imported = found[1].imported if found else None
        if found is None:
            return name in ("list", "dict", "tuple", "set", "type")
        return imported is not None and imported.kind == "typing"
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        sides = (node.left, node.right)
        if any(is_type_expression(side, scope) for side in sides):
            return True
        return all(_names_type(side) for side in sides)
    return False


def _names_type(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _names_type(node.left) and _names_type(node.right)
    if isinstance(node, ast.Constant):
        return node.value is None
    return isinstance(node, ast.Name) and node.id in ("str", "int", "float", "bool", "dict", "list", "object")
