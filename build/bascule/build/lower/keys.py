"""Keys and indices that are no plain strings or numbers."""

from __future__ import annotations

import ast

from bascule.build.lower.context import Lowering


def _text_classes(low: Lowering) -> bool:
    """Whether the module has subclasses of `str`, which the engine does not find in a dict keyed by plain strings."""
    found: bool | None = getattr(low, "text_classes", None)
    if found is None:
        found = any(
            (isinstance(b, ast.Name) and b.id == "str") or low.origin(b) == "enum.StrEnum"
            for c in low.classes.values()
            for b in getattr(c, "written", c.bases)
        )
        low.text_classes = found  # type: ignore[attr-defined]
    return found


def text_key(node: ast.Subscript, low: Lowering) -> ast.expr | None:
    """`d[k]` → `d[_b_key(k)]` where `k` may be of a subclass of `str`."""
    if (
        not _text_classes(low)
        or not isinstance(node.ctx, ast.Load)
        or isinstance(node.slice, ast.Slice | ast.Constant)
    ):
        return None
    node.slice = low.call("key", node.slice)
    return None


def text_member(node: ast.Compare, low: Lowering) -> ast.expr | None:
    """`k in d` → `_b_key(k) in d`, for the same reason."""
    if (
        _text_classes(low)
        and len(node.ops) == 1
        and isinstance(node.ops[0], ast.In | ast.NotIn)
        and not isinstance(node.left, ast.Constant)
    ):
        node.left = low.call("key", node.left)
    return None


def text_get(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`d.get(k)` → `d.get(_b_key(k))`, for the same reason."""
    if _text_classes(low) and isinstance(node.func, ast.Attribute) and node.func.attr == "get" and node.args:
        node.args[0] = low.call("key", node.args[0])
    return None


def index_item(node: ast.Subscript, low: Lowering) -> ast.expr | None:
    """`x[i]` → `_b_item(x, i)` where the module defines `__index__` or makes slices."""
    if (
        not {"__index__", "slice"} & low.words
        or not isinstance(node.ctx, ast.Load)
        or isinstance(node.slice, ast.Slice | ast.Constant)
        or (isinstance(node.slice, ast.Tuple) and any(isinstance(e, ast.Slice) for e in node.slice.elts))
    ):
        return None
    return low.call("item", node.value, node.slice)


def text_stored(node: ast.Assign, low: Lowering) -> ast.stmt | None:
    """`d[k] = v` → `d[_b_key(k)] = v` where `k` may be of a subclass of `str`."""
    for target in node.targets:
        if (
            _text_classes(low)
            and isinstance(target, ast.Subscript)
            and not isinstance(target.slice, ast.Slice | ast.Constant)
        ):
            target.slice = low.call("key", target.slice)
    return None


def text_display(node: ast.Dict, low: Lowering) -> ast.expr | None:
    """`{k: v}` → `{_b_key(k): v}`, for the same reason."""
    if _text_classes(low):
        node.keys = [k if k is None or isinstance(k, ast.Constant) else low.call("key", k) for k in node.keys]
    return None
