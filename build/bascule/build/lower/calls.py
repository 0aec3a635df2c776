"""Calls of builtin functions, and builtin types handed on as values."""

from __future__ import annotations

import ast

from bascule.build.lower.context import Lowering, const

# builtin → helper, by engine. Called or handed on, the helper stands for the builtin.
MICROPYTHON = {
    "str": "str",
    "repr": "repr",
    "ascii": "ascii",
    "print": "print",
    "format": "format",
    "round": "round",
    "sorted": "sorted",
    "int": "int",
    "float": "float",
    "zip": "zip",
    "pow": "pow",
    "divmod": "divmod",
    "slice": "cut",
    "hash": "hash",
    "vars": "vars",
    "reversed": "reversed",
    "iter": "iter",
    "dict": "dictcall",
    "sum": "sum",
    "dir": "dir",
    "anext": "anext",
    "hex": "hex",
    "bin": "bin",
    "oct": "oct",
}
BRYTHON = {
    "str": "str",
    "repr": "repr",
    "ascii": "ascii",
    "print": "print",
    "format": "format",
    "round": "round",
    "float": "float",
    "bool": "bool",
    "vars": "vars",
}
MISSING_EXCEPTIONS = frozenset(
    "TimeoutError FileNotFoundError PermissionError FileExistsError ConnectionError ConnectionResetError"
    " ConnectionRefusedError ConnectionAbortedError BrokenPipeError InterruptedError FloatingPointError BufferError"
    " ReferenceError UnicodeEncodeError UnicodeDecodeError Warning UserWarning DeprecationWarning FutureWarning"
    " RuntimeWarning SyntaxWarning PendingDeprecationWarning ImportWarning UnicodeWarning BytesWarning ResourceWarning"
    " RecursionError UnboundLocalError ModuleNotFoundError IOError EnvironmentError ExceptionGroup BaseExceptionGroup".split()  # noqa: E501
)


_TYPED = frozenset("cast NewType TypeVar field defaultdict register make_dataclass".split())
_ASKING = frozenset("print str repr type id hasattr getattr".split())
# What is called with these is the type itself, and no function that makes one.
RAW_CALLS = _TYPED | _ASKING | {"isinstance", "issubclass"}
_TYPES = frozenset(
    "str int float dict list tuple set bool bytes bytearray frozenset complex type object range".split()
)


def mark(tree: ast.Module) -> None:
    """Mark the names that mean a type itself, not what it does when called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            func = node.func
            if isinstance(func, ast.Name) and func.id in {"isinstance", "issubclass"} and len(node.args) == 2:
                _raw(node.args[1])
                if func.id == "issubclass":
                    _raw(node.args[0])
            elif isinstance(func, ast.Name) and func.id in _ASKING:
                for arg in node.args:
                    _raw(arg)
            elif (
                isinstance(func, ast.Name | ast.Attribute)
                and (func.id if isinstance(func, ast.Name) else func.attr) in _TYPED
            ):
                for arg in [*node.args, *(k.value for k in node.keywords)]:
                    _raw(arg)
        elif isinstance(node, ast.ClassDef):
            node.written = list(node.bases)  # type: ignore[attr-defined]
            for base in node.bases:
                _raw(base)
        elif (
            isinstance(node, ast.Tuple | ast.List)
            and node.elts
            and all(isinstance(e, ast.Name) and e.id in _TYPES for e in node.elts)
        ):
            _raw(node)
        elif isinstance(node, ast.ExceptHandler) and node.type:
            _raw(node.type)
        elif isinstance(node, ast.MatchClass):
            _raw(node.cls)
        elif isinstance(node, ast.Compare):
            if any(_is_type_call(x) for x in [node.left, *node.comparators]):
                for part in [node.left, *node.comparators]:
                    _raw(part)
                    for name in ast.walk(part):
                        name.exact = True  # type: ignore[attr-defined]
            elif any(isinstance(op, ast.Is | ast.IsNot | ast.Eq | ast.NotEq) for op in node.ops):
                for part in [node.left, *node.comparators]:
                    _raw(part)
        elif isinstance(node, ast.Attribute):
            _raw(node.value)
        elif isinstance(node, ast.Subscript):
            _raw(node.value)
            if isinstance(node.value, ast.Name | ast.Attribute):
                _raw(node.slice)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            _raw(node.left)
            _raw(node.right)
        elif isinstance(node, ast.Dict):
            for key in node.keys:
                if key:
                    _raw(key)
        elif isinstance(node, ast.FormattedValue):
            _raw(node.value)
        elif isinstance(node, ast.AnnAssign):
            for name in ast.walk(node.annotation):
                _raw(name)


def _is_type_call(node: ast.expr) -> bool:
    return (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "type") or (
        isinstance(node, ast.Attribute) and node.attr == "__class__"
    )


def _raw(node: ast.AST) -> None:
    if isinstance(node, ast.Name):
        node.raw = True  # type: ignore[attr-defined]
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        for item in node.elts:
            _raw(item)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        _raw(node.left)
        _raw(node.right)


def value_name(node: ast.Name, low: Lowering) -> ast.expr | None:
    """A builtin, called or handed on: `key=str` → `key=_b_str`; an exception that the engine lacks."""
    if not isinstance(node.ctx, ast.Load) or low.bound(node.id):
        return None
    if low.engine == "micropython" and node.id in MISSING_EXCEPTIONS:
        return low.helper(node.id)
    if getattr(node, "raw", False):
        return (
            low.helper("dict")
            if node.id == "dict" and low.engine == "micropython" and getattr(node, "exact", False)
            else None
        )
    if node.id == "NotImplemented" or not low.is_builtin(node):
        return None
    table = MICROPYTHON if low.engine == "micropython" else BRYTHON
    if node.id == "dict" and node.id in table:
        return low.helper("dict")
    return low.helper(table[node.id]) if node.id in table else None


def builtin_call(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`_b_zip(a, b)`, as `value_name` made it, → `zip(a, b)`, where that will do; `dict(a=1)` → `_b_dictcall(a=1)`."""
    func = node.func
    if not isinstance(func, ast.Name):
        return None
    if func.id == "_b_zip" and not any(k.arg in {"strict", None} for k in node.keywords):
        func.id = "zip"
    elif func.id == "_b_iter" and len(node.args) == 1:
        func.id = "iter"
    elif func.id in {"_b_dir", "_b_hash", "_b_hex"}:
        return None
    elif func.id == "_b_dict":
        if len(node.args) == 1 and not node.keywords:
            return None
        node.func = low.helper("dictcall")
    elif func.id == "_b_sum" and len(node.args) == 1 and not node.keywords:
        func.id = "sum"
    elif (
        func.id == "_b_round"
        and len(node.args) == 2
        and isinstance(node.args[1], ast.Constant)
        and node.args[1].value is None
    ):
        node.args.pop()
    return None


_DUNDERS = frozenset(
    "__len__ __contains__ __iter__ __next__ __str__ __repr__ __getitem__ __setitem__ __delitem__ __eq__ __ne__ __lt__ __add__ __hash__ __bool__".split()  # noqa: E501
)


def dunder(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`x.__len__()` → `_b_dunder(x, "__len__")`."""
    func = node.func
    if not isinstance(func, ast.Attribute) or func.attr not in _DUNDERS or node.keywords:
        return None
    if (
        isinstance(func.value, ast.Call)
        and isinstance(func.value.func, ast.Name)
        and func.value.func.id in {"super", "_b_super"}
    ):
        return None
    if isinstance(func.value, ast.Name) and (low.is_builtin(func.value) or func.value.id in low.classes):
        return None
    return low.call("dunder", func.value, const(func.attr), *node.args)
