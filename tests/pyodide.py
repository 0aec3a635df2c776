"""Pyodide as its CDN serves it, from the npm package, on loopback."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.serving import Site

HOME = Path(__file__).parent / "js" / "node_modules" / "pyodide"
TYPES = {
    "pyodide.js": "text/javascript",
    "pyodide.asm.mjs": "text/javascript",
    "pyodide.asm.wasm": "application/wasm",
    "pyodide-lock.json": "application/json",
    "python_stdlib.zip": "application/zip",
}


def serve(site: Site, folder: str = "/full/") -> str:
    """Put the files into a folder of the site, readable from every origin; the folder's address."""
    for name, kind in TYPES.items():
        site.put(
            (HOME / name).read_bytes(),
            path=f"{folder}{name}",
            headers={"Access-Control-Allow-Origin": "*", "Cache-Control": "max-age=3600"},
            content_type=kind,
        )
    return f"{site.origin}{folder}"
