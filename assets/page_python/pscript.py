"""What we take of PScript. It asks for names that Python 3.12 calls deprecated, and can do without them."""

from __future__ import annotations

import warnings
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def quiet() -> Iterator[None]:
    """Keep PScript's deprecation warnings to itself."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


with quiet():
    from pscript import commonast  # type: ignore[import-untyped]
    from pscript.parser0 import JSError, unify  # type: ignore[import-untyped]
    from pscript.parser2 import Parser2  # type: ignore[import-untyped]

__all__ = ["JSError", "Parser2", "commonast", "quiet", "unify"]
