"""An author's ES module as a classic script that defines itself: what QuickJS's parser says, nothing is guessed.

The page can hold no module that is there before Python starts, and no import at all. So the words `export` go, each
where the parser stumbles over it, and the rest stands in a function as it is.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import quickjs  # type: ignore[import-untyped,unused-ignore]

from bascule.build.errors import BuildError

_ALLOWED = "export function mount(node, props, emit), update(node, props) and unmount(node)"
_EXPORT = re.compile(r"export(?P<space>\s+)function\s+(?P<name>mount|update|unmount)\s*\(")
_WORD = re.compile(r"\bexport\b")
_IMPORT = re.compile(r"^[ \t]*(?:import|export)\b[^\n]*['\"]", re.MULTILINE)
# The word, and no part of a name, a property or an escape in a text.
_IMPORTS = re.compile(r"(?<![\w$#\\])import(?![\w$])")
_ALONE = "imports another file: a script stands by itself, for the page loads nothing"
_LINE_END = re.compile("[\n\u2028\u2029]")
_PLACE = re.compile(r"<input>:(\d+):(\d+)")
# Begins a comment in a classic script, and means something else in a module (ECMAScript, B.1.1).
_HTML_COMMENT = re.compile(r"<!--|^\s*-->", re.MULTILINE)
_OPEN = '(function(){"use strict";'
_HANDLE = {
    "update": "update:function(data){update(node,data)}",
    "unmount": "unmount:function(){unmount(node)}",
}


def defining(name: str, source: str, path: Path) -> str:
    """The script that defines the module `source` of the file `path` as `name`.

    `BuildError`, with the line, for what is no JavaScript, for an import, for a missing `mount` and for other exports.
    """
    source = source.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    comment = _HTML_COMMENT.search(source)
    if comment:
        raise _error(
            "write < !-- or a backslash in it: <!-- begins a comment in a script",
            path,
            source,
            comment.start(),
        )
    _check(source, path)
    found: list[str] = []
    while (at := _stumbles(source, path)) is not None:
        match = _EXPORT.match(source, at)
        if match is None:
            raise _error(f"a script exports {_ALLOWED}, and nothing else", path, source, at)
        found.append(match["name"])
        source = source[:at] + "      " + source[at + 6 :]
    # Where `import()` may stand, `export` may not.
    dynamic = _stumbles(_IMPORTS.sub("export", source), path)
    if dynamic is not None:
        raise _error(_ALONE, path, source, dynamic)
    if "mount" not in found:
        raise BuildError(f"exports no mount: a script has {_ALLOWED}", path, 1)
    handle = ",".join(_HANDLE[export] for export in found if export in _HANDLE)
    return (
        f"BasculeScripts.define({json.dumps(name)},{_OPEN}{source}\n"
        f"return function(node,data,emit){{mount(node,data,emit);return{{{handle}}}}}}})());"
    )


def _check(source: str, path: Path) -> None:
    """Whether it is a module that stands by itself. Nothing of it runs: the line before it throws."""
    try:
        quickjs.Context().module(f"throw 0;\n{source}")
    except quickjs.JSException as error:
        if "could not load module" in str(error):
            match = _IMPORT.search(source)
            raise _error(_ALONE, path, source, match.start() if match else 0) from None
        line, column = _place(error)
        raise BuildError(f"JavaScript: {_said(error)}", path, line - 1, column) from None


def _stumbles(source: str, path: Path) -> int | None:
    """Where the parser meets the first `export`, for none is allowed in a function; None when there is none."""
    error = _parsed(source)
    if error is not None:
        line, column = _place(error)
        words = [word.start() for word in _WORD.finditer(source)]
        for at in words:
            if _where(source, at) == (line - 1, column):
                return at
        # The parser counts no U+2028 in a text or a comment: then it is the word without which it says other things.
        for at in words:
            if str(_parsed(f"{source[:at]}      {source[at + 6 :]}")) != str(error):
                return at
        raise BuildError(f"JavaScript: {_said(error)}", path, line - 1, column)
    return None


def _parsed(source: str) -> quickjs.JSException | None:
    try:
        quickjs.Context().eval(f"{_OPEN}\n{source}\n}})")
    except quickjs.JSException as error:
        return error
    return None


def _where(source: str, at: int) -> tuple[int, int]:
    """Line and column as QuickJS counts them: from 1, columns in bytes of UTF-8."""
    lines = _LINE_END.split(source[:at])
    return len(lines), len(lines[-1].encode()) + 1


def _place(error: Exception) -> tuple[int, int]:
    match = _PLACE.search(str(error))
    return (int(match[1]), int(match[2])) if match else (2, 1)


def _said(error: Exception) -> str:
    return str(error).partition("\n")[0]


def _error(message: str, path: Path, source: str, at: int) -> BuildError:
    line, column = _where(source, at)
    return BuildError(message, path, line, column)
