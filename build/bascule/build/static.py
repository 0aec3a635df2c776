"""The scripts that were made when the wheel was built, found as package data."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

_HOMES = {
    "bridge": ("bascule.bridge", "static/bridge.js"),
    "port": ("bascule.bridge", "static/port.js"),
    "toolkit": ("bascule.components", "static/toolkit.js"),
    "boot": ("bascule.build", "static/boot.js"),
}


class AssetMissingError(RuntimeError):
    """A part of the installation is not there."""


@cache
def script(name: str) -> str:
    """The text of `bridge`, `port`, `toolkit` or `boot`, minified and safe inside a `<script>` element."""
    package, path = _HOMES[name]
    return data(package, path).decode()


def data(package: str, path: str) -> bytes:
    """The bytes of a file that the wheel carries; `AssetMissingError` says how to make it."""
    found = files(package).joinpath(path)
    if not found.is_file():
        raise AssetMissingError(
            f"{package}: {path} is missing. In a checkout, `pip install -e .` or `python -m assets` makes it; "
            "an installed wheel always has it."
        )
    return found.read_bytes()
