"""Whether a program imports a package, by its syntax."""

from __future__ import annotations

import pytest

from bascule.build.engines.uses import imports
from tests.build.engines.support import module, program


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import pyscript", True),
        ("import json, pyscript.web as w", True),
        ("def f():\n    from pyscript.ffi import to_js", True),
        ("from pyscript import document", True),
        ("# import pyscript\nx = 'import pyscript'", False),
        ("import pyscripted", False),
        ("from .pyscript import x", False),
        ("import mine.pyscript", False),
    ],
)
def test_an_import_is_found(source: str, found: bool) -> None:
    assert imports(program(module("widget", source), main=""), "pyscript") is found
    assert imports(program(main=source), "pyscript") is found


def test_what_the_toolkit_imports_is_not_asked_for() -> None:
    assert not imports(program(module("ours", "import pyscript", origin="toolkit"), main=""), "pyscript")
