"""Which modules of Python's own library a program carries on Brython."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from bascule.build import made
from bascule.build.engines.brython_translate import imported, translated
from bascule.build.models import Program
from bascule.build.static import data

_HOME = "bascule.build"
# What the runtime holds itself.
BUILT_IN = frozenset(
    "_page_json _bascule_loop _bascule_port _sys _warnings _suggestions browser builtins javascript".split()
)

# What toolkit modules import for their annotations and lose when they are translated, or get a part of.
_STRIPPED = frozenset(("__future__", "collections", "json", "sys", "typing"))

# What of Brython's own library is wrong, leaks or asks for a compiler, and what takes its place.
_PATCHES = {
    "collections": (
        ("def namedtuple(", "import _bascule_tuples\ndef namedtuple("),
        (
            " code=f'lambda _cls, {arg_list}: _tuple_new(_cls, ({arg_list}))'\n __new__=eval(code,namespace)\n",
            " __new__=_bascule_tuples.new(typename,field_names,field_defaults)\n",
        ),
        (" if defaults is not None:\n  __new__.__defaults__=defaults\n", ""),
    ),
    "math": (
        (
            "var log10_func = Math.log10 || (x => Math.log(x) / Math.log(10)),\n"
            "    log2_func = Math.log2 || (x => Math.log(x) / Math.log(2))\n",
            "const {ln, log2: log2_func, log10: log10_func, raised, exp: exact_exp} = $B.$exact\n",
        ),
        ("    var log2_func = Math.log2 || (x => Math.log(x) / Math.LN2)\n", ""),
        (
            "    if (base == 10) {\n        return log10(x)\n    } else if (base == 2) {\n"
            "        return log2(x)\n    }\n",
            "",
        ),
        (
            "            var mant_exp = big_int.mant_exp(x)\n"
            "            log = Math.log(mant_exp[0]) + Math.log(2) * mant_exp[1]\n",
            "            log = ln(x)\n",
        ),
        ("            log = Math.log(x)\n", "            log = ln(x)\n"),
        ("        log = Math.log(x1)\n", "        log = ln(x1)\n"),
        (
            "            var mant_exp = big_int.mant_exp(x)\n"
            "            return $B.fast_float(log2_func(mant_exp[0]) + mant_exp[1])\n",
            "            return $B.fast_float(log2_func(x))\n",
        ),
        (
            "        return $B.fast_float(big_int.log10(x).value)\n",
            "        if (x <= 0n) {\n            $B.RAISE(_b_.ValueError, 'math domain error')\n        }\n"
            "        return $B.fast_float(log10_func(x))\n",
        ),
        ("    return $B.fast_float(Math.log10(x))\n", "    return $B.fast_float(log10_func(x))\n"),
        ("     var _r = Math.exp(float_check(x))\n", "     var _r = exact_exp(float_check(x))\n"),
        (
            "    let r = Math.pow(x1, y1)\n",
            "    let r = raised(Math.abs(x1), y1)\n    if (x1 < 0 && y1 % 2) {\n        r = -r\n    }\n",
        ),
        ("            if (x == 0) {\n                return 0\n            }\n", ""),
        (
            "    if (_b_.float.$funcs.isninf(x)) {\n        return _b_.tuple.$factory([0.0, NINF])\n    }\n"
            "    if (_b_.float.$funcs.isinf(x)) {\n        return _b_.tuple.$factory([0.0, INF])\n    }\n"
            "    var x1 = float_check(x)\n",
            "    var x1 = float_check(x)\n    if (Number.isInteger(x1) || Math.abs(x1) === Infinity) {\n"
            "        return $B.fast_tuple([copysign(0, x), $B.fast_float(x1)])\n    }\n",
        ),
        *(
            (f"Math.{name}({given}))\n", f"Math.{name}(finite({given})))\n")
            for name, given in (("sin", "float_check(x)"), ("cos", "float_check(x)"), ("tan", "y"))
        ),
        (
            "function sin(x) {",
            "function finite(x) {\n    if (Math.abs(x) === Infinity) {\n"
            "        $B.RAISE(_b_.ValueError, 'math domain error')\n    }\n    return x\n}\n\nfunction sin(x) {",
        ),
        ("float_check(x) * Math.PI / 180)", "float_check(x) * (Math.PI / 180))"),
        ("float_check(x) * 180 / Math.PI)", "float_check(x) * (180 / Math.PI))"),
        ("    if (y <= 0) {\n", "    if (y < 1) {\n"),
        ("    if (y == 0) {\n        return 0\n", "    if (y == 0) {\n        return $B.fast_float(y)\n"),
        ("sign == 1 || Object.is(sign, +0))", "sign == 1 || Object.is(sign, +0) || isNaN(y1))"),
        (
            "    if ($B.$isinstance(x, _b_.float)) {\n        if (_b_.float.$funcs.isinf(x)) {\n"
            "            $B.RAISE(_b_.ValueError, 'math domain error')\n        }\n    }\n    y = float_check(y)\n"
            "    if (y == 0) {\n",
            "    const value = float_check(x)\n    y = float_check(y)\n"
            "    if (value == value && y == y && (y == 0 || Math.abs(value) === Infinity)) {\n",
        ),
        (
            "    return _b_.float.$factory(float_check(x) % float_check(y))\n",
            "    return $B.fast_float(value % y)\n",
        ),
        (
            "    return _b_.float.$funcs.ldexp(x, i) ",
            "    i = $B.PyNumber_Index(i)\n    if (float_check(x) === 0 || ! isFinite(float_check(x))) {\n"
            "        return $B.fast_float(float_check(x))\n    }\n    return _b_.float.$funcs.ldexp(x, i) ",
        ),
        (
            "    var _l = _b_.float.$funcs.frexp(x)\n    return _b_.tuple",
            "    var _l = float_check(x) === 0 ? [float_check(x), 0] : _b_.float.$funcs.frexp(x)\n    return _b_.tuple",
        ),
    ),
    # Else a name of the window.
    "python_re": (("            end_pos = item.pos\n", "            var end_pos = item.pos\n"),),
}

_IDLE, _LOWERED = "_bascule_idle", "_bascule_lower"

Item = tuple[str, bool, str, str]


def library(program: Program, known: frozenset[str]) -> Iterator[Item]:
    """Name, whether it is a package, file and JavaScript function of each module of the library, sorted by name."""
    wanted: set[str] = set()
    _follow("_bascule_sys", known, wanted)
    for module in (*program.modules, program.main):
        for name in _imported(module.source, module.name, is_package=module.is_package):
            if not module.name.startswith("bascule.") or name.partition(".")[0] not in _STRIPPED:
                _follow(name, known, wanted)
        for name in made.imported(module):
            _follow(name, known, wanted)
        if module.origin != "toolkit":
            for name in _asyncio(module.source):
                _follow(name, known, wanted)
    if "asyncio" in wanted and not _has_coroutines(program):
        wanted = {name for name in wanted if name.partition(".")[0] != "asyncio"}
        wanted.add(_IDLE)
        body = translated(f"from {_IDLE} import *\n", "asyncio.py", "asyncio", lean=True)
        yield "asyncio", False, "asyncio.py", f"function(){{{body}\n}}"
    elif "asyncio" in wanted:
        _follow("asyncio.locks", known, wanted)  # what the toolkit waits with
    for name in sorted(wanted):
        yield _item(name)


def _has_coroutines(program: Program) -> bool:
    """Whether anything but the toolkit's own bridge may ever run a coroutine."""
    return any(
        module.name != _LOWERED
        and not module.name.startswith("bascule.bridge.")
        and _is_asynchronous(module.source)
        for module in (*program.modules, program.main)
    )


@cache
def _is_asynchronous(source: str) -> bool:
    if not re.search(r"\b(async|await|asyncio|pyscript)\b", source):
        return False
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AsyncFunctionDef | ast.Await):
            return True
        if isinstance(node, ast.Import) and any(a.name in ("asyncio", "pyscript") for a in node.names):
            return True
        if isinstance(node, ast.ImportFrom) and node.module in ("asyncio", "pyscript"):
            return True
    return False


def _follow(name: str, known: frozenset[str], wanted: set[str]) -> None:
    """Take a module, the packages around it, and what it imports when it is imported."""
    for end in range(1, name.count(".") + 2):
        part = ".".join(name.split(".")[:end])
        if part in known or part in wanted or part in BUILT_IN:
            continue
        if part in _ours():
            wanted.add(part)
            for other in _needs(part):
                _follow(other, known, wanted)
        elif part in theirs():
            wanted.add(part)
            kind, source, *rest = theirs()[part]
            if kind == ".py":
                for other in _imported(source, part, is_package=len(rest) > 1):
                    _follow(other, known, wanted)


def _asyncio(source: str) -> tuple[str, ...]:
    """Modules of `asyncio` that it imports when they are first asked for, as far as `source` names what is in them."""
    tree = ast.parse(_source("asyncio"))
    table: dict[str, str] = next(
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_LATER"
    )
    words = set(re.findall(r"\w+", source))
    return tuple(sorted({f"asyncio.{place}" for name, place in table.items() if name in words}))


def _source(name: str) -> str:
    file = _ours()[name][1]
    return (
        resources.files("bascule.build.engines").joinpath("brython_lib", *file.split("/")).read_text("utf-8")
    )


def _needs(name: str) -> tuple[str, ...]:
    return _imported(_source(name), name, is_package=_ours()[name][0])


@cache
def _imported(source: str, name: str, *, is_package: bool) -> tuple[str, ...]:
    """The modules that importing a module imports, and what might be one: `b.c` for `from b import c`."""
    found: dict[str, None] = {}
    package = name if is_package else name.rpartition(".")[0]
    for module, names, level in imported(source, name):
        base = module
        if level:
            parts = package.split(".")
            above = parts[: len(parts) - level + 1]
            base = ".".join([*above, module] if module else above)
        found[base] = None
        found.update(dict.fromkeys(f"{base}.{alias}" for alias in names))
    return tuple(found)


def _item(name: str) -> Item:
    if name in _ours():
        is_package, file = _ours()[name]
        return name, is_package, file, data(_HOME, f"static/brython/modules/{name}.js").decode()
    kind, source, *rest = theirs()[name]
    is_package = len(rest) > 1
    file = f"{name.replace('.', '/')}{'/__init__' if is_package else ''}{kind}"
    body = source if kind == ".js" else translated(source, file, name)
    return name, is_package, file, f"function(){{{body}\n}}"


@cache
def _ours() -> dict[str, tuple[bool, str]]:
    """The modules of the library that we bring, by name: whether it is a package, and its file."""
    found = json.loads(data(_HOME, "static/brython/modules.json"))
    return {
        name: (bool(item[0]), str(item[1])) for name, item in found.items() if not name.startswith("bascule.")
    }


@cache
def theirs() -> dict[str, Any]:
    """Brython's own library: `.py` or `.js`, the source, what it imports, and 1 for a package; see `_PATCHES`."""
    text = resources.files("brython").joinpath("data/brython_stdlib.js").read_text("utf-8")
    found = json.loads(text[text.index("{") : text.rindex("}") + 1])
    for name, patches in _PATCHES.items():
        for old, new in patches:
            if found[name][1].count(old) != 1:
                raise ValueError(f"Brython's {name}: expected once: {old!r}")
            found[name][1] = found[name][1].replace(old, new)
    return {name: item for name, item in found.items() if not name.startswith("$")}
