"""The compiler of a page on Brython, for a program that makes code at run time (`eval`, `exec`, `compile`).

As it translates it does what lowering does for a module (`assets/brython_page_compiler.py`), by the tables of lowering.
"""

from __future__ import annotations

import ast
import json
from functools import cache

from bascule.build.engines.packing import packed_script
from bascule.build.lower.calls import BRYTHON as BUILTINS
from bascule.build.lower.calls import RAW_CALLS
from bascule.build.lower.methods import BRYTHON as METHODS
from bascule.build.lower.methods import TYPE_ATTRIBUTES
from bascule.build.models import Part
from bascule.build.standins.catalogue import available, module_name, standin_modules
from bascule.build.static import data

_MOST = 4


@cache
def tables() -> str:
    """The script that tells the compiler what is lowered, as `assets/brython_page_lowering.py` says."""
    told = {
        "builtins": BUILTINS,
        "methods": {name: _least(name) for name in METHODS},
        "types": {f"{owner}.{name}": helper for (owner, name), helper in TYPE_ATTRIBUTES.items()},
        "raw": sorted(RAW_CALLS),
        "modules": {name: module_name(name) for name in standin_modules() if available(name, "brython")},
    }
    return f"BasculeBrython.$lowering={json.dumps(told)};\n"


def _least(name: str) -> int:
    """The least number of arguments with which a method is lowered."""
    call = ast.parse("x.y()", mode="eval").body
    assert isinstance(call, ast.Call)
    for number in range(_MOST):
        call.args = [ast.Name(id="z", ctx=ast.Load()) for _ in range(number)]
        if METHODS[name](call):
            return number
    return _MOST


def part() -> Part:
    """The compiler, which runs after the runtime and `tables()`."""
    compiler = data("bascule.build", "static/brython/compiler.deflate")
    return packed_script("Brython's compiler", "brython", compiler, late=True)
