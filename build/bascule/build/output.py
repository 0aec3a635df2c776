"""Writing the page: whole, or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from bascule.build.errors import BuildError


def write(path: Path, text: str) -> None:
    """Put `text` into `path` in one step; if that fails the old file stays and `BuildError` says why.

    A link is followed. What is no file (a pipe, a device) is written to as it is, never replaced.
    """
    path = path.resolve() if path.is_symlink() else path
    if path.exists() and not path.is_file() and not path.is_dir():
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise BuildError(f"cannot be written: {error.strerror or error}", path) from None
        return
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise BuildError(f"cannot be written: {error.strerror or error}", path) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        if path.is_dir():
            raise IsADirectoryError(None, "it is a folder")
        umask = os.umask(0)
        os.umask(umask)
        os.chmod(temporary, path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~umask)
        os.replace(temporary, path)
    except OSError as error:
        Path(temporary).unlink(missing_ok=True)
        raise BuildError(f"cannot be written: {error.strerror or error}", path) from None
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
