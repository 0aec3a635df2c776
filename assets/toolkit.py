"""The toolkit's engine Python as `.mpy`: the modules of `bascule.bridge` and `bascule.components`, no page Python."""

from __future__ import annotations

from pathlib import Path

from assets import mpy

ROOTS = ("bridge/bascule/bridge/*.py", "components/bascule/components/**/*.py")
STATIC = "build/bascule/build/static/mpy"


def compiled(root: Path) -> dict[str, bytes]:
    """The modules by path below the root, `…/<dotted name>.mpy`. `StripError` for one that does not fit the page.

    The `__init__` of the two packages themselves are left out: the builder writes a page's own.
    """
    made: dict[str, bytes] = {}
    for pattern in ROOTS:
        for file in sorted(root.glob(pattern)):
            inside = file.relative_to(root).parts[1:]
            if "page" in inside or (file.name == "__init__.py" and len(inside) == 3):
                continue
            name = ".".join(inside).removesuffix(".py").removesuffix(".__init__")
            filename = "/".join(inside)
            source = file.read_text("utf-8")
            made[f"{STATIC}/{name}.mpy"] = mpy.compiled(mpy.strip(source, filename), filename)
    return made
