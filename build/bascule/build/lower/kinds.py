"""Kinds as values: `isinstance`, unions, generics, and operators that mind the kind of their sides."""

from __future__ import annotations

import ast

from bascule.build.lower.calls import MISSING_EXCEPTIONS
from bascule.build.lower.context import BUILTINS, Lowering, const, tuple_of


def made_type(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`type(name, bases, members)` → `_b_type3(…)`; `Enum("A", "X Y")` → the enumeration.

    `type(x) is dict` → `_b_type(x) is _b_dict`.
    """
    if low.is_builtin(node.func, "type") and len(node.args) == 3:
        return low.call("type3", *node.args)
    if (
        low.origin(node.func) in {"enum.Enum", "enum.IntEnum", "enum.StrEnum", "enum.Flag"}
        and len(node.args) == 2
    ):
        low.helpers.add("enum:_functional")
        return ast.Call(
            func=ast.Name(id="_b__functional", ctx=ast.Load()), args=[node.func, *node.args], keywords=[]
        )
    if (
        low.is_builtin(node.func, "type")
        and getattr(node, "exact", False)
        and ("dict" in low.words or any(origin.startswith("enum.") for origin in low.origins.values()))
    ):
        return low.call("type", *node.args)
    return None


def checked_kind(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`isinstance(x, int)` → `isinstance(x, (int, bool))`; kinds only known at run time → `_b_isinstance`."""
    if not low.is_builtin(node.func, "isinstance", "issubclass") or len(node.args) != 2:
        return None
    name = node.func.id  # type: ignore[attr-defined]
    kinds = _kinds(node.args[1])
    if (
        name == "isinstance"
        and kinds
        and all(
            (isinstance(k, ast.Name) and low.is_builtin(k) and k.id not in MISSING_EXCEPTIONS) or _own(k, low)
            for k in kinds
        )
    ):
        out: list[ast.expr] = []
        for kind in kinds:
            out.append(kind)
            if isinstance(kind, ast.Name) and kind.id == "int" and low.engine == "micropython":
                out.append(ast.Name(id="bool", ctx=ast.Load()))
        return ast.Call(
            func=node.func, args=[node.args[0], tuple_of(out) if len(out) > 1 else out[0]], keywords=[]
        )
    if low.engine == "brython" and (name == "issubclass" or not all(_handed_on(k, low) for k in kinds)):
        return None
    return low.call(name, node.args[0], tuple_of(kinds) if kinds and len(kinds) > 1 else node.args[1])


def _handed_on(node: ast.expr, low: Lowering) -> bool:
    """Whether a kind may be a helper that stands for a type: no class, no type of a module."""
    if isinstance(node, ast.Name):
        return node.id not in low.classes and node.id not in BUILTINS and not low.origin(node)
    return isinstance(node, ast.Attribute | ast.Subscript) and not low.origin(node)


def _own(node: ast.expr, low: Lowering) -> bool:
    return (
        isinstance(node, ast.Name) and node.id in low.classes and not is_plain_no(low.classes[node.id], low)
    )


def is_plain_no(node: ast.ClassDef, low: Lowering) -> bool:
    """Whether what a class statement leaves is no class on the engine: an enumeration, a named tuple."""
    return any(
        low.origin(b).startswith("enum.")
        or low.origin(b) in {"typing.NamedTuple", "typing.Protocol"}
        or isinstance(b, ast.Call)
        or (
            isinstance(b, ast.Name)
            and b.id in low.classes
            and b.id != node.name
            and is_plain_no(low.classes[b.id], low)
        )
        for b in getattr(node, "written", node.bases)
    )


def _kinds(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.Tuple):
        return [kind for item in node.elts for kind in _kinds(item)]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return [*_kinds(node.left), *_kinds(node.right)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_b_or":
        return [kind for item in node.args for kind in _kinds(item)]
    return [node]


_BITS = {ast.BitOr: "|", ast.BitAnd: "&", ast.BitXor: "^"}


def union(node: ast.BinOp, low: Lowering) -> ast.expr | None:
    """`int | None` as a value → `_b_or(int, None)`; `a & b` of what may be truth values → `_b_bit(a, "&", b)`."""
    kind = _BITS.get(type(node.op))
    if isinstance(node.op, ast.Mult) and "__index__" in low.words:
        return low.call("mul", node.left, node.right)
    if kind is None:
        return None
    sides = (node.left, node.right)
    if kind == "|" and any(_type_like(side, low) for side in sides):
        return low.call("or", *sides)
    if any(_whole(side) for side in sides) and not any(_view(side) for side in sides):
        return None
    return low.call("bit", node.left, const(kind), node.right)


def _view(node: ast.expr) -> bool:
    """Whether an operand may be what a map shows of itself."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"keys", "items"}
    )


def _whole(node: ast.expr) -> bool:
    """Whether an operand is a number for certain, and no truth value."""
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.Invert | ast.USub)
    if isinstance(node, ast.BinOp):
        return not isinstance(node.op, ast.BitOr | ast.BitAnd | ast.BitXor)
    return isinstance(node, ast.Set | ast.SetComp) or (
        isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool)
    )


def divided(node: ast.BinOp, low: Lowering) -> ast.expr | None:
    """`a / b` → `_b_div(a, b)`, unless a side is a float for certain: what is beyond 2**53 is rounded once."""
    if not isinstance(node.op, ast.Div) or _float(node.left) or _float(node.right):
        return None
    return low.call("div", node.left, node.right)


def power(node: ast.BinOp, low: Lowering) -> ast.expr | None:
    """`a ** b` → `_b_pow(a, b)`, which raises where a float grows too large; two whole numbers are left alone."""
    sides = [s.operand if isinstance(s, ast.UnaryOp) else s for s in (node.left, node.right)]
    if not isinstance(node.op, ast.Pow) or all(isinstance(s, ast.Constant) and _whole(s) for s in sides):
        return None
    return low.call("pow", node.left, node.right)


def _float(node: ast.expr) -> bool:
    """Whether an operand is a float for certain, or else no number."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, float)
    if isinstance(node, ast.UnaryOp):
        return _float(node.operand)
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.Div) or _float(node.left) or _float(node.right)
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"_b_div", "_b_float"}
    )


_IN_PLACE: dict[type[ast.operator], str] = {
    ast.Mult: "__imul__",
    ast.FloorDiv: "__ifloordiv__",
    ast.Mod: "__imod__",
    ast.Pow: "__ipow__",
    ast.LShift: "__ilshift__",
    ast.RShift: "__irshift__",
    ast.MatMult: "__imatmul__",
}


def in_place(node: ast.AugAssign, low: Lowering) -> ast.stmt | None:
    """`a |= b` → `a = _b_ior(a, b)`; `a /= b` → `a = _b_div(a, b)`; `a *= b` → `_b_in_place(a, "__imul__", b)`."""
    name = _IN_PLACE.get(type(node.op))
    helper = {ast.BitOr: "ior", ast.BitAnd: "iand", ast.BitXor: "ixor"}.get(type(node.op))
    read = _again(node.target)
    if read is None:
        return None
    if isinstance(node.op, ast.Div):
        if "__itruediv__" in low.words:
            name = "__itruediv__"
        elif _float(node.value):
            return None
        else:
            return ast.Assign(targets=[node.target], value=low.call("div", read, node.value))
    if isinstance(node.op, ast.Pow) and name not in low.words:
        helper = "pow"
    if helper is not None:
        return ast.Assign(targets=[node.target], value=low.call(helper, read, node.value))
    if isinstance(node.op, ast.Mod) and not (_whole(node.value) and not low.templates):
        name = "__imod__"
    elif name not in low.words and (not isinstance(node.op, ast.Mult) or _float(node.value)):
        return None
    return ast.Assign(targets=[node.target], value=low.call("in_place", read, const(name), node.value))


def _again(target: ast.expr) -> ast.expr | None:
    """`target` to be read as well, or None where reading it twice could be seen."""
    if isinstance(target, ast.Name):
        return ast.Name(id=target.id, ctx=ast.Load())
    if isinstance(target, ast.Attribute) and (value := _again(target.value)):
        return ast.Attribute(value=value, attr=target.attr, ctx=ast.Load())
    if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Name | ast.Constant):
        value = _again(target.value)
        return value and ast.Subscript(value=value, slice=target.slice, ctx=ast.Load())
    return None


def _type_like(node: ast.expr, low: Lowering) -> bool:
    if isinstance(node, ast.Constant):
        return node.value is None or isinstance(node.value, str)
    if isinstance(node, ast.Name):
        return (
            low.is_builtin(
                node, "int", "str", "float", "bool", "list", "dict", "tuple", "set", "bytes", "type"
            )
            or node.id in low.classes
        )
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in {"_b_or", "_b_generic"}
    return False


def generic(node: ast.Subscript, low: Lowering) -> ast.expr | None:
    """`list[int]` as a value → `list`; `Stack[int]` of the author's own class → `Stack`."""
    if not isinstance(node.ctx, ast.Load):
        return None
    if low.is_builtin(node.value, "list", "dict", "tuple", "set", "frozenset", "type"):
        return node.value
    if (
        isinstance(node.value, ast.Name)
        and node.value.id in low.classes
        and _class_is_generic(low.classes[node.value.id])
    ):
        return node.value
    return None


def _class_is_generic(node: ast.ClassDef) -> bool:
    return any(isinstance(b, ast.Subscript) for b in getattr(node, "written", node.bases))


def equal_float(node: ast.Compare, low: Lowering) -> ast.expr | None:
    """`n == float(x)` → `_b_float_eq(n, …)`: a whole number that no float can hold is not equal to one."""
    if len(node.ops) != 1 or not isinstance(node.ops[0], ast.Eq | ast.NotEq):
        return None
    sides = [node.left, node.comparators[0]]
    if any(isinstance(s, ast.Call) and isinstance(s.func, ast.Name) and s.func.id == "range" for s in sides):
        same = low.call("range_eq", *sides)
        return same if isinstance(node.ops[0], ast.Eq) else ast.UnaryOp(op=ast.Not(), operand=same)
    if not any(
        isinstance(s, ast.Call) and isinstance(s.func, ast.Name) and s.func.id == "_b_float" for s in sides
    ):
        return None
    made = low.call("float_eq", *sides)
    return made if isinstance(node.ops[0], ast.Eq) else ast.UnaryOp(op=ast.Not(), operand=made)
