"""Brython as it ships in a page: `brython.js` without its compiler, its loaders and what looks for scripts in the page.

The text of `brython.js` is a row of function scopes, one a concern. Kept are those that running Python needs; what they
still ask of the others is cut out of these or written anew in `GLUE`. Nothing is evaluated and nothing is fetched: a
module is a function that stands in the page, and one that does not is not found.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from assets.brython_cuts import ABSENT, CUTS, GLUE, OPTIONAL, PATCHES, SORT, WITHOUT
from assets.brython_json import JSON
from assets.brython_loop import LOOP
from assets.brython_paths import PATHS
from assets.brython_speed import CUTS as FASTER_CUTS
from assets.brython_speed import PATCHES as FASTER_PATCHES
from assets.brython_values import CUTS as VALUE_CUTS
from assets.brython_values import PATCHES as VALUE_PATCHES
from assets.patching import PatchError, cut, replace

if TYPE_CHECKING:
    from collections.abc import Callable

SCOPES = 47
DOCSTRINGS = 123
# Tokens and tokenizer, loader, files, driver, syntax tree, code generator, symbol table, actions, strings, numbers,
# parser's state, keywords, grammar, and a promise of all that.
LEFT_OUT = frozenset((3, 4, 5, 11, 35, 36, 38, 39, 40, 41, 42, 43, 44, 45, 46))
_CODE_GENERATOR, _EVAL, _SORT, _TOKENIZER, _TYPES = 38, 14, 15, 4, 2
_END = "})(__BRYTHON__)"


def scopes(brython: str) -> list[str]:
    """The function scopes of `brython.js`; `PatchError` when there is another number of them."""
    found = re.split(r"(?m)^(?=;?\(function\(\$B\)\{)", brython)
    if len(found) != SCOPES:
        raise PatchError(f"brython.js: expected {SCOPES} scopes, found {len(found)}")
    return found


def runtime(brython: str, *, whole: bool = True, squeeze: Callable[[str], str] = str) -> str:
    """A classic script that leaves Brython in `window.BasculeBrython`, which the engine takes and deletes.

    Not `whole`: without the parts of `OPTIONAL`, of which most pages use none. Each scope is squeezed by itself and so
    stays a statement that starts with a bracket: V8 compiles such a function at once, where it would read another
    through and read it again when it is called.
    """
    found = scopes(brython)
    names = between(found[_CODE_GENERATOR], "function resolve_in_namespace(", "var $operators=")
    names = replace(names, "builtins_scope.locals.has(name)", "Object.hasOwn(_b_,name)", count=2)
    letters = between(found[_TOKENIZER], "const Other_ID_Start=", "const FT_START=")
    for number, start, end, new in (*CUTS, *VALUE_CUTS, *FASTER_CUTS):
        tail = end or _END
        at = found[number].rindex(tail) if not end else -1
        if end:
            found[number] = cut(found[number], start, end, new)
        else:
            found[number] = found[number][: _only(found[number], start)] + new + found[number][at:]
    for number, old, new, count in (*PATCHES, *VALUE_PATCHES, *FASTER_PATCHES):
        found[number] = replace(found[number], old, new, count=count)
    found[_TYPES] = undocumented(found[_TYPES])
    found[_EVAL], found[_SORT] = ABSENT, SORT
    if not whole:
        for number in OPTIONAL:
            found[number] = ""
        found[min(OPTIONAL)] = WITHOUT
    parts = [scope for number, scope in enumerate(found) if number not in LEFT_OUT]
    parts = [without(without(part, "if(test){", "{}"), "console.log(", "()") for part in parts]
    parts.append(f"(function($B){{const _b_=$B.builtins;\n{names}\n{letters}\n}})(__BRYTHON__);")
    text = "\n".join([squeeze(part).strip("\n;") + ";" for part in [*parts, GLUE, PATHS, JSON, LOOP]])
    for word in ("Function(", "eval(", "XMLHttpRequest", "indexedDB"):
        for match in re.finditer(rf"(?<![\w$.]){re.escape(word)}", text):
            around = text[match.start() - 60 : match.start() + 40]
            raise PatchError(f"brython.js: {word} is left: {around!r}")
    return f"(()=>{{{_FIRST}\n{text}\n{_LAST}}})();\n"


def undocumented(text: str) -> str:
    """The table of builtin types without what their `__doc__` says: a page keeps no docstrings, its own neither."""
    docs = re.findall(r"`[^`]*`", text)
    if len(docs) != DOCSTRINGS or any("${" in doc for doc in docs):
        raise PatchError(f"brython.js: expected {DOCSTRINGS} docstrings of types, found {len(docs)}")
    return re.sub(r"`[^`]*`", '""', text)


def between(text: str, start: str, end: str) -> str:
    """What stands from `start` up to `end`, which comes later; `PatchError` when it does not."""
    first = _only(text, start)
    last = text.find(end, first)
    if last < 0:
        raise PatchError(f"brython.js: not found: {end!r}")
    return text[first:last]


def without(text: str, start: str, brackets: str) -> str:
    """`text` without statements that begin with `start`, whose last character opens what the statement ends with.

    Only whole statements go: what stands before and after must be able to stand alone. And only those that tell the
    console something, or do nothing.
    """
    made, at = [], 0
    while (first := text.find(start, at)) >= 0:
        end = _closed(text, first + len(start), brackets)
        before, after = text[first - 1], text[end : end + 4]
        whole = (
            before in "{};\n" and after[:1] in "};\n"
            if brackets == "()"
            else before in "{};\n" and after != "else"
        )
        idle = "console.log(" in text[first:end] or end == first + len(start) + 1
        made.append(text[at:first] if whole and idle else text[at:end])
        at = end
    return "".join([*made, text[at:]])


def _closed(text: str, at: int, brackets: str) -> int:
    """The place after the bracket that closes the one before `at`; brackets in quotes do not count."""
    depth, quote = 1, ""
    while depth:
        char = text[at]
        if quote:
            at += char == "\\"
            quote = "" if char == quote else quote
        elif char in "'\"`":
            quote = char
        elif char in brackets:
            depth += 1 if char == brackets[0] else -1
        at += 1
    return at


def _only(text: str, start: str) -> int:
    if text.count(start) != 1:
        raise PatchError(f"brython.js: expected once, found {text.count(start)}: {start!r}")
    return text.index(start)


_FIRST = '"use strict";const __BRYTHON__={brython_path:"bascule/"};'
# What has no docstring, as builtin types have none here, inherits this.
_LAST = """__BRYTHON__.set_to_dict(__BRYTHON__.builtins.object,"__doc__",__BRYTHON__.builtins.None)
window.BasculeBrython=__BRYTHON__"""
