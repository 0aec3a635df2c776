"""Calls of methods that an engine lacks or gets wrong, whatever they are called on."""

from __future__ import annotations

import ast
from collections.abc import Callable

from bascule.build.lower.context import Lowering

_ALWAYS = """
upper lower casefold title capitalize swapcase isupper islower istitle isalpha isdecimal isdigit isnumeric isalnum
isidentifier isascii isprintable isspace splitlines zfill ljust rjust center removeprefix removesuffix expandtabs
translate encode decode format format_map bit_length bit_count is_integer conjugate as_integer_ratio to_bytes
union intersection difference symmetric_difference intersection_update symmetric_difference_update add_note
with_traceback sort hex
""".split()


def _strip(node: ast.Call) -> bool:
    only = node.args[0] if node.args else None
    return not (isinstance(only, ast.Constant) and isinstance(only.value, str) and _ascii(only.value))


def _ascii(text: str) -> bool:
    return text.isascii()


def _split(node: ast.Call) -> bool:
    only = node.args[0] if len(node.args) == 1 and not node.keywords else None
    return not (isinstance(only, ast.Constant) and only.value is not None)


def _not_text(node: ast.Call) -> bool:
    return len(node.args) != 1 or not isinstance(node.args[0], ast.Constant)


def _bounded(node: ast.Call) -> bool:
    return len(node.args) > 1


def _empty_old(node: ast.Call) -> bool:
    if len(node.args) < 2 or node.keywords:
        return not node.keywords
    first = node.args[0]
    return not (isinstance(first, ast.Constant) and first.value) or len(node.args) > 2


_SOMETIMES: dict[str, Callable[[ast.Call], bool]] = {
    "strip": _strip,
    "lstrip": _strip,
    "rstrip": _strip,
    "split": _split,
    "rsplit": _split,
    "startswith": _not_text,
    "endswith": _not_text,
    "replace": _empty_old,
    "pop": lambda node: not node.keywords and len(node.args) < 2,
    "index": lambda node: (
        (len(node.args) == 1 and not isinstance(node.args[0], ast.Constant)) or bool(node.args)
    ),
    "count": lambda node: bool(node.args),
    "find": _bounded,
    "rfind": _bounded,
    "rindex": _bounded,
    "join": lambda node: len(node.args) == 1 and not isinstance(node.args[0], ast.Constant),
    "throw": lambda node: bool(node.args),
    "isdisjoint": lambda node: not node.args or not isinstance(node.args[0], ast.Set),
    "insert": lambda node: len(node.args) == 2,
    "update": lambda node: not node.keywords and len(node.args) > 0,
}
MICROPYTHON: dict[str, Callable[[ast.Call], bool]] = {
    **dict.fromkeys(_ALWAYS, lambda _node: True),
    **_SOMETIMES,
}
BRYTHON: dict[str, Callable[[ast.Call], bool]] = {
    **dict.fromkeys(
        "casefold center encode decode format format_map conjugate isalpha isdigit isalnum isnumeric isdecimal islower isupper isspace istitle expandtabs removeprefix removesuffix".split(),  # noqa: E501
        lambda _node: True,
    ),
    **dict.fromkeys("find rfind index rindex count startswith endswith".split(), _bounded),
}


def method(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`x.title()` → `_b_m_title(x)`, which is the author's own `title` where `x` is no string."""
    table = MICROPYTHON if low.engine == "micropython" else BRYTHON
    func = node.func
    if not isinstance(func, ast.Attribute) or func.attr not in table or not table[func.attr](node):
        return None
    if low.origin(func.value) and not low.origin(func.value)[:1].isupper() and _is_module(func.value, low):
        return None
    if (
        isinstance(func.value, ast.Call)
        and isinstance(func.value.func, ast.Name)
        and func.value.func.id in {"super", "_b_super"}
    ):
        return None
    if isinstance(func.value, ast.Name) and func.value.id in {"self", "cls"} and _plain_class(low):
        return None
    return low.call(f"m_{func.attr}", func.value, *node.args, keywords=node.keywords)


def _is_module(node: ast.expr, low: Lowering) -> bool:
    origin = low.origin(node)
    return (isinstance(node, ast.Name) and "." not in origin) or origin in {
        "os.path",
        "urllib.parse",
        "collections.abc",
    }


def _plain_class(low: Lowering) -> bool:
    owner = low.method_of()
    return owner is not None and not any(
        isinstance(b, ast.Name) and b.id in {"str", "bytes", "int", "float", "dict", "list", "set", "_b_dict"}
        for b in owner.bases
    )


TYPE_ATTRIBUTES = {
    ("str", "maketrans"): "maketrans",
    ("int", "from_bytes"): "from_bytes",
    ("float", "fromhex"): "fromhex",
}


def type_attribute(node: ast.Attribute, low: Lowering) -> ast.expr | None:
    """`str.upper` → `_b_m_upper`, `dict.fromkeys` → `_b_dict.fromkeys`, `x.real` → `_b_attr(x, "real")`."""
    if not isinstance(node.ctx, ast.Load):
        return None
    if low.is_builtin(node.value, "str", "int", "float", "dict", "bytes", "list", "set"):
        owner = node.value.id  # type: ignore[attr-defined]
        if (owner, node.attr) in TYPE_ATTRIBUTES:
            return low.helper(TYPE_ATTRIBUTES[owner, node.attr])
        if owner == "dict" and low.engine == "micropython":
            return ast.Attribute(value=low.helper("dict"), attr=node.attr, ctx=ast.Load())
        table = MICROPYTHON if low.engine == "micropython" else BRYTHON
        if node.attr in table and node.attr not in {"index", "count", "pop", "insert", "update", "replace"}:
            return low.helper(f"m_{node.attr}")
    if low.engine == "micropython" and node.attr in {"real", "imag", "numerator", "denominator"}:
        return low.call("attr", node.value, ast.Constant(value=node.attr))
    return None
