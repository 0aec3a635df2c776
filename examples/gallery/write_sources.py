"""Writes `sources.py`: the text of every entry of the gallery, for the page to show it.

python write_sources.py
"""

from __future__ import annotations

import ast
import textwrap
from pathlib import Path

HERE = Path(__file__).parent
GROUPS = ("layout", "text", "media", "data", "charts", "actions", "forms", "feedback", "host")


def sources() -> dict[str, str]:
    """By the entry's name: a function's one `return` without the word, any other function whole."""
    made: dict[str, str] = {}
    for group in GROUPS:
        path = HERE / f"{group}.py"
        if path.is_file():
            source = path.read_text("utf-8")
            tree = ast.parse(source)
            functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
            for name, function in _shown(tree):
                made[name] = _text(functions[function], source)
    return made


def _shown(tree: ast.Module) -> list[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "SHOWN":
            assert isinstance(node.value, ast.List)
            return [(ast.literal_eval(pair.elts[0]), ast.unparse(pair.elts[1])) for pair in node.value.elts]
    return []


def _text(function: ast.FunctionDef, source: str) -> str:
    lines = source.splitlines()
    if len(function.body) == 1 and isinstance(function.body[0], ast.Return):
        node = function.body[0]
        text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        return textwrap.dedent(text).removeprefix("return ")
    first = min([function.lineno, *(d.lineno for d in function.decorator_list)])
    return "\n".join(lines[first - 1 : function.end_lineno])


def module() -> str:
    """The text of `sources.py`."""
    lines = [
        '"""The code of every entry. Made by `write_sources.py`."""',
        "",
        "# fmt: off",
        "SOURCES = {",
    ]
    for name, text in sorted(sources().items()):
        lines.append(f"    {name!r}: (")
        lines += [f"        {line!r}" for line in text.splitlines(keepends=True)]
        lines.append("    ),")
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    (HERE / "sources.py").write_text(module(), "utf-8")
