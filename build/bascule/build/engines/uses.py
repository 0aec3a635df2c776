"""Whether the author's part of a program imports a package."""

from __future__ import annotations

import ast

from bascule.build.models import Program


def imports(program: Program, package: str) -> bool:
    """Whether a module that is not the toolkit's imports `package` or something in it."""
    for module in (*program.modules, program.main):
        if module.origin == "toolkit" or package not in module.source:
            continue
        for node in ast.walk(ast.parse(module.source)):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            if isinstance(node, ast.Import):
                names = [name.name for name in node.names]
            if any(name.partition(".")[0] == package for name in names):
                return True
    return False
