# ruff: noqa: E501 - scripts and tables read better in one line
"""docs/contract.md is what the tests say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

PATH = Path(__file__).parent.parent / "docs/make_contract.py"


def maker() -> Any:
    spec = importlib.util.spec_from_file_location("make_contract", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_table_is_fresh() -> None:
    made = maker()
    assert made.TABLE.read_text("utf-8") == made.table(), "run python docs/make_contract.py"


def test_rows_are_read_from_the_comments_above_a_test(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_a.py").write_text(
        "# contract: F5, F6\n# another comment\n@decorated\ndef test_one(): pass\n\n# contract: F5\nasync def test_two(): pass\n"
        "# contract: E1\n\ndef test_far_away(): pass\n# contract: E2\ndef helper(): pass\n"
    )
    found = maker().proofs(tests)
    assert found["F5"] == ["tests/test_a.py::test_one", "tests/test_a.py::test_two"]
    assert found["F6"] == ["tests/test_a.py::test_one"]
    assert found["E1"] == found["E2"] == []


def test_a_row_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text("# contract: F99\ndef test_one(): pass\n")
    with pytest.raises(ValueError, match="F99"):
        maker().proofs(tmp_path)
