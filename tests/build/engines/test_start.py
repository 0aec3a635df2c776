"""What runs first on Pyodide, on the same Python outside a page, in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

from bascule.build.static import data

if TYPE_CHECKING:
    from collections.abc import Mapping

SAY = "import sys; exec(sys.argv[1]); print(repr(run(sys.argv[2])))"


def _run(modules: Mapping[str, tuple[bool, str, str]], main: str) -> list[str]:
    """The lines printed; the last one is what `run` answered."""
    source = data("bascule.build", "engines/pyodide_lib/start.py").decode()
    command = [sys.executable, "-I", "-c", SAY, source, json.dumps([modules, main])]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_modules_and_packages_are_found_by_name_and_know_their_files() -> None:
    modules = {
        "card": (False, "my-card.py", "import parts.one\nfrom parts import two\nprint(__name__, __file__)\n"),
        "parts": (True, "parts/__init__.py", "from .one import value\n"),
        "parts.one": (False, "parts/one.py", "value = 1\n"),
        "parts.two": (
            False,
            "parts/two.py",
            "from . import value\nfrom .one import value as same\nprint(value + same)\n",
        ),
    }
    assert _run(modules, "import card\nprint(__name__)\n") == ["2", "card my-card.py", "__main__", "''"]


def test_what_python_has_built_in_is_not_hidden_and_its_library_is() -> None:
    modules = {name: (False, f"{name}.py", f"print('mine: {name}')\n") for name in ("time", "tabnanny")}
    assert _run(modules, "import time, tabnanny") == ["mine: tabnanny", "''"]


def test_an_error_is_a_value_with_the_authors_lines() -> None:
    modules = {"card": (False, "my-card.py", "def f():\n    raise KeyError('å')\n\n\nf()\n")}
    failure = json.loads(_run(modules, "import card")[-1][1:-1].encode().decode("unicode_escape"))
    assert (failure["name"], failure["message"]) == ("KeyError", "'å'")
    assert failure["traceback"].splitlines()[1].strip() == 'File "__main__.py", line 1, in <module>'
    assert 'File "my-card.py", line 2, in f\n    raise KeyError' in failure["traceback"]
    assert "start.py" not in failure["traceback"]


def test_a_program_that_exits_or_cannot_be_read_has_failed() -> None:
    for main, name in (
        ("raise SystemExit(3)", "SystemExit"),
        ("x = = 1", "SyntaxError"),
        ("import gone", "ModuleNotFoundError"),
    ):
        assert f'"name": "{name}"' in _run({}, main)[-1]
