"""Class statements: fields and members in order, hooks, diamonds, slots, private names."""

from __future__ import annotations

import ast
from typing import Any

from bascule.build.lower.context import Lowering, assign, const, load, placed, tuple_of

_NATIVE = frozenset("dict list set str bytes int float tuple object frozenset".split())
_ENUMS = frozenset(f"enum.{n}" for n in "Enum IntEnum StrEnum Flag IntFlag".split())


def is_enum(node: ast.ClassDef, low: Lowering) -> bool:
    """Whether a class is an enumeration, as far as the module shows."""
    return any(
        low.origin(b) in _ENUMS
        or (
            isinstance(b, ast.Name)
            and b.id in low.classes
            and b.id != node.name
            and is_enum(low.classes[b.id], low)
        )
        for b in getattr(node, "written", node.bases)
    )


def mangled(node: ast.ClassDef, low: Lowering) -> ast.AST | None:
    """`self.__x` in class `A` → `self._A__x`."""
    if not any(w.startswith("__") and not w.endswith("__") for w in low.words):
        return None
    owner = node.name.lstrip("_")
    found = False
    for statement in node.body:
        for part in ast.walk(statement):
            for field in ("attr", "id", "arg", "name"):
                name = getattr(part, field, None)
                if isinstance(name, str) and name.startswith("__") and not name.endswith("__"):
                    setattr(part, field, f"_{owner}{name}")
                    found = True
    return node if found else None


def annotated(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """The fields that a class declares: annotated names of its body."""
    return [s for s in node.body if isinstance(s, ast.AnnAssign) and isinstance(s.target, ast.Name)]


def dataclass_fields(node: ast.ClassDef, low: Lowering) -> ast.AST | None:
    """`@dataclass class P: x: int` → `class P: _b_fields = (("x", "int"),); x: int`: the fields, in their order."""
    if not any(
        low.origin(d.func if isinstance(d, ast.Call) else d) == "dataclasses.dataclass"
        for d in node.decorator_list
    ):
        return None
    fields = annotated(node)
    typed = "fields" in low.words and "type" in low.words
    rows: list[ast.expr] = []
    for f in fields:
        row: list[ast.expr] = [const(f.target.id), const(ast.unparse(f.annotation))]  # type: ignore[union-attr]
        if typed:
            row.append(ast.Lambda(args=_no_arguments(), body=f.annotation))
        rows.append(tuple_of(row))
    made = assign("_b_fields", tuple_of(rows))
    _first(node, made, fields[0] if fields else None)
    return node


def _no_arguments() -> ast.arguments:
    return ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])


def _first(node: ast.ClassDef, made: ast.stmt, before: ast.stmt | None) -> None:
    at = node.body.index(before) if before is not None else 0
    place = node.body[at]
    if isinstance(place, ast.Expr) and isinstance(place.value, ast.Constant):
        node.body[at] = placed(made, place)
        return
    node.body.insert(at, placed(made, place))


def _last(node: ast.ClassDef, made: ast.stmt) -> None:
    line = (node.end_lineno or node.lineno) + 1
    for part in ast.walk(made):
        if "lineno" in part._attributes:
            part.lineno = part.end_lineno = line  # type: ignore[attr-defined]
            part.col_offset = part.end_col_offset = 0  # type: ignore[attr-defined]
    node.body.append(made)


def typed_dict(node: ast.ClassDef, low: Lowering) -> ast.AST | None:
    """`class Row(TypedDict): …` → `Row = _b_dictcall`."""
    if not any(low.origin(b) in {"typing.TypedDict", "typing_extensions.TypedDict"} for b in node.bases):
        return None
    low.classes.pop(node.name, None)
    return assign(node.name, low.helper("dictcall"))


def annotation(node: ast.AnnAssign, _low: Lowering) -> ast.stmt:
    """`x: int = 1` → `x = 1`; `x: int` → `pass`."""
    if node.value is None:
        return ast.Pass()
    return ast.Assign(targets=[node.target], value=node.value)


def registered(node: ast.FunctionDef, _low: Lowering) -> ast.AST | None:
    """`@show.register` on `def _(x: int)` → `@show.register(int)`."""
    first = node.args.args[0].annotation if node.args.args else None
    found = False
    for at, decorator in enumerate(node.decorator_list):
        if isinstance(decorator, ast.Attribute) and decorator.attr == "register" and first is not None:
            made = ast.Call(func=decorator, args=[first], keywords=[])
            first.raw = True  # type: ignore[attr-defined]
            node.decorator_list[at] = placed(made, decorator)
            found = True
    return node if found else None


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef, _low: Lowering) -> ast.AST:
    """`def f(x: int) -> str` → `def f(x)`."""
    node.returns = None
    for argument in ast.walk(node.args):
        if isinstance(argument, ast.arg):
            argument.annotation = None
    return node


def class_statement(node: ast.ClassDef, low: Lowering) -> list[ast.stmt] | None:
    """`class C(Enum): …` → `class C: …`, `C = _b_enum(C)`; `class D(B, C)` → `class D(_b_bases(B, C), B, C)`.

    What else a class may need stands in its body or follows it: orders, slots, `__init_subclass__`.
    """
    after: list[ast.stmt] = []
    enum = is_enum(node, low)
    if enum:
        _first(node, assign("_b_members", tuple_of([const(n) for n in _members(node)])), None)
        after.append(assign(node.name, low.call("enum", load(node.name))))
        low.helpers.add("enum:_b_enum")
        low.helpers.discard("_b_enum")
    if getattr(node, "record", False):
        after.append(assign(node.name, low.call("record_of", load(node.name))))
    keywords = [k for k in node.keywords if k.arg != "metaclass"]
    node.keywords = [
        k
        for k in node.keywords
        if k.arg == "metaclass" and low.origin(k.value) not in {"abc.ABCMeta", "enum.EnumMeta"}
    ]
    if any(k.arg == "metaclass" and low.origin(k.value) == "abc.ABCMeta" for k in node.keywords):
        node.bases.append(load("ABC"))
    _names(node, low)
    node.bases = [b for b in (_base(b, low, enum=enum) for b in node.bases) if b is not None]
    _missing(node, low)
    _slots(node, low)
    if not enum:
        _orders(node)
        if len(node.bases) > 1:
            node.bases.insert(0, low.call("bases", *node.bases))
        if keywords or _hooked(node, low):
            after.append(ast.Expr(value=low.call("init_subclass", load(node.name), keywords=keywords)))
    for statement in after:
        line = (node.end_lineno or node.lineno) + 1
        placed(statement, node)
        for part in ast.walk(statement):
            if "lineno" in part._attributes:
                part.lineno = line  # type: ignore[attr-defined]
    return [node, *after]


def _members(node: ast.ClassDef) -> list[str]:
    names = []
    for s in node.body:
        targets = (
            s.targets
            if isinstance(s, ast.Assign)
            else [s.target]
            if isinstance(s, ast.AnnAssign) and s.value
            else []
        )
        for t in targets:
            parts = t.elts if isinstance(t, ast.Tuple) else [t]
            names += [p.id for p in parts if isinstance(p, ast.Name) and not p.id.startswith("_")]
    return list(dict.fromkeys(names))


def _names(node: ast.ClassDef, low: Lowering) -> None:
    """`_b_names`: the order of a class's names or of its instances' attributes, where `vars` asks for it."""
    if not {"vars", "__dict__"} & low.words:
        return
    names = list(
        dict.fromkeys(
            part.attr
            for method in node.body
            if isinstance(method, ast.FunctionDef)
            for part in ast.walk(method)
            if isinstance(part, ast.Attribute)
            and isinstance(part.ctx, ast.Store)
            and isinstance(part.value, ast.Name)
            and part.value.id == "self"
        )
    )
    own = [n for s in node.body for n in _bound_names(s)]
    _last(node, assign("_b_names", tuple_of([const(n) for n in names])))
    _last(node, assign("_b_own", tuple_of([const(n) for n in own])))


def _bound_names(s: ast.stmt) -> list[str]:
    if isinstance(s, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [s.name]
    if isinstance(s, ast.Assign):
        return [t.id for t in s.targets if isinstance(t, ast.Name)]
    return []


def _base(base: ast.expr, low: Lowering, *, enum: bool) -> ast.expr | None:
    origin = low.origin(base.value) if isinstance(base, ast.Subscript) else low.origin(base)
    if origin in {"typing.Generic", "typing.Protocol", "typing_extensions.Protocol"}:
        return None
    if isinstance(base, ast.Subscript):
        base = base.value
    if isinstance(base, ast.Name) and base.id in low.classes and enum:
        return ast.Attribute(value=base, attr="_b_class", ctx=ast.Load())
    if low.is_builtin(base, "dict"):
        return low.helper("dict")
    if low.is_builtin(base, "object"):
        return None
    return base


def _missing(node: ast.ClassDef, low: Lowering) -> None:
    defined = {s.name for s in node.body if isinstance(s, ast.FunctionDef)}
    for at, base in enumerate(node.bases):
        if (
            isinstance(base, ast.Name)
            and base.id == "_b_dict"
            and "__missing__" in defined
            and "__getitem__" not in defined
        ):
            node.bases[at] = low.helper("dict_missing")


def _slots(node: ast.ClassDef, low: Lowering) -> None:
    for at, s in enumerate(node.body):
        if (
            isinstance(s, ast.Assign)
            and isinstance(s.targets[0], ast.Name)
            and s.targets[0].id == "__slots__"
        ):
            node.body[at] = ast.Pass(lineno=s.lineno, col_offset=0)
            value = s.value
            if "AttributeError" in low.words and not any(
                isinstance(m, ast.FunctionDef) and m.name == "__setattr__" for m in node.body
            ):
                names = value.elts if isinstance(value, ast.Tuple | ast.List) else [value]
                node.bases.insert(0, low.call("slots", *names))


def _orders(node: ast.ClassDef) -> None:
    """`a > b` asks `b.__lt__(a)` where `a` has no `__gt__`."""
    defined = {s.name for s in node.body if isinstance(s, ast.FunctionDef)}
    for have, lack in (
        ("__lt__", "__gt__"),
        ("__le__", "__ge__"),
        ("__gt__", "__lt__"),
        ("__ge__", "__le__"),
    ):
        if have in defined and lack not in defined:
            body = ast.Call(
                func=ast.Attribute(value=load("o"), attr=have, ctx=ast.Load()),
                args=[load("self")],
                keywords=[],
            )
            made = ast.Lambda(args=_two(), body=body)
            _last(node, assign(lack, made))


def _two() -> ast.arguments:
    return ast.arguments(
        posonlyargs=[],
        args=[ast.arg(arg="self"), ast.arg(arg="o")],
        kwonlyargs=[],
        kw_defaults=[],
        defaults=[],
    )


def _hooked(node: ast.ClassDef, low: Lowering) -> bool:
    """Whether a base may have `__init_subclass__`."""
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in low.classes:
            own = low.classes[base.id]
            if any(
                isinstance(s, ast.FunctionDef) and s.name == "__init_subclass__" for s in own.body
            ) or _hooked(own, low):
                return True
    return False


def super_call(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`super()` → `_b_super(A, self)`, unless all that is above `A` is one builtin."""
    if not low.is_builtin(node.func, "super"):
        return None
    owner = low.method_of()
    method = next(
        (n for n, _ in reversed(low.scopes) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)), None
    )
    if owner is None or method is None or not method.args.args:
        return None
    if len(owner.bases) == 1 and not node.args:
        base = owner.bases[0]
        if isinstance(base, ast.Name) and not low.bound(base.id):
            return None
        if low.origin(base) and not low.origin(base).startswith("abc."):
            return None
    if _nested(owner, low):
        return None
    if method.name == "__new__" or node.args:
        return low.call("super", *(node.args or [load(owner.name), load(method.args.args[0].arg)]))
    return low.call("super", load(owner.name), load(method.args.args[0].arg))


def _nested(owner: ast.ClassDef, low: Lowering) -> bool:
    nodes = [n for n, _ in low.scopes]
    at = nodes.index(owner)
    return at > 0 and isinstance(nodes[at - 1], ast.ClassDef)


def kept(node: ast.Name, low: Lowering) -> ast.expr | None:
    """`@property` → `@_b_property`, also `@classmethod`, where `super()` or `abc` must see through them."""
    if (
        isinstance(node.ctx, ast.Load)
        and node.id in {"property", "classmethod"}
        and low.is_builtin(node)
        and {"super", "abstractmethod"} & low.words
    ):
        return low.helper(node.id)
    return None


def attribute(node: ast.Attribute, low: Lowering) -> ast.expr | None:
    """`C.__mro__` → `_b_attr_mro(C)`, `x.__dict__` → `_b_vars(x)`, `e.__cause__` → `_b_error_attr(e, "__cause__")`."""
    if not isinstance(node.ctx, ast.Load):
        return None
    if (
        low.engine == "micropython"
        and node.attr == "__name__"
        and isinstance(node.value, ast.Call)
        and low.is_builtin(node.value.func, "type")
    ):
        return low.call("type_name", node.value.args[0])
    if node.attr == "__name__" and isinstance(node.value, ast.Name | ast.Attribute | ast.Subscript):
        known = isinstance(node.value, ast.Name) and (
            node.value.id in low.classes or node.value.id in low.functions or low.origin(node.value)
        )
        return None if known or low.is_builtin(node.value) else low.call("named", node.value)
    if low.engine == "brython":
        return None
    if node.attr == "__bases__":
        return low.call("attr_bases", node.value)
    if node.attr == "__mro__":
        return low.call("attr_mro", node.value)
    if node.attr == "__dict__":
        return low.call("vars", node.value)
    if node.attr in {"__cause__", "__context__", "__suppress_context__", "__notes__", "__traceback__"}:
        return low.call("error_attr", node.value, const(node.attr))
    return None


def function_attributes(node: ast.FunctionDef, low: Lowering) -> Any:
    """`f.calls = 0` somewhere → after `def f`: `f = _b_func(f)`."""
    if node.name not in low.attributed:
        return None
    made = assign(node.name, low.call("func", load(node.name)))
    line = (node.end_lineno or node.lineno) + 1
    placed(made, node)
    for part in ast.walk(made):
        if "lineno" in part._attributes:
            part.lineno = line  # type: ignore[attr-defined]
    return [node, made]
