"""The table of page scripts, and that each is made when and only when it must be."""

from __future__ import annotations

import gzip
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from assets import __main__ as command
from assets import bundles
from assets.bundles import BUNDLES, ROOT, Bundle, make, make_all
from assets.page_python import PagePythonError, minified
from tests.assets.pages import written

if TYPE_CHECKING:
    from pathlib import Path

BUNDLE = Bundle("x", "x/page/main.py", "x/static/x.js")


def test_what_is_made_is_not_made_again(tmp_path: Path) -> None:
    entry = written(tmp_path / "x/page", "from .two import x\ny = x\n", two="x = 1\n")
    made = make(BUNDLE, tmp_path)
    assert made is not None
    script = made.output.read_bytes()
    assert made.output == tmp_path / "x/static/x.js"
    assert (made.fresh, made.size, made.gzipped) == (
        True,
        len(script),
        len(gzip.compress(script, 9, mtime=0)),
    )
    assert (again := make(BUNDLE, tmp_path)) is not None
    assert again.fresh is False

    (entry.parent / "two.py").write_text("x = 2\n", encoding="utf-8")
    changed = make(BUNDLE, tmp_path)
    assert changed is not None
    assert changed.fresh is True
    assert changed.output.read_bytes() != script


def test_a_script_that_was_changed_or_removed_is_made_again(tmp_path: Path) -> None:
    written(tmp_path / "x/page", "x = 1\n")
    first = make(BUNDLE, tmp_path)
    assert first is not None
    script = first.output.read_bytes()
    first.output.write_text("tampered", encoding="utf-8")
    second = make(BUNDLE, tmp_path)
    assert second is not None
    assert second.fresh is True
    second.output.unlink()
    third = make(BUNDLE, tmp_path)
    assert third is not None
    assert third.fresh is True
    assert third.output.read_bytes() == script


def test_a_module_that_nothing_imports_makes_no_difference(tmp_path: Path) -> None:
    entry = written(tmp_path / "x/page", "x = 1\n")
    make(BUNDLE, tmp_path)
    (entry.parent / "unused.py").write_text("x = 5 % 3\n", encoding="utf-8")
    again = make(BUNDLE, tmp_path)
    assert again is not None
    assert again.fresh is False


def test_what_comes_first_is_part_of_what_a_script_comes_from(tmp_path: Path) -> None:
    entry = written(tmp_path / "x/page", "from .two import x\ny = x\n", two="x = 1\n")
    make(BUNDLE, tmp_path)
    ahead = Bundle(BUNDLE.name, BUNDLE.entry, BUNDLE.output, "x/page/two.py")
    made = make(ahead, tmp_path)
    assert made is not None
    assert made.fresh is True
    assert made.output.read_text("utf-8") == minified(entry, entry.parent / "two.py")


def test_an_entry_that_is_not_there(tmp_path: Path) -> None:
    assert make(BUNDLE, tmp_path) is None
    assert make_all(tmp_path) == []


def test_a_failure_leaves_the_old_script(tmp_path: Path) -> None:
    entry = written(tmp_path / "x/page", "x = 1\n")
    made = make(BUNDLE, tmp_path)
    assert made is not None
    script = made.output.read_bytes()
    entry.write_text("x = 5 % 3\n", encoding="utf-8")
    with pytest.raises(PagePythonError):
        make(BUNDLE, tmp_path)
    assert made.output.read_bytes() == script


def test_bad_imports_do_not_hide_what_else_is_wrong(tmp_path: Path) -> None:
    written(tmp_path / "x/page", "import os\nx = 5 % 3\n")
    with pytest.raises(PagePythonError) as caught:
        make(BUNDLE, tmp_path)
    assert [problem.line for problem in caught.value.problems] == [1, 2]


def test_nothing_but_the_script_and_the_note_is_left(tmp_path: Path) -> None:
    written(tmp_path / "x/page", "x = 1\n")
    make(BUNDLE, tmp_path)
    files = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert files == {"x/page/main.py", "x/static/x.js", ".cache/scripts/x"}


def test_the_table_names_files_of_this_project() -> None:
    assert (
        len({bundle.name for bundle in BUNDLES}) == len({bundle.output for bundle in BUNDLES}) == len(BUNDLES)
    )
    for bundle in BUNDLES:
        assert (ROOT / bundle.entry).is_file()
        assert "/page/" in bundle.entry
        assert "/static/" in bundle.output


def test_every_script_of_this_project_compiles_and_parses() -> None:
    made = make_all()
    assert [script.name for script in made] == [bundle.name for bundle in BUNDLES]
    for script in made:
        subprocess.run(["node", "--check", str(script.output)], check=True)
        text = script.output.read_text(encoding="utf-8")
        assert "_pyfunc" not in text
        assert "</script" not in text.lower()
        assert "<!--" not in text


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path / "x/page", "x = 1\n")
    written(tmp_path / "y/page", "\nx = 5 % 3\nz = 5 // 3\n")
    monkeypatch.setattr(
        bundles, "BUNDLES", (Bundle("y", "y/page/main.py", "y.js"), BUNDLE, Bundle("z", "z.py", "z.js"))
    )
    monkeypatch.setattr(bundles.make, "__defaults__", (tmp_path,))
    assert command.main(["scripts"]) == 2
    out, err = capsys.readouterr()
    assert out.split()[:2] == ["x", str(len((tmp_path / "x/static/x.js").read_bytes()))]
    assert err.count("main.py:2:5:") == err.count("main.py:3:5:") == 1
    assert "y: 2 problems" in err


@pytest.mark.parametrize("arguments", [["nothing"], ["scripts", "more"], ["order", "bridge"]])
def test_the_command_says_how_it_is_used(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "assets", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("usage:")
