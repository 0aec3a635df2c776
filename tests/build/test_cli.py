"""The command line as its user meets it: a process of its own, its messages, its exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

WIDGETS = Path(__file__).parent / "widgets"
HEAD = "from bascule.components import Text, widget\n"


def bascule(*arguments: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bascule.build.cli", *map(str, arguments)],
        capture_output=True,
        text=True,
        cwd=cwd,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "200"},
    )


def test_build_writes_the_page_and_says_what_it_weighs(tmp_path: Path) -> None:
    done = bascule("build", WIDGETS / "days.py", "-o", tmp_path / "page.html", "--engine", "micropython")
    assert done.returncode == 0, done.stderr
    size = (tmp_path / "page.html").stat().st_size
    assert f"{size:,} bytes" in done.stderr
    for part in ("bridge", "toolkit", "MicroPython", "program", "styles"):
        assert part in done.stderr
    assert done.stdout == ""


def test_the_page_is_named_after_the_widget(tmp_path: Path) -> None:
    assert bascule("build", "-q", WIDGETS / "days.py", cwd=tmp_path).stderr == ""
    assert (tmp_path / "days.html").read_text().startswith("<!doctype html>")


WIDGET = "@widget\ndef A():\n    return Text('x')\n"
REFUSED = [
    ("def f(:\n", 1, "syntax error"),
    ("x = 1\n", 1, "no widget"),
    (HEAD + WIDGET + WIDGET.replace("A", "B"), 6, "two widgets"),
    (HEAD + "import nothing_of_this_name\n" + WIDGET, 2, "no module named 'nothing_of_this_name'"),
    (HEAD + "from bascule.components import Tabel\n" + WIDGET, 2, "has no 'Tabel'; did you mean Table?"),
    (HEAD + WIDGET + "    import requests\n", 5, "use_tool_call"),
    (HEAD + "from bascule.server import Widget\n" + WIDGET, 2, "does not go into a page"),
    (HEAD + "from bascule.components import *\n" + WIDGET, 2, "name what you use"),
    (HEAD + "@widget\ndef A():\n    return Txt('x')\n", 4, "nothing defines 'Txt'; did you mean Text?"),
    (HEAD + "@widget\ndef A():\n    return Text('x', sise='lg')\n", 4, "Text: there is no prop sise"),
    (HEAD + "@widget\nasync def A():\n    return Text('x')\n", 3, "A is async"),
    (HEAD + WIDGET + "return 1\n", 5, "'return' outside function"),
    (HEAD + WIDGET + "\ny = 1\0\n", 6, "null bytes"),
    (HEAD + "from .missing import x\n" + WIDGET, 2, "missing"),
]


@pytest.mark.parametrize(("source", "line", "words"), REFUSED, ids=[words for _, _, words in REFUSED])
def test_bad_input_is_one_message_with_file_and_line(
    tmp_path: Path, source: str, line: int, words: str
) -> None:
    path = tmp_path / "widget.py"
    path.write_text(source)
    (tmp_path / "page.html").write_text("old")
    done = bascule("build", path, "-o", tmp_path / "page.html")
    assert done.returncode == 2
    assert f"{path}:{line}" in done.stderr
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert (tmp_path / "page.html").read_text() == "old"


def test_all_that_is_wrong_is_told_at_once_each_on_its_line(tmp_path: Path) -> None:
    path = tmp_path / "widget.py"
    (tmp_path / "near.py").write_text("from bascule.bridge import use_tol_call\n")
    path.write_text(HEAD + "import near, nothing\nfrom bascule.components import Buton, Tabel\n" + WIDGET)
    done = bascule("build", path)
    assert done.returncode == 2
    assert [line.split(": ")[0].rpartition("error ")[2] for line in done.stderr.splitlines()] == [
        str(tmp_path / "near.py:1:1"),
        f"{path}:2:1",
        f"{path}:3:1",
        f"{path}:3:1",
    ]
    path.write_text(HEAD + "@widget\ndef A():\n    Text(x)\n    Text(x, y)\n")
    for command in ("build", "check"):
        done = bascule(command, path)
        assert done.returncode == 2
        lines = done.stderr.replace("error ", "").splitlines()
        assert [line.partition(f"{path}:")[2].partition(" ")[0] for line in lines] == [
            "4:5:",
            "4:10:",
            "5:13:",
        ]


def test_an_error_in_a_module_beside_the_widget_names_that_module(tmp_path: Path) -> None:
    (tmp_path / "near.py").write_text("ok = 1\nbad = = 2\n")
    (tmp_path / "widget.py").write_text("import near\n" + HEAD + WIDGET)
    done = bascule("build", tmp_path / "widget.py", "-o", tmp_path / "page.html")
    assert done.returncode == 2
    assert "near.py:2" in done.stderr
    assert not (tmp_path / "page.html").exists()


def test_a_missing_file_and_an_unknown_option(tmp_path: Path) -> None:
    done = bascule("build", tmp_path / "none.py")
    assert done.returncode == 2
    assert "none.py: no such file" in done.stderr
    for arguments in (
        ["build", "--speed", "x.py"],
        ["build", "x.py", "--engine", "v8"],
        ["biuld"],
        ["build"],
    ):
        done = bascule(*arguments)
        assert done.returncode == 2, arguments
        assert "Traceback" not in done.stderr


def test_an_output_that_cannot_be_written(tmp_path: Path) -> None:
    done = bascule("build", WIDGETS / "days.py", "-o", tmp_path / "none" / "page.html")
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert "Traceback" not in done.stderr


def test_markup_of_the_console_is_text_in_messages(tmp_path: Path) -> None:
    path = tmp_path / "[red]x.py"
    path.write_text("x = 1\n")
    done = bascule("build", path)
    assert "[red]x.py:1: no widget" in done.stderr


def test_bridge_prints_the_script(tmp_path: Path) -> None:
    done = bascule("bridge")
    assert done.returncode == 0
    assert "BasculeBridge" in done.stdout
    assert bascule("bridge", "-o", tmp_path / "bridge.js").returncode == 0
    assert (tmp_path / "bridge.js").read_text() == done.stdout


def test_check_prints_findings_as_lines_and_as_json(tmp_path: Path) -> None:
    path = tmp_path / "widget.py"
    path.write_text(HEAD + "class Meta(type):\n    pass\n" + WIDGET + "    open('x')\n")
    done = bascule("check", path)
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert lines[0].startswith("widget.py:2:")
    assert "(micropython)" in lines[0]
    assert any(line.startswith("widget.py:7:") and "(micropython, brython)" in line for line in lines)
    found = json.loads(bascule("check", path, "--json").stdout)
    assert [(one["file"], one["line"]) for one in found] == [("widget.py", 2), ("widget.py", 7)]
    assert all(one["code"].startswith("BP") and one["help"] for one in found)


def test_check_is_content_where_an_engine_is_left(tmp_path: Path) -> None:
    path = tmp_path / "widget.py"
    path.write_text(HEAD + "class Meta(type):\n    pass\n" + WIDGET)
    assert bascule("check", path).returncode == 0
    assert bascule("check", path, "--engine", "micropython").returncode == 1
    said = "nothing found: it means the same on micropython, brython as on CPython\n"
    assert bascule("check", WIDGETS / "days.py").stdout == said
    assert bascule("check", WIDGETS / "days.py", "--json").stdout == "[]\n"
    assert bascule("check", tmp_path / "none.py").returncode == 2


def test_a_folder_of_modules_needs_no_init(tmp_path: Path) -> None:
    (tmp_path / "helpers").mkdir()
    (tmp_path / "helpers" / "money.py").write_text("def show(x):\n    return str(x)\n")
    (tmp_path / "widget.py").write_text(
        HEAD + "from helpers.money import show\n" + WIDGET.replace("'x'", "show(1)")
    )
    assert bascule("build", "-q", tmp_path / "widget.py", "-o", tmp_path / "page.html").stderr == ""


def test_a_python_file_is_never_the_output(tmp_path: Path) -> None:
    path = tmp_path / "widget.py"
    path.write_text(HEAD + WIDGET)
    done = bascule("build", path, "-o", path)
    assert done.returncode == 2
    assert "would be lost" in done.stderr
    assert path.read_text() == HEAD + WIDGET


def test_a_module_that_hides_one_of_python_s_is_refused(tmp_path: Path) -> None:
    (tmp_path / "json.py").write_text("x = 1\n")
    (tmp_path / "widget.py").write_text(HEAD + "import json\n" + WIDGET)
    done = bascule("build", tmp_path / "widget.py", "-o", tmp_path / "page.html")
    assert done.returncode == 2
    assert "json.py: Python, or the page, has a module of this name" in done.stderr


def test_a_preview_block_never_runs_in_a_page(tmp_path: Path) -> None:
    path = tmp_path / "widget.py"
    path.write_text(HEAD + WIDGET + "\nif __name__ == '__main__':\n    import nothing_of_this_name\n")
    assert bascule("build", "-q", path, "-o", tmp_path / "page.html").returncode == 0
