"""The toolkit's engine Python as `.mpy`: the modules of `bascule.bridge` and `bascule.components`, no page Python."""

from __future__ import annotations

import ast
from pathlib import Path

from assets import mpy

ROOTS = ("bridge/bascule/bridge/*.py", "components/bascule/components/**/*.py")
# Modules for CPython alone: the builder and the test kit use them, no page.
OFF_PAGE = frozenset({"schema", "markup"})
CPYTHON_ONLY = "CPython only"
STATIC = "build/bascule/build/static/mpy"


def compiled(root: Path) -> dict[str, bytes]:
    """The modules by path below the root, `…/<dotted name>.mpy`. `StripError` names all that do not fit the page.

    Left out are the `__init__` of the two packages themselves, for the builder writes a page's own, and modules whose
    docstring says `CPython only`.
    """
    made: dict[str, bytes] = {}
    wrong: list[str] = []
    for pattern in ROOTS:
        for file in sorted(root.glob(pattern)):
            inside = file.relative_to(root).parts[1:]
            if "page" in inside or file.stem in OFF_PAGE or (file.name == "__init__.py" and len(inside) == 3):
                continue
            name = ".".join(inside).removesuffix(".py").removesuffix(".__init__")
            filename = "/".join(inside)
            source = file.read_text("utf-8")
            if CPYTHON_ONLY in (ast.get_docstring(ast.parse(source)) or ""):
                continue
            try:
                made[f"{STATIC}/{name}.mpy"] = mpy.compiled(mpy.strip(source, filename), filename)
            except mpy.StripError as error:
                wrong.append(str(error))
    if wrong:
        raise mpy.StripError("\n".join(wrong))
    return made
