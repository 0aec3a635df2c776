"""Which page scripts there are, and how they are made.

`python -m assets scripts` makes all whose entry is there. A script is made anew unless a note (`.cache/scripts/bridge`)
says that it came from the same sources, the same compiler and the same tools.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.metadata
import tempfile
from dataclasses import dataclass
from pathlib import Path

from assets import ordering
from assets.page_python import PagePythonError, inputs, minified

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Bundle:
    """An entry and where its script goes, both from the project's root; `first` is a module that must not wait."""

    name: str
    entry: str
    output: str
    first: str = ""


BUNDLES = (
    Bundle(
        "bridge",
        "bridge/bascule/bridge/page/main.py",
        "bridge/bascule/bridge/static/bridge.js",
        "bridge/bascule/bridge/page/greeting.py",
    ),
    Bundle("port", "bridge/bascule/bridge/page/port.py", "bridge/bascule/bridge/static/port.js"),
    Bundle(
        "toolkit",
        "components/bascule/components/page/main.py",
        "components/bascule/components/static/toolkit.js",
    ),
    Bundle(
        "table",
        "components/bascule/components/page/table.py",
        "components/bascule/components/static/scripts/table.js",
    ),
    Bundle(
        "format",
        "components/bascule/components/page/format.py",
        "components/bascule/components/static/scripts/format.js",
    ),
    Bundle("boot", "build/bascule/build/engines/page/boot.py", "build/bascule/build/static/boot.js"),
    Bundle(
        "micropython",
        "build/bascule/build/engines/page/micropython.py",
        "build/bascule/build/static/micropython/start.js",
    ),
    Bundle(
        "brython",
        "build/bascule/build/engines/page/brython.py",
        "build/bascule/build/static/brython/start.js",
    ),
    Bundle(
        "pyodide",
        "build/bascule/build/engines/page/pyodide.py",
        "build/bascule/build/static/pyodide/start.js",
    ),
    Bundle("host", "host/bascule/host/page/main.py", "host/bascule/host/static/host.js"),
)


@dataclass(frozen=True)
class Made:
    """A script that is there: its bytes, gzipped too, and whether it had to be made."""

    name: str
    output: Path
    size: int
    gzipped: int
    fresh: bool


def make(bundle: Bundle, root: Path = ROOT) -> Made | None:
    """Make one script; None when its entry is not there. Raises PagePythonError."""
    entry, output = root / bundle.entry, root / bundle.output
    first = root / bundle.first if bundle.first else None
    found = ordering.known(bundle.name, root)
    if not entry.is_file():
        return None
    note = root / ".cache/scripts" / bundle.name
    try:
        sources = _digest(entry, root, f"{bundle.first}{found}")
    except PagePythonError:
        minified(entry, first)  # tells of all that is wrong, not of the imports alone
        raise
    fresh = not _is_made(output, note, sources)
    if fresh:
        made = minified(entry, first, found).encode()
        _write(output, made)
        _write(note, f"{sources} {_hash(made)}\n".encode())
    script = output.read_bytes()
    return Made(bundle.name, output, len(script), len(gzip.compress(script, 9, mtime=0)), fresh)


def make_all(root: Path = ROOT) -> list[Made]:
    """Make every script whose entry is there."""
    return [made for bundle in BUNDLES if (made := make(bundle, root)) is not None]


def _is_made(output: Path, note: Path, sources: str) -> bool:
    if not (output.is_file() and note.is_file()):
        return False
    return note.read_text(encoding="utf-8") == f"{sources} {_hash(output.read_bytes())}\n"


def _write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: others may be reading it, or making it too."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        file.write(content)
    Path(file.name).chmod(0o644)
    Path(file.name).replace(path)


def _digest(entry: Path, root: Path, how: str) -> str:
    """What a script comes from: its modules by place and content, the compiler, how it is asked, the tools."""
    digest = hashlib.sha256(how.encode())
    compiler = sorted((Path(__file__).parent / "page_python").glob("*.py"))
    for path in [*compiler, *inputs(entry)]:
        place = path.relative_to(root) if path.is_relative_to(root) else path.name
        digest.update(f"{place}\0{_hash(path.read_bytes())}\n".encode())
    for tool in ("pscript", "tdewolff-minify"):
        digest.update(f"{tool} {importlib.metadata.version(tool)}\n".encode())
    return digest.hexdigest()


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
