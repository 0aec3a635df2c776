"""Everything that is made when our wheel is built, and whether it is still what its sources say.

A target makes files below the `static/` folders from sources. Beside them stands a stamp: the hash of the sources it
was made from, and of each file. While both hold, nothing is made again; so an sdist, which carries both, becomes a
wheel without npm and without a network.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from assets import npm

Made = dict[str, bytes]  # bytes by path below the root


@dataclass(frozen=True)
class Target:
    """`make(root)` gives the files that follow from the `sources` (globs below the root)."""

    name: str
    sources: tuple[str, ...]
    make: Callable[[Path], Made]

    def stamp(self, root: Path) -> Path:
        """Where the stamp lies."""
        return root / "build/bascule/build/static/stamps" / f"{self.name}.json"

    def fresh(self, root: Path) -> bool:
        """Whether the files are there and are what the sources say."""
        sources, files = self._said(root)
        return sources == self._hash(root) and all(_sha(root / path) == sha for path, sha in files.items())

    def build(self, root: Path) -> list[str]:
        """Make the files; the paths of those that changed. Files of an earlier build that are no more go."""
        made = self.make(root)
        stamp = self.stamp(root)
        _, before = self._said(root)
        for path in before.keys() - made.keys():
            (root / path).unlink(missing_ok=True)
        changed = [path for path, data in made.items() if _write(root / path, data)]
        files = {path: hashlib.sha256(data).hexdigest() for path, data in sorted(made.items())}
        _write(stamp, json.dumps({"sources": self._hash(root), "files": files}, indent=1).encode())
        return changed

    def _said(self, root: Path) -> tuple[str, dict[str, str]]:
        """What the stamp says: the hash of the sources, that of each file. Nothing, when it is no stamp."""
        try:
            said = json.loads(self.stamp(root).read_text("utf-8"))
            return str(said["sources"]), dict(said["files"])
        except (OSError, ValueError, LookupError, TypeError):
            return "", {}

    def _hash(self, root: Path) -> str:
        whole = hashlib.sha256(_tools(root))
        for path in sorted(self._files(root)):
            whole.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return whole.hexdigest()

    def _files(self, root: Path) -> Iterator[Path]:
        for pattern in self.sources:
            yield from (path for path in root.glob(pattern) if path.is_file())


def _runtimes(root: Path) -> Made:
    from assets import runtimes  # noqa: PLC0415

    return {**runtimes.micropython(root), **runtimes.pyscript(root)}


def _pyodide(root: Path) -> Made:
    from assets import pyodide  # noqa: PLC0415

    return pyodide.pyscript(root)


def _icons(root: Path) -> Made:
    from assets import icons  # noqa: PLC0415

    return icons.icons(root)


def _libraries(root: Path) -> Made:
    from assets import libraries  # noqa: PLC0415

    return libraries.scripts(root)


def _toolkit(root: Path) -> Made:
    from assets import toolkit  # noqa: PLC0415

    return toolkit.compiled(root)


def _brython(root: Path) -> Made:
    from assets import brython  # noqa: PLC0415

    return brython.engine(root)


def _brython_toolkit(root: Path) -> Made:
    from assets import brython  # noqa: PLC0415

    return brython.toolkit(root)


_BRYTHON = (
    "NOTICE",
    *(f"assets/{name}.py" for name in "brython_compiler brython_coroutines patching".split()),
)

TARGETS = (
    Target(
        "runtimes",
        (
            *npm.FILES,
            "NOTICE",
            *(
                f"assets/{name}.py"
                for name in (
                    "apart catching glue instructions interned json_runs mpy npm page_python/squeezing patching "
                    "probing room runtimes stack throwing trim wasm"
                ).split()
            ),
        ),
        _runtimes,
    ),
    Target(
        "pyodide",
        (*npm.FILES, *(f"assets/{name}.py" for name in "mpy npm patching pyodide".split())),
        _pyodide,
    ),
    Target(
        "icons",
        (*npm.FILES, "NOTICE", *(f"assets/{name}.py" for name in "icons npm runtimes".split())),
        _icons,
    ),
    Target(
        "libraries",
        (
            *npm.FILES,
            "NOTICE",
            "assets/scripts/*",
            *(
                f"assets/{name}.py"
                for name in "libraries npm page_python/squeezing patching runtimes world".split()
            ),
        ),
        _libraries,
    ),
    Target(
        "toolkit",
        (
            "assets/mpy.py",
            "assets/toolkit.py",
            "bridge/bascule/bridge/*.py",
            "components/bascule/components/**/*.py",
        ),
        _toolkit,
    ),
    Target(
        "brython",
        (
            *_BRYTHON,
            "assets/brython*.py",
            "assets/page_python/squeezing.py",
        ),
        _brython,
    ),
    Target(
        "brython-toolkit",
        (
            *_BRYTHON,
            "assets/mpy.py",
            "assets/page_python/squeezing.py",
            "assets/toolkit.py",
            "bridge/bascule/bridge/*.py",
            "components/bascule/components/**/*.py",
            "build/bascule/build/engines/brython_lib/**/*.py",
        ),
        _brython_toolkit,
    ),
)


def stale(root: Path) -> list[Target]:
    """The targets that must be made."""
    return [target for target in TARGETS if not target.fresh(root)]


def requirements(root: Path) -> list[str]:
    """What must be installed on this machine, beyond the build requirements, to make what is stale."""
    return (
        npm.requirements()
        if any(target.name in {"runtimes", "icons", "libraries", "pyodide"} for target in stale(root))
        else []
    )


def make(root: Path, *names: str) -> list[str]:
    """Make what is stale, or, stale or not, the targets named; the paths of the files that changed.

    Page scripts know for themselves whether they are stale (`assets/bundles.py`).
    """
    chosen = [target for target in TARGETS if target.name in names] if names else stale(root)
    changed = [path for target in chosen for path in target.build(root)]
    if not names:
        from assets import bundles  # noqa: PLC0415

        scripts = bundles.make_all(root)
        changed += [script.output.relative_to(root).as_posix() for script in scripts if script.fresh]
    return changed


def _tools(root: Path) -> bytes:
    """The tools that make the files, as `pyproject.toml` pins them."""
    return json.dumps(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["build-system"]).encode()


def _sha(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def _write(path: Path, data: bytes) -> bool:
    if path.is_file() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_bytes(data)
    part.replace(path)
    return True
