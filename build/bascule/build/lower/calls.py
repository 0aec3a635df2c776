"""Calls of builtin functions, and builtin types handed on as values."""

from __future__ import annotations

import ast

from bascule.build.lower.context import Lowering, const, tuple_of
from bascule.build.lower.names import parameters

# builtin → helper, by engine. Called or handed on, the helper stands for the builtin.
MICROPYTHON = {
    "str": "str", "repr": "repr", "ascii": "ascii", "print": "print", "format": "format", "round": "round",
    "sorted": "sorted", "int": "int", "float": "float", "zip": "zip", "pow": "pow", "hash": "hash", "vars": "vars",
    "reversed": "reversed", "iter": "iter", "dict": "dictcall", "sum": "sum", "dir": "dir", "hex": "hex",
}
BRYTHON = {"str": "str", "repr": "repr", "ascii": "ascii", "print": "print", "format": "format", "round": "round", "float": "float", "bool": "bool", "vars": "vars"}
_EXCEPTIONS = frozenset(
    "TimeoutError FileNotFoundError PermissionError FileExistsError ConnectionError ConnectionResetError"
    " ConnectionRefusedError ConnectionAbortedError BrokenPipeError InterruptedError FloatingPointError BufferError"
    " ReferenceError UnicodeEncodeError UnicodeDecodeError Warning UserWarning DeprecationWarning FutureWarning"
    " RuntimeWarning SyntaxWarning PendingDeprecationWarning ImportWarning UnicodeWarning BytesWarning ResourceWarning"
    " RecursionError UnboundLocalError ModuleNotFoundError IOError EnvironmentError ExceptionGroup BaseExceptionGroup".split()
)


_TYPED = frozenset("cast NewType TypeVar field defaultdict register make_dataclass".split())
_TYPES = frozenset("str int float dict list tuple set bool bytes bytearray frozenset complex type object range".split())


def mark(tree: ast.Module) -> None:
    """Mark the names that mean a type itself, not what it does when called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            func = node.func
            if isinstance(func, ast.Name) and func.id in {"isinstance", "issubclass"} and len(node.args) == 2:
                _raw(node.args[1])
                if func.id == "issubclass":
                    _raw(node.args[0])
            elif isinstance(func, ast.Name) and func.id in {"print", "str", "repr", "type", "id", "hasattr", "getattr"}:
                for arg in node.args:
                    _raw(arg)
            elif isinstance(func, ast.Name | ast.Attribute) and (func.id if isinstance(func, ast.Name) else func.attr) in _TYPED:
                for arg in [*node.args, *(k.value for k in node.keywords)]:
                    _raw(arg)
        elif isinstance(node, ast.ClassDef):
            node.written = list(node.bases)  # type: ignore[attr-defined]
            for base in node.bases:
                _raw(base)
        elif isinstance(node, ast.Tuple | ast.List) and node.elts and all(isinstance(e, ast.Name) and e.id in _TYPES for e in node.elts):
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
                _raw(node.slice, deep=True)
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
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "type"
        or isinstance(node, ast.Attribute) and node.attr == "__class__"
    )


def _raw(node: ast.AST, deep: bool = True) -> None:
    if isinstance(node, ast.Name):
        node.raw = True  # type: ignore[attr-defined]
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        for item in node.elts:
            _raw(item)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        _raw(node.left)
        _raw(node.right)


def value_name(node: ast.Name, low: Lowering) -> ast.expr | None:
    """A builtin handed on: `key=str` → `key=_b_str`; an exception that the engine lacks, wherever it stands."""
    if not isinstance(node.ctx, ast.Load) or low.bound(node.id):
        return None
    if low.engine == "micropython" and node.id in _EXCEPTIONS:
        return low.helper(node.id)
    if getattr(node, "raw", False):
        return low.helper("dict") if node.id == "dict" and low.engine == "micropython" and getattr(node, "exact", False) else None
    if node.id == "NotImplemented" or not low.is_builtin(node):
        return None
    table = MICROPYTHON if low.engine == "micropython" else BRYTHON
    if node.id == "dict" and node.id in table:
        return low.helper("dict")
    return low.helper(table[node.id]) if node.id in table else None


def builtin_call(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`int(x)`, `sorted(x)`, … Names that stayed raw in the place of the function are put right here."""
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
    elif func.id == "_b_pow" and len(node.args) == 2:
        func.id = "pow"
    elif func.id == "_b_round" and len(node.args) == 2 and isinstance(node.args[1], ast.Constant) and node.args[1].value is None:
        node.args.pop()
    return None


def made_type(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`type(name, bases, members)` → `_b_type3(…)`; `Enum("A", "X Y")` → the enumeration."""
    if low.is_builtin(node.func, "type") and len(node.args) == 3:
        return low.call("type3", *node.args)
    if low.origin(node.func) in {"enum.Enum", "enum.IntEnum", "enum.StrEnum", "enum.Flag"} and len(node.args) == 2:
        low.helpers.add("enum:_functional")
        return ast.Call(func=ast.Name(id="_b__functional", ctx=ast.Load()), args=[node.func, *node.args], keywords=[])
    return None


def checked_kind(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`isinstance(x, int)` → `isinstance(x, (int, bool))`; kinds only known at run time → `_b_isinstance`."""
    if not low.is_builtin(node.func, "isinstance", "issubclass") or len(node.args) != 2:
        return None
    name = node.func.id  # type: ignore[attr-defined]
    kinds = _kinds(node.args[1])
    if name == "isinstance" and kinds and all(low.is_builtin(k) and k.id not in _EXCEPTIONS or _own(k, low) for k in kinds):  # type: ignore[attr-defined]
        out: list[ast.expr] = []
        for kind in kinds:
            out.append(kind)
            if isinstance(kind, ast.Name) and kind.id == "int" and low.engine == "micropython":
                out.append(ast.Name(id="bool", ctx=ast.Load()))
        return ast.Call(func=node.func, args=[node.args[0], tuple_of(out) if len(out) > 1 else out[0]], keywords=[])
    if low.engine != "micropython":
        return None
    return low.call(name, node.args[0], tuple_of(kinds) if kinds and len(kinds) > 1 else node.args[1])


def _own(node: ast.expr, low: Lowering) -> bool:
    return isinstance(node, ast.Name) and node.id in low.classes and not is_plain_no(low.classes[node.id], low)


def is_plain_no(node: ast.ClassDef, low: Lowering) -> bool:
    """Whether what a class statement leaves is no class on the engine: an enumeration, a named tuple."""
    return any(
        low.origin(b).startswith("enum.") or low.origin(b) in {"typing.NamedTuple", "typing.Protocol"} or isinstance(b, ast.Call)
        or isinstance(b, ast.Name) and b.id in low.classes and b.id != node.name and is_plain_no(low.classes[b.id], low)
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
    if any(_whole(side) for side in sides):
        return None
    return low.call("bit", node.left, const(kind), node.right)


def _whole(node: ast.expr) -> bool:
    """Whether an operand is a number for certain, and no truth value."""
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.Invert | ast.USub)
    if isinstance(node, ast.BinOp):
        return not isinstance(node.op, ast.BitOr | ast.BitAnd | ast.BitXor)
    return isinstance(node, ast.Set | ast.SetComp) or (
        isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool)
    )


def in_place(node: ast.AugAssign, low: Lowering) -> ast.stmt | None:
    """`a |= b` → `a = _b_ior(a, b)`."""
    if not isinstance(node.op, ast.BitOr) or not isinstance(node.target, ast.Name | ast.Attribute):
        return None
    target = node.target
    read: ast.expr
    if isinstance(target, ast.Name):
        read = ast.Name(id=target.id, ctx=ast.Load())
    elif isinstance(target.value, ast.Name):
        read = ast.Attribute(value=target.value, attr=target.attr, ctx=ast.Load())
    else:
        return None
    return ast.Assign(targets=[target], value=low.call("ior", read, node.value))


_DUNDERS = frozenset("__len__ __contains__ __iter__ __next__ __str__ __repr__ __getitem__ __eq__ __ne__ __lt__ __add__ __hash__ __bool__".split())


def dunder(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`x.__len__()` → `_b_dunder(x, "__len__")`."""
    func = node.func
    if not isinstance(func, ast.Attribute) or func.attr not in _DUNDERS or node.keywords:
        return None
    if isinstance(func.value, ast.Call) and isinstance(func.value.func, ast.Name) and func.value.func.id in {"super", "_b_super"}:
        return None
    if isinstance(func.value, ast.Name) and (low.is_builtin(func.value) or func.value.id in low.classes):
        return None
    return low.call("dunder", func.value, const(func.attr), *node.args)


def _type_like(node: ast.expr, low: Lowering) -> bool:
    if isinstance(node, ast.Constant):
        return node.value is None or isinstance(node.value, str)
    if isinstance(node, ast.Name):
        return low.is_builtin(node, "int", "str", "float", "bool", "list", "dict", "tuple", "set", "bytes", "type") or node.id in low.classes
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in {"_b_or", "_b_generic"}
    return False


def generic(node: ast.Subscript, low: Lowering) -> ast.expr | None:
    """`list[int]` as a value → `list`; `Stack[int]` of the author's own class → `Stack`."""
    if not isinstance(node.ctx, ast.Load):
        return None
    if low.is_builtin(node.value, "list", "dict", "tuple", "set", "frozenset", "type"):
        return node.value
    if isinstance(node.value, ast.Name) and node.value.id in low.classes and _class_is_generic(low.classes[node.value.id]):
        return node.value
    return None


def _class_is_generic(node: ast.ClassDef) -> bool:
    return any(isinstance(b, ast.Subscript) for b in getattr(node, "written", node.bases))


def keyword_order(node: ast.Call, low: Lowering) -> ast.expr | None:
    """`f(b=1, a=2)` → `f(b=1, a=_b_kw(("b", "a"), 2))`, for a callee that may take `**kw`."""
    stars = [k for k in node.keywords if k.arg is None]
    named = [k.arg for k in node.keywords if k.arg is not None]
    if not stars and len(named) < 2:
        return None
    func = node.func
    if isinstance(func, ast.Name):
        if func.id.startswith("_b_") and func.id not in {"_b_dictcall", "_b_dict", "_b_m_format", "_b_m_update"}:
            return None
        own = low.functions.get(func.id)
        if own is not None and not own.args.kwarg and not own.decorator_list and not stars:
            return None
        if low.is_builtin(func):
            return None
    if low.origin(func).startswith("bascule.") and not stars:
        return None
    if not stars:
        node.keywords[-1].value = low.call("kw", tuple_of([const(n) for n in named]), node.keywords[-1].value)
        return None
    merged: list[ast.expr] = []
    if len(stars) == 1:
        at = node.keywords.index(stars[0])
        before = [const(k.arg) for k in node.keywords[:at]]
        after = [const(k.arg) for k in node.keywords[at + 1 :]]
        stars[0].value = low.call("kwstar", tuple_of(before), stars[0].value, *([tuple_of(after)] if after else []))
        # The order must be said last: the call evaluates what follows the star after it.
        if after:
            node.keywords = [*node.keywords[:at], *node.keywords[at + 1 :], stars[0]]
        return None
    for k in node.keywords:
        merged += [const(k.arg) if k.arg else low.helper("STAR"), k.value]
    node.keywords = [ast.keyword(arg=None, value=low.call("kwstar", tuple_of([]), low.call("pairs", *merged)))]
    return None


def keyword_parameters(node: ast.FunctionDef, low: Lowering) -> ast.AST | None:
    """`def f(**kw): …` → `def f(**kw): kw = _b_kwargs(kw); …`."""
    if not node.args.kwarg:
        return None
    name = node.args.kwarg.arg
    if not any(isinstance(n, ast.Name) and n.id == name for s in node.body for n in ast.walk(s)):
        return None
    made = ast.Assign(
        targets=[ast.Name(id=name, ctx=ast.Store())],
        value=low.call("kwargs", ast.Name(id=name, ctx=ast.Load())),
    )
    prepend(node, made)
    return node


def prepend(node: ast.FunctionDef | ast.AsyncFunctionDef, made: ast.stmt) -> None:
    """Put a statement first in a function, on a line that is free if there is one."""
    first = node.body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        place = first.lineno
        if len(node.body) > 1:
            node.body = node.body[1:]
    else:
        start = first.decorator_list[0].lineno if getattr(first, "decorator_list", None) else first.lineno
        place = max(min(node.lineno + 1, start), start - 1) if start > node.lineno + 1 else start
    for part in ast.walk(made):
        part.lineno = place  # type: ignore[attr-defined]
        part.col_offset = 0  # type: ignore[attr-defined]
        part.end_lineno = place  # type: ignore[attr-defined]
        part.end_col_offset = 0  # type: ignore[attr-defined]
    node.body.insert(0, made)


def positional_only(node: ast.FunctionDef, _low: Lowering) -> ast.AST | None:
    """`def f(a, /)` → `def f(a__p)`: a name that no caller uses as a keyword."""
    if not node.args.posonlyargs:
        return None
    names = {a.arg for a in node.args.posonlyargs} - {"self", "cls"}
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id in names:
            part.id += "__p"
        elif isinstance(part, ast.arg) and part.arg in names and part in list(parameters(node.args)):
            part.arg += "__p"
    node.args.args = [*node.args.posonlyargs, *node.args.args]
    node.args.posonlyargs = []
    return node


def equal_float(node: ast.Compare, low: Lowering) -> ast.expr | None:
    """`n == float(x)` → `_b_float_eq(n, …)`: a whole number that no float can hold is not equal to one."""
    if len(node.ops) != 1 or not isinstance(node.ops[0], ast.Eq | ast.NotEq):
        return None
    sides = [node.left, node.comparators[0]]
    if any(isinstance(s, ast.Call) and isinstance(s.func, ast.Name) and s.func.id == "range" for s in sides):
        same = low.call("range_eq", *sides)
        return same if isinstance(node.ops[0], ast.Eq) else ast.UnaryOp(op=ast.Not(), operand=same)
    if not any(isinstance(s, ast.Call) and isinstance(s.func, ast.Name) and s.func.id == "_b_float" for s in sides):
        return None
    made = low.call("float_eq", *sides)
    return made if isinstance(node.ops[0], ast.Eq) else ast.UnaryOp(op=ast.Not(), operand=made)
