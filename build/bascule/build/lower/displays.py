"""Displays: dicts that keep their order, stars, `return 1, *x`."""

from __future__ import annotations

import ast

from bascule.build.lower.context import Lowering, const, tuple_of


def dict_display(node: ast.Dict, low: Lowering) -> ast.expr | None:
    """`{"a": x, **m}` → `_b_pairs("a", x, _b_STAR, m)`; constant keys → `_b_d(("a",), {"a": x})`."""
    if not node.keys:
        return low.call("dict")
    if all(isinstance(k, ast.Constant) and isinstance(k.value, str) for k in node.keys):
        names = [k.value for k in node.keys if isinstance(k, ast.Constant)]
        if len(set(names)) == len(names):
            return low.call("d", tuple_of([const(n) for n in names]), node)
    items: list[ast.expr] = []
    for key, value in zip(node.keys, node.values, strict=True):
        items += [low.helper("STAR") if key is None else key, value]
    return low.call("pairs", *items)


def dict_star(node: ast.Dict, low: Lowering) -> ast.expr | None:
    """`{**a, "b": 1}`, where an engine keeps order but not stars."""
    return dict_display(node, low) if None in node.keys else None


def dict_comprehension(node: ast.DictComp, low: Lowering) -> ast.expr:
    """`{k: v for …}` → `_b_dictcomp((k, v) for …)`."""
    return low.call(
        "dictcomp", ast.GeneratorExp(elt=tuple_of([node.key, node.value]), generators=node.generators)
    )


def _pieces(elements: list[ast.expr]) -> list[ast.expr]:
    pieces: list[ast.expr] = []
    plain: list[ast.expr] = []
    for item in elements:
        if isinstance(item, ast.Starred):
            if plain:
                pieces.append(tuple_of(plain))
                plain = []
            pieces.append(item.value)
        else:
            plain.append(item)
    if plain:
        pieces.append(tuple_of(plain))
    return pieces


def starred(node: ast.List | ast.Tuple | ast.Set, low: Lowering) -> ast.expr | None:
    """`[*a, b]` → `_b_list(a, (b,))`; tuples and sets of it."""
    if not any(isinstance(e, ast.Starred) for e in node.elts):
        return None
    if isinstance(node, ast.List | ast.Tuple) and not isinstance(node.ctx, ast.Load):
        return None
    made = low.call("list", *_pieces(node.elts))
    if isinstance(node, ast.List):
        return made
    return ast.Call(
        func=ast.Name(id="tuple" if isinstance(node, ast.Tuple) else "set", ctx=ast.Load()),
        args=[made],
        keywords=[],
    )


def sliced(node: ast.Subscript, low: Lowering) -> ast.expr | None:
    """`x[a:b:c]` → `_b_slice(x, a, b, c)`; only with a step."""
    if not isinstance(node.slice, ast.Slice) or not isinstance(node.ctx, ast.Load) or node.slice.step is None:
        return None
    return low.call("slice", node.value, *_bounds(node.slice))


def _bounds(node: ast.Slice) -> list[ast.expr]:
    return [part or const(None) for part in (node.lower, node.upper, node.step)]


def slice_assigned(node: ast.Assign, low: Lowering) -> ast.stmt | None:
    """`x[a:b] = v` → `_b_setslice(x, a, b, None, v)`."""
    target = node.targets[0]
    if (
        len(node.targets) != 1
        or not isinstance(target, ast.Subscript)
        or not isinstance(target.slice, ast.Slice)
    ):
        return None
    return ast.Expr(value=low.call("setslice", target.value, *_bounds(target.slice), node.value))


def slice_deleted(node: ast.Delete, low: Lowering) -> ast.stmt | None:
    """`del x[a:b]` → `_b_delslice(x, a, b, None)`."""
    target = node.targets[0]
    if (
        len(node.targets) != 1
        or not isinstance(target, ast.Subscript)
        or not isinstance(target.slice, ast.Slice)
    ):
        return None
    return ast.Expr(value=low.call("delslice", target.value, *_bounds(target.slice)))


def item_deleted(node: ast.Delete, low: Lowering) -> ast.stmt | None:
    """`del d[k]` → `_b_delitem(d, k)`."""
    target = node.targets[0]
    if len(node.targets) != 1 or not isinstance(target, ast.Subscript) or isinstance(target.slice, ast.Slice):
        return None
    return ast.Expr(value=low.call("delitem", target.value, target.slice))
