"""Regular expressions that are known at build time, parsed by the stand-in that will parse them in the page."""

from __future__ import annotations

import ast
from functools import cache
from typing import Any

from bascule.build.standins.catalogue import path_of, source_of


@cache
def _parser() -> dict[str, Any]:
    path = path_of("_bascule_re")
    assert path is not None
    tree = ast.parse(source_of(path))
    wanted = {"_Parser", "_parsed", "error", "_literal"}
    body: list[ast.stmt] = [
        s
        for s in tree.body
        if (isinstance(s, ast.Assign) and not isinstance(s.value, ast.Dict | ast.Name))
        or (
            isinstance(s, ast.Assign)
            and isinstance(s.targets[0], ast.Name)
            and s.targets[0].id != "_compiled"
        )
        or (isinstance(s, ast.ClassDef | ast.FunctionDef) and s.name in wanted)
    ]
    body = [
        s
        for s in body
        if not (isinstance(s, ast.Assign) and isinstance(s.value, ast.Name) and s.value.id == "error")
    ]
    names: dict[str, Any] = {}
    exec(compile(ast.Module(body=body, type_ignores=[]), str(path), "exec"), names)  # noqa: S102 - our own file
    return names


def fault(pattern: str, flags: int = 0) -> str | None:
    """Why `pattern` cannot be had in the page as Python has it, or None. What Python itself refuses is no fault."""
    names = _parser()
    try:
        names["_parsed"](pattern, flags)
    except names["error"] as e:
        text = str(e.msg)
        return (
            text.removesuffix(" is not portable").removesuffix(" are not portable")
            if "portable" in text
            else None
        )
    return None
