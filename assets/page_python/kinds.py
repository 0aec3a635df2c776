"""What is known of a value before it exists: from annotations, displays and what is assigned, never by guessing."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .tables import BUILTINS, CONSTRUCTORS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from .modules import Module
    from .scopes import Binding, Scope


@dataclass(frozen=True)
class Kind:
    """`tags` of none bool str int float list record map set function instance any; more than one is a union.

    `item` is the kind of a list's items or of what an awaited value gives, `result` what a function answers,
    `cls` the class (file and name) of an instance, or of the class itself when the tag is `class`.
    """

    tags: frozenset[str]
    item: Kind | None = None
    result: Kind | None = None
    cls: tuple[Path, str] | None = None

    def within(self, *tags: str) -> bool:
        """Whether it is surely one of these."""
        return self.tags <= set(tags)

    def maybe(self, *tags: str) -> bool:
        """Whether it is known that it may be one of these."""
        return bool(self.tags & set(tags))

    def __or__(self, other: Kind) -> Kind:
        if not self.tags or not other.tags or self == other:
            return self if self.tags else other
        # What is told of the one side holds for the union if the other is None or says the same.
        parts = [part for part in (self, other) if part.tags != {"none"}] or [self]
        item, result, cls = (
            values.pop() if len(values := {getattr(part, name) for part in parts}) == 1 else None
            for name in ("item", "result", "cls")
        )
        return Kind(self.tags | other.tags, item, result, cls)


def kind(*tags: str, item: Kind | None = None) -> Kind:
    """A kind of these tags."""
    return Kind(frozenset(tags), item)


ANY, NONE, BOOL, STR, INT, FLOAT = (kind(tag) for tag in ("any", "none", "bool", "str", "int", "float"))
NUMBER = kind("int", "float")
_SIMPLE = {
    "str": STR, "int": INT, "float": FLOAT, "bool": BOOL, "None": NONE, "Any": ANY, "object": ANY, "LiteralString": STR,
    "dict": kind("record"), "Dict": kind("record"), "Mapping": kind("record"), "MutableMapping": kind("record"),
    "Map": kind("map"), "Set": kind("set"), "Callable": kind("function"),
}  # fmt: skip
_LISTS = ("list", "List", "Sequence", "MutableSequence", "Iterable", "Iterator", "Collection")
_WRAPPERS = ("Final", "ClassVar", "Annotated", "Required", "NotRequired")
_AWAITED = ("Awaitable", "Coroutine")


class Kinds:
    """Answers what is known of an expression in a scope, over all modules of a bundle."""

    def __init__(
        self, modules: dict[Path, Module], tops: dict[Path, Scope], scopes: dict[ast.AST, Scope]
    ) -> None:
        self.modules, self.tops, self.scopes = modules, tops, scopes
        self.paths = {id(top): path for path, top in tops.items()}
        self._busy: set[int] = set()
        self._known: dict[int, Kind] = {}
        self._members: dict[tuple[int, str], Kind | None] = {}

    # -- annotations

    def annotation(self, node: ast.expr | None, scope: Scope) -> Kind:
        """The kind an annotation names."""
        if node is None:
            return ANY
        if isinstance(node, ast.Constant):
            if node.value is None:
                return NONE
            if isinstance(node.value, str):
                try:
                    return self.annotation(ast.parse(node.value, mode="eval").body, scope)
                except SyntaxError:
                    return ANY
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            return self.annotation(node.left, scope) | self.annotation(node.right, scope)
        if isinstance(node, ast.Name):
            return self._named(node.id, scope)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            return self._generic(node.value.id, node.slice, scope)
        return ANY

    def _named(self, name: str, scope: Scope) -> Kind:
        if name in _LISTS or name in ("tuple", "Tuple"):
            return kind("list")
        found = scope.find(name)
        if found is None:
            return _SIMPLE.get(name, ANY)
        return self._bound_type(name, *found)

    def _bound_type(self, name: str, scope: Scope, binding: Binding) -> Kind:
        imported = binding.imported
        if imported is not None:
            if imported.module is None:
                if imported.kind == "facade" and imported.name in ("Error", "TypeError", "Promise"):
                    return kind("instance")
                return _SIMPLE.get(imported.name, ANY)
            top = self.tops.get(imported.module)
            if top is None or imported.name not in top.names:
                return ANY
            return self._bound_type(imported.name, top, top.names[imported.name])
        if isinstance(binding.node, ast.ClassDef):
            bases = [base.id for base in binding.node.bases if isinstance(base, ast.Name)]
            if "TypedDict" in bases:
                return kind("record")
            return Kind(frozenset({"instance"}), cls=(self.paths[id(scope.module())], name))
        value = binding.values[0][0] if binding.values else None
        if value is None or id(value) in self._busy:
            return ANY
        self._busy.add(id(value))
        named = self.annotation(value, scope)
        self._busy.discard(id(value))
        return named

    def _generic(self, name: str, index: ast.expr, scope: Scope) -> Kind:
        parts = list(index.elts) if isinstance(index, ast.Tuple) else [index]
        if name in _LISTS:
            return kind("list", item=self.annotation(parts[0], scope))
        if name in ("tuple", "Tuple"):
            items = [
                self.annotation(p, scope)
                for p in parts
                if not (isinstance(p, ast.Constant) and p.value is ...)
            ]
            return kind("list", item=items[0] if len(set(items)) == 1 else None)
        if name == "Optional":
            return self.annotation(parts[0], scope) | NONE
        if name == "Union":
            union = self.annotation(parts[0], scope)
            for part in parts[1:]:
                union |= self.annotation(part, scope)
            return union
        if name == "Literal":
            union = constant(parts[0]) or ANY
            for part in parts[1:]:
                union |= constant(part) or ANY
            return union
        if name in _WRAPPERS:
            return self.annotation(parts[0], scope)
        if name in _AWAITED:
            return kind("instance", item=self.annotation(parts[-1], scope))
        if name == "Callable":
            return Kind(frozenset({"function"}), result=self.annotation(parts[-1], scope))
        return self._named(name, scope)

    # -- names and classes

    def binding(self, scope: Scope, binding: Binding) -> Kind:
        """What is known of a name, from its annotation, else from all that is assigned to it."""
        if id(binding) in self._known:
            return self._known[id(binding)]
        if id(binding) in self._busy:
            return kind()
        self._busy.add(id(binding))
        found = self._binding(scope, binding)
        self._busy.discard(id(binding))
        if not self._busy:
            self._known[id(binding)] = found
        return found

    def _binding(self, scope: Scope, binding: Binding) -> Kind:
        node = binding.node
        if binding.imported is not None:
            imported = binding.imported
            top = self.tops.get(imported.module) if imported.module else None
            if top is not None and imported.name in top.names:
                return self.binding(top, top.names[imported.name])
            return kind("class") if imported.name in CONSTRUCTORS else ANY
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            return self.function(node, scope)
        if isinstance(node, ast.ClassDef):
            return Kind(frozenset({"class"}), cls=(self.paths[id(scope.module())], binding.name))
        if binding.how == "error":
            type_ = node.type if isinstance(node, ast.ExceptHandler) else None
            caught = self.of(type_, scope) if type_ is not None and not isinstance(type_, ast.Tuple) else ANY
            return Kind(
                frozenset({"instance"}), cls=None if binding.mixed or len(binding.loops) > 1 else caught.cls
            )
        if (
            binding.how == "param"
            and binding.name == "self"
            and scope.parent
            and scope.parent.kind == "class"
        ):
            assert isinstance(scope.parent.node, ast.ClassDef)
            return Kind(frozenset({"instance"}), cls=(self.paths[id(scope.module())], scope.parent.node.name))
        if binding.annotation is not None:
            return self.annotation(binding.annotation, scope)
        if binding.how == "param" or binding.unpacked or binding.mixed:
            return ANY
        union = kind()
        for loop in binding.loops:
            union |= self._loop_variable(loop, binding.name, scope)
        for value, where in binding.values:
            union |= self.of(value, where)
        return union if union.tags else ANY

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, scope: Scope) -> Kind:
        """A function's kind, by the annotation of what it returns."""
        result = self.annotation(node.returns, scope)
        if isinstance(node, ast.AsyncFunctionDef):
            result = kind("instance", item=result)
        return Kind(frozenset({"function"}), result=result)

    def _loop_variable(self, loop: ast.AST, name: str, scope: Scope) -> Kind:
        if isinstance(loop, ast.For):
            target, source, outside = loop.target, loop.iter, scope
        else:
            generators = getattr(loop, "generators", [])
            if len(generators) != 1:
                return ANY
            target, source, outside = generators[0].target, generators[0].iter, scope.parent or scope
        if isinstance(source, ast.Call) and isinstance(source.func, ast.Name) and source.func.id in BUILTINS:
            if source.func.id == "range":
                return INT
            if source.func.id == "enumerate" and isinstance(target, ast.Tuple) and source.args:
                first = target.elts[0]
                if isinstance(first, ast.Name) and first.id == name:
                    return INT
                return self.of(source.args[0], outside).item or ANY
        if not isinstance(target, ast.Name):
            return ANY
        whole = self.of(source, outside)
        return STR if whole.tags == {"str"} else whole.item or ANY

    def method(
        self, cls: tuple[Path, str] | None, name: str
    ) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The method of that name of a class here or of its bases."""
        for scope in self._line(cls):
            binding = scope.names.get(name)
            if binding is not None:
                return (
                    binding.node if isinstance(binding.node, ast.FunctionDef | ast.AsyncFunctionDef) else None
                )
        return None

    def _line(self, cls: tuple[Path, str] | None) -> Iterator[Scope]:
        """A class and its bases, as far as they are here."""
        scope, seen = self.class_scope(cls), 0
        while scope is not None and isinstance(scope.node, ast.ClassDef) and seen < 20:
            seen += 1
            yield scope
            base = scope.node.bases[0] if scope.node.bases else None
            scope = self.class_scope(self.of(base, scope.parent or scope).cls) if base is not None else None

    def class_scope(self, cls: tuple[Path, str] | None) -> Scope | None:
        """The scope of a class here."""
        top = self.tops.get(cls[0]) if cls else None
        binding = top.names.get(cls[1]) if top and cls else None
        return self.scopes.get(binding.node) if binding else None

    def members(self, cls: tuple[Path, str] | None, name: str) -> Kind | None:
        """What is known of a member of a class here or of its bases; None when it has no such member."""
        for scope in self._line(cls):
            own = self._member(scope, name)
            if own is not None:
                return own
        return None

    def _member(self, scope: Scope, name: str) -> Kind | None:
        binding = scope.names.get(name)
        if binding is not None:
            return self.binding(scope, binding)
        key = (id(scope), name)
        if key not in self._members:
            member = self._assigned(scope, name)
            if self._busy:
                return member
            self._members[key] = member
        return self._members[key]

    def _assigned(self, scope: Scope, name: str) -> Kind | None:
        """The kind of an attribute that methods set on `self`."""
        union = kind()
        for method in getattr(scope.node, "body", []):
            inner = self.scopes.get(method)
            for node in ast.walk(method) if inner is not None else ():
                if isinstance(node, ast.AnnAssign) and is_self(node.target, name):
                    return self.annotation(node.annotation, inner or scope)
                value = _value_for(node, name)
                if value is not None and id(node) not in self._busy:
                    self._busy.add(id(node))
                    union |= self.of(value, inner or scope) if isinstance(value, ast.expr) else ANY
                    self._busy.discard(id(node))
        return union if union.tags else None

    def of(self, node: ast.expr, scope: Scope) -> Kind:
        """What is known of an expression."""
        from .infer import infer  # noqa: PLC0415 - the two need each other

        return infer(self, node, scope)


def is_self(node: ast.AST, name: str) -> bool:
    """Whether it is `self.name`."""
    return (
        isinstance(node, ast.Attribute)
        and node.attr == name
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


def _value_for(node: ast.AST, name: str) -> ast.expr | str | None:
    """What a statement sets `self.name` to: an expression, text when that cannot be told, None when it does not."""
    if isinstance(node, ast.Assign):
        if any(is_self(target, name) for target in node.targets):
            return node.value
        if any(is_self(part, name) for target in node.targets for part in getattr(target, "elts", [])):
            return "unpacked"
    if isinstance(node, ast.AugAssign) and is_self(node.target, name):
        return node.value
    if isinstance(node, ast.For) and any(is_self(part, name) for part in ast.walk(node.target)):
        return "loop"
    return None


def constant(node: ast.expr) -> Kind | None:
    """The kind of a literal."""
    if isinstance(node, ast.Constant):
        for type_, known in ((bool, BOOL), (str, STR), (int, INT), (float, FLOAT)):
            if isinstance(node.value, type_):
                return known
        return NONE if node.value is None else None
    return None
