"""A page is written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from bascule.build.errors import BuildError
from bascule.build.output import write


def test_writes_and_replaces(tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    write(target, "one\n")
    target.chmod(0o640)
    write(target, "zwei ü\n")
    assert target.read_bytes() == "zwei ü\n".encode()
    assert target.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]


def test_a_failure_leaves_the_old_file(tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    target.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        write(target, "\ud800")
    assert target.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"none/page\.html: cannot be written: No such file"):
        write(tmp_path / "none" / "page.html", "x")
    with pytest.raises(BuildError, match="cannot be written: it is a folder"):
        write(tmp_path, "x")
    (tmp_path / "file").write_text("")
    with pytest.raises(BuildError, match="cannot be written"):
        write(tmp_path / "file" / "page.html", "x")
