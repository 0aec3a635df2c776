"""Which modules have a stand-in, and what of a module an engine has right by itself."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "modules"
RUNTIME_FOLDER = Path(__file__).parent / "runtime"
PREFIX = "_bascule_"

# What of a module the engine itself gives as CPython does. `"*"`: all of it. Of Brython's own library much asks for
# its compiler, which pages do not carry: what is left here does without, or is ours (`engines/brython_lib`).
_NATIVE: dict[str, dict[str, str]] = {
    "micropython": {
        "math": "acos acosh asin asinh atan atan2 atanh copysign cos degrees e erf erfc fabs fmod frexp"
        " inf isfinite isinf isnan modf nan pi radians sin tan tanh tau",
        "sys": "*",
        "gc": "*",
        "js": "*",
        "binascii": "hexlify unhexlify a2b_base64 crc32",
        "time": "time time_ns sleep",
        "struct": "pack unpack calcsize pack_into unpack_from",
        "array": "*",
        "asyncio": "sleep gather create_task Event Lock current_task run CancelledError",
    },
    "brython": {
        "math": "acos acosh asin asinh atan atan2 atanh copysign cos cosh degrees e exp expm1 fabs factorial fmod frexp gcd"  # noqa: E501
        " inf isclose isfinite isinf isnan ldexp log log10 log1p log2 modf nan pi pow radians sin sinh sqrt tan tanh tau"  # noqa: E501
        " comb perm isqrt lcm prod fsum erf erfc gamma lgamma",
        "sys": "*",
        "time": "*",
        "asyncio": "*",
        "io": "*",
        "enum": "*",
        "abc": "*",
        "csv": "*",
        "collections.abc": "*",
    },
}


@cache
def _files() -> dict[str, Path]:
    found = [*FOLDER.glob("*.py"), *(path.parent for path in FOLDER.glob("*/__init__.py"))]
    return {path.stem.replace("__", "."): path for path in found if path.stem != "__init__"}


@cache
def source_of(path: Path) -> str:
    """A stand-in's source. That of a folder is its parts, one after the other as its `__init__.py` names them."""
    if path.is_file():
        return path.read_text(encoding="utf-8")
    names = _PART.findall((path / "__init__.py").read_text(encoding="utf-8"))
    return "\n\n".join((path / f"{name}.py").read_text(encoding="utf-8") for name in names)


_PART = re.compile(r"^from \.(\w+) import", re.MULTILINE)


def standin_modules() -> tuple[str, ...]:
    """The names of the modules that have a stand-in for some engine."""
    return tuple(sorted(_files()))


def available(module: str, engine: str) -> bool:
    """Whether `module` has a stand-in for `engine`."""
    return module in _files() and _NATIVE.get(engine, {}).get(module) != "*"


def native(module: str, used: set[str], engine: str) -> bool:
    """Whether the engine itself is right with all that is used of `module`."""
    good = _NATIVE.get(engine, {}).get(module, "")
    return good == "*" or (bool(used) and used <= set(good.split()))


def module_name(module: str) -> str:
    """The name of a stand-in: `re` → `_bascule_re`."""
    return PREFIX + module.replace(".", "_")


def path_of(name: str) -> Path | None:
    """The file or folder of the stand-in `name` (`_bascule_re`)."""
    for module, path in _files().items():
        if module_name(module) == name:
            return path
    return None


@cache
def provided(module: str) -> frozenset[str]:
    """The names that the stand-in for `module` defines, or none where there is no stand-in."""
    path = _files().get(module)
    if path is None:
        return frozenset()
    from bascule.build.standins.shake import definitions  # noqa: PLC0415

    return frozenset(definitions(source_of(path)))


@cache
def runtime_source() -> str:
    """All helpers, one source; the dicts come last, because others mean the engine's own by `dict`."""
    paths = sorted(RUNTIME_FOLDER.glob("*.py"), key=lambda path: (path.stem.startswith("dicts"), path.stem))
    return "\n\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def runtime_names() -> frozenset[str]:
    """The names of all helpers."""
    from bascule.build.standins.shake import definitions  # noqa: PLC0415

    return frozenset(definitions(runtime_source()))
