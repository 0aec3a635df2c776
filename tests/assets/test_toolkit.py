"""The toolkit's modules as `.mpy`: all that belong into a page, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets import toolkit
from assets.mpy import StripError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with a module of each kind."""
    home = tmp_path / "components/bascule/components"
    files = {
        "__init__.py": "EXPORTS = {}",
        "nodes.py": '"""Nodes."""\nx: int = 1\n',
        "kit/__init__.py": '"""Parts."""\n',
        "kit/card.py": "def Card() -> None:\n    pass\n",
        "server_side.py": '"""Described by the builder. CPython only."""\nimport inspect\nx = {**{}}\n',
        "page/main.py": "this is page Python",
    }
    for name, text in files.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text)
    return tmp_path


def test_modules_and_subpackages_are_compiled_by_their_dotted_names(root: Path) -> None:
    made = toolkit.compiled(root)
    assert sorted(path.rpartition("/")[2] for path in made) == [
        "bascule.components.kit.card.mpy",
        "bascule.components.kit.mpy",
        "bascule.components.nodes.mpy",
    ]
    assert all(data[:2] == b"M\x06" for data in made.values())


def test_every_module_that_does_not_fit_is_named(root: Path) -> None:
    home = root / "components/bascule/components"
    (home / "nodes.py").write_text("from typing import Any\nx = Any\n")
    (home / "kit/card.py").write_text("x = [*()]\n")
    with pytest.raises(StripError) as caught:
        toolkit.compiled(root)
    assert "bascule/components/nodes.py:2: Any is imported for annotations only" in str(caught.value)
    assert "bascule/components/kit/card.py: mpy-cross:" in str(caught.value)


def test_our_own_toolkit_fits() -> None:
    made = toolkit.compiled(ROOT)
    assert f"{toolkit.STATIC}/bascule.bridge.wire_micropython.mpy" in made
    assert {path: (ROOT / path).read_bytes() == data for path, data in made.items()} == dict.fromkeys(
        made, True
    )
