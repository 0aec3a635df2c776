"""A page is written whole or not at all."""

from __future__ import annotations

import os
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


def test_a_link_is_followed_and_a_pipe_is_written_to(tmp_path: Path) -> None:
    (tmp_path / "real.html").write_text("old")
    (tmp_path / "link.html").symlink_to("real.html")
    write(tmp_path / "link.html", "new")
    assert (tmp_path / "link.html").is_symlink()
    assert (tmp_path / "real.html").read_text() == "new"

    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write(pipe, "page")
    assert os.read(reader, 100) == b"page"
    os.close(reader)
    assert pipe.is_fifo()


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"none/page\.html: cannot be written: No such file"):
        write(tmp_path / "none" / "page.html", "x")
    with pytest.raises(BuildError, match="cannot be written: it is a folder"):
        write(tmp_path, "x")
    (tmp_path / "file").write_text("")
    with pytest.raises(BuildError, match="cannot be written"):
        write(tmp_path / "file" / "page.html", "x")
