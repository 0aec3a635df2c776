"""What importing `bascule.server` costs a server: next to nothing, until it is used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import bascule.server

LOADED = "import sys; print(*sorted(name for name in sys.modules if name.partition('.')[0] in {heavy!r}))"


def loaded(code: str, heavy: list[str]) -> list[str]:
    """The modules of `heavy` packages that a fresh Python has after running `code`."""
    program = f"{code}\n{LOADED.format(heavy=heavy)}"
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return run.stdout.split()


def test_importing_loads_nothing_else() -> None:
    heavy = ["pydantic", "fastmcp", "mcp", "jinja2", "brython", "anyio", "starlette", "flask", "django"]
    assert loaded("import bascule.server", heavy) == []
    assert loaded("from bascule.server import Widget, detect_platform, as_text", heavy) == []
    assert [name for name in loaded("import bascule.server", ["bascule"]) if "build" in name] == []


@pytest.mark.parametrize("server", ["fastmcp_server", "sdk_server"])
def test_a_server_with_a_widget_does_not_load_the_builder(server: str) -> None:
    code = f"""
from tests.server.support import {server}, Widget, URI
{server}(Widget("tests/server/support.py", uri=URI))
"""
    modules = loaded(code, ["bascule", "brython", "quickjs"])
    assert "bascule.server.widget" in modules
    light = {
        "bascule.build",
        "bascule.build.embed",
    }  # the package, which loads nothing, and how data is escaped
    assert [
        name for name in modules if ("build" in name and name not in light) or not name.startswith("bascule")
    ] == []


def test_every_name_is_there() -> None:
    for name in bascule.server.__all__:
        assert getattr(bascule.server, name) is not None
    assert set(bascule.server.__all__) <= set(dir(bascule.server))
    with pytest.raises(AttributeError, match="nothing_here"):
        _ = bascule.server.nothing_here
