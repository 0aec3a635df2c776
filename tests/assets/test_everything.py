"""What is made is made once, again when a source or a file changed, and leaves nothing behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assets import everything, npm
from assets.everything import Target

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with two sources."""
    (tmp_path / "pyproject.toml").write_text('[build-system]\nrequires = ["tool==1"]\n')
    (tmp_path / "one.src").write_text("1")
    (tmp_path / "two.src").write_text("2")
    return tmp_path


def upper(root: Path) -> dict[str, bytes]:
    """`x.src` becomes `made/x.out`."""
    return {f"made/{file.stem}.out": file.read_bytes() * 2 for file in sorted(root.glob("*.src"))}


TARGET = Target("test", ("*.src",), upper)


def test_it_is_made_once(root: Path) -> None:
    assert not TARGET.fresh(root)
    assert TARGET.build(root) == ["made/one.out", "made/two.out"]
    assert (root / "made/one.out").read_bytes() == b"11"
    assert TARGET.fresh(root)
    assert TARGET.build(root) == []


def test_it_is_stale_when_a_source_changes_comes_or_goes(root: Path) -> None:
    TARGET.build(root)
    (root / "one.src").write_text("3")
    assert not TARGET.fresh(root)
    assert TARGET.build(root) == ["made/one.out"]
    (root / "three.src").write_text("4")
    assert TARGET.build(root) == ["made/three.out"]
    (root / "one.src").unlink()
    assert not TARGET.fresh(root)
    assert TARGET.build(root) == []
    assert sorted(file.name for file in (root / "made").iterdir()) == ["three.out", "two.out"]


def test_it_is_stale_when_a_file_was_changed_or_lost(root: Path) -> None:
    TARGET.build(root)
    (root / "made/one.out").write_text("other")
    assert not TARGET.fresh(root)
    assert TARGET.build(root) == ["made/one.out"]
    (root / "made/one.out").unlink()
    assert not TARGET.fresh(root)


def test_it_is_stale_when_a_tool_changes_or_the_stamp_is_no_stamp(root: Path) -> None:
    TARGET.build(root)
    (root / "pyproject.toml").write_text('[build-system]\nrequires = ["tool==2"]\n')
    assert not TARGET.fresh(root)
    TARGET.build(root)
    TARGET.stamp(root).write_text("[]")
    assert not TARGET.fresh(root)


def test_npm_is_asked_for_only_when_something_must_be_fetched(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(everything, "TARGETS", (Target("runtimes", ("*.src",), upper),))
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert everything.requirements(root) == [npm.STAND_IN]
    everything.make(root, "runtimes")
    assert everything.requirements(root) == []
