"""Text: f-strings, `%`, `str.format`."""

from __future__ import annotations

import ast
import re

from bascule.build.lower.context import Lowering, const

_CONVERSIONS = {ord("r"): "repr", ord("s"): "str", ord("a"): "ascii"}


def fstring(node: ast.JoinedStr, low: Lowering) -> ast.expr:
    """`f"a{x}{y:.2f}"` → `_b_fstr("a", x, _b_format(y, ".2f"))`."""
    parts = [_part(v, low) for v in node.values]
    if all(isinstance(p, ast.Constant) for p in parts):
        return const("".join(str(p.value) for p in parts if isinstance(p, ast.Constant)))
    only = parts[0]
    is_text = (
        isinstance(only, ast.Call)
        and isinstance(only.func, ast.Name)
        and only.func.id in {"_b_repr", "_b_ascii", "_b_format"}
    )
    if len(parts) == 1 and is_text:
        return only
    return low.call("fstr", *parts)


def _part(node: ast.expr, low: Lowering) -> ast.expr:
    if not isinstance(node, ast.FormattedValue):
        return node
    value = node.value
    if node.conversion in _CONVERSIONS:
        value = low.call(_CONVERSIONS[node.conversion], value)
    if node.format_spec is None or (
        isinstance(node.format_spec, ast.JoinedStr) and not node.format_spec.values
    ):
        if low.engine == "brython" or node.conversion in _CONVERSIONS:
            return value if node.conversion in _CONVERSIONS else low.call("format", value)
        return low.call("format", value) if "__format__" in low.words else value
    spec = node.format_spec
    assert isinstance(spec, ast.JoinedStr)
    return low.call("format", value, fstring(spec, low) if _dynamic(spec) else const(_text(spec)))


def _dynamic(node: ast.JoinedStr) -> bool:
    return any(isinstance(v, ast.FormattedValue) for v in node.values)


def _text(node: ast.JoinedStr) -> str:
    return "".join(str(v.value) for v in node.values if isinstance(v, ast.Constant))


def percent(node: ast.BinOp, low: Lowering) -> ast.expr | None:
    """`"%.2f" % x` → `_b_percent("%.2f", x)`; left alone where it can only be arithmetic, as `n % 2` is.

    With a number on the right a name may be a template only where the module has one that is not formatted in place.
    """
    if not isinstance(node.op, ast.Mod):
        return None
    if isinstance(node.left, ast.Constant) and isinstance(node.left.value, str | bytes):
        return low.call("percent", node.left, node.right)
    if (
        (_number(node.right) and not low.templates and not _made(node.left))
        or _number(node.left)
        or _arithmetic(node.left)
        or isinstance(node.right, ast.Compare)
    ):
        return None
    return low.call("percent", node.left, node.right)


def _made(node: ast.expr) -> bool:
    """Whether an operand is text that the lowering or a method makes: an f-string, `"…".replace(…)`."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_b_fstr"


def templates(nodes: list[ast.AST]) -> bool:
    """Whether there is text with `%` in it that stands anywhere but before `%`, or in a call that knows dates."""
    placed: set[int] = set()
    for node in nodes:
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
            placed.add(id(node.left))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _DATES:
            placed.update(id(one) for one in node.args)
        elif isinstance(node, ast.FormattedValue) and isinstance(node.format_spec, ast.JoinedStr):
            placed.update(id(one) for one in node.format_spec.values)
    return any(
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in placed
        and _TEMPLATE.search(node.value)
        for node in nodes
    )


_DATES = frozenset({"strftime", "strptime"})
_TEMPLATE = re.compile(r"%(\([^)]*\))?[-+ #0]*[\d*]*(\.[\d*]+)?[diouxXeEfFgGcrsa]")


def _number(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return _number(node.operand)
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, int | float)
        and not isinstance(node.value, bool)
    )


def _arithmetic(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.BinOp)
        and (
            isinstance(node.op, ast.Sub | ast.Div | ast.FloorDiv | ast.Pow)
            or _number(node.left)
            or _number(node.right)
        )
        and not isinstance(node.op, ast.Mult)
    )
