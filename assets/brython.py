"""Brython for pages, made when our wheel is built from the pinned package `brython`.

Made, below `build/bascule/build/static/brython/`:

| file | what |
|---|---|
| `runtime.deflate` | what runs Python in the page (`assets/brython_runtime.py`), with its notice, minified, deflated |
| `runtime-whole.deflate` | the same with the parts that few pages use; `optional.json` has patterns of their names |
| `compiler.deflate` | what makes code in the page, where a program does (`assets/brython_page_compiler.py`) |
| `translator.js` | what turns Python into JavaScript while a page is built (`assets/brython_compiler.py`) |
| `modules/<name>.js` | the toolkit's modules, translated and minified; also those that stand in for Python's own |
| `modules.json` | `{name: [is a package, file]}` of those |
"""

from __future__ import annotations

import ast
import json
import re
from importlib import resources
from pathlib import Path
from typing import Any

import quickjs  # type: ignore[import-untyped,unused-ignore]

from assets import brython_compiler, brython_cuts, brython_page_compiler, brython_runtime, mpy, runtimes
from assets.page_python.squeezing import squeezed
from assets.patching import PatchError
from assets.toolkit import CPYTHON_ONLY, OFF_PAGE, ROOTS

STATIC = "build/bascule/build/static/brython"
LIBRARY = "build/bascule/build/engines/brython_lib"
_STACK = 16 << 20


def engine(root: Path) -> dict[str, bytes]:
    """Runtime and translator, by path below the root."""
    text = _brython()
    return {
        f"{STATIC}/runtime.deflate": _packed(
            root, brython_runtime.runtime(text, whole=False, squeeze=squeezed)
        ),
        f"{STATIC}/runtime-whole.deflate": _packed(root, brython_runtime.runtime(text, squeeze=squeezed)),
        f"{STATIC}/compiler.deflate": _packed(root, brython_page_compiler.compiler(text, squeezed)),
        f"{STATIC}/optional.json": json.dumps(list(brython_cuts.OPTIONAL.values())).encode(),
        f"{STATIC}/translator.js": brython_compiler.translator(text).encode(),
    }


def _packed(root: Path, script: str) -> bytes:
    if "</script" in script or "<!--" in script:
        raise PatchError("Brython cannot stand in a script element")
    return runtimes.deflate(f"/*!\n{runtimes.notice(root, 'Brython')}\n*/{script}".encode())


def toolkit(root: Path) -> dict[str, bytes]:
    """The toolkit's engine Python and the library modules, by path. `StripError` where one does not fit the page."""
    translate = _Translator()
    made: dict[str, bytes] = {}
    table: dict[str, list[Any]] = {}
    for name, (file, filename, is_package) in sorted(_modules(root).items()):
        source = file.read_text("utf-8")
        if CPYTHON_ONLY in (ast.get_docstring(ast.parse(source)) or ""):
            continue
        stripped = mpy.strip(source, filename)
        if name.startswith("bascule."):
            # The library's `json` and `sys` do all that CPython's do; the toolkit needs a corner of them.
            stripped = re.sub(r"(?m)^import sys$", "import _bascule_sys as sys", stripped)
            stripped = re.sub(r"(?m)^import json$", "import _page_json as json", stripped)
        body = translate(stripped, filename, name)
        made[f"{STATIC}/modules/{name}.js"] = squeezed(f"$=function(){{{body}\n}}").strip(";\n").encode()[2:]
        table[name] = [is_package, filename]
    made[f"{STATIC}/modules.json"] = json.dumps(table, indent=0).encode()
    return made


def _modules(root: Path) -> dict[str, tuple[Path, str, bool]]:
    """File, file name for tracebacks and whether it is a package, by dotted name."""
    found: dict[str, tuple[Path, str, bool]] = {}
    for pattern in ROOTS:
        for file in root.glob(pattern):
            inside = file.relative_to(root).parts[1:]
            if "page" in inside or file.stem in OFF_PAGE or (file.name == "__init__.py" and len(inside) == 3):
                continue
            name = ".".join(inside).removesuffix(".py").removesuffix(".__init__")
            found[name] = (file, "/".join(inside), file.name == "__init__.py")
    for file in (root / LIBRARY).rglob("*.py"):
        inside = file.relative_to(root / LIBRARY).parts
        name = ".".join(inside).removesuffix(".py").removesuffix(".__init__")
        found[name] = (file, "/".join(inside), file.name == "__init__.py")
    return found


class _Translator:
    def __init__(self) -> None:
        self.context = quickjs.Context()
        self.context.set_max_stack_size(_STACK)
        self.context.eval(brython_compiler.translator(_brython()))
        self.call = self.context.get("translate")

    def __call__(self, source: str, filename: str, name: str) -> str:
        given = {"source": source, "filename": filename, "name": name, "lean": True}
        made = json.loads(self.call(json.dumps(given)))
        if "error" in made:
            raise mpy.StripError(f"{filename}:{made['error']['line']}: Brython: {made['error']['message']}")
        return str(made["js"])


def _brython() -> str:
    return resources.files("brython").joinpath("data/brython.js").read_text("utf-8")
