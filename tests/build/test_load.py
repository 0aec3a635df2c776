"""Reading the author's file: what is found, and what is refused with which line."""

from __future__ import annotations

from pathlib import Path

import pytest

from bascule.build.errors import BuildError
from bascule.build.load import load, module_name, read_source
from bascule.build.models import Settings
from bascule.components.definition import SETTINGS

GOOD = """\
from bascule.components import widget

@widget(title="Weather", display_modes=["inline", "fullscreen"], timeout=5)
def Weather():
    return None
"""


def write(folder: Path, text: str, name: str = "widget.py") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_finds_the_widget_and_its_settings(tmp_path: Path) -> None:
    loaded = load(write(tmp_path, GOOD))
    assert loaded.function == "Weather"
    assert loaded.module.name == "widget"
    assert loaded.settings.title == "Weather"
    assert loaded.settings.display_modes == ("inline", "fullscreen")
    assert loaded.settings.timeout == 5


@pytest.mark.parametrize(
    "text",
    [
        "from bascule.components import widget as w\n@w\ndef A(): ...\n",
        "import bascule.components\n@bascule.components.widget\ndef A(): ...\n",
        "import bascule.components as c\n@c.widget()\ndef A(): ...\n",
        "from bascule import components\n@components.widget()\ndef A(): ...\n",
    ],
)
def test_finds_it_by_any_name(tmp_path: Path, text: str) -> None:
    assert load(write(tmp_path, text)).function == "A"


def test_nothing_of_the_file_runs(tmp_path: Path) -> None:
    marker = tmp_path / "ran"
    load(write(tmp_path, GOOD + f"open({str(marker)!r}, 'w')\n"))
    assert not marker.exists()


REFUSED = [
    ("def f(:\n", 1, "syntax error"),
    ("x = 1\n\ny = (\n", 3, "syntax error"),
    ("x = 1\n", 1, "no widget"),
    ("from mine import widget\n@widget\ndef A(): ...\n", 1, "no widget"),
    (GOOD + "\n@widget\ndef Other():\n    return None\n", 8, "two widgets, Weather (line 4) and Other"),
    (GOOD.replace('"Weather"', "make()"), 3, "must be a literal"),
    (GOOD.replace("title=", "titel="), 3, "no setting 'titel'"),
    (GOOD.replace("timeout=5", 'timeout="soon"'), 3, "timeout"),
    (GOOD.replace("title=", "**more, title="), 3, "no **"),
    (GOOD.replace("@widget(title", "@widget(1, title"), 3, "keyword settings only"),
    (GOOD.replace("timeout=5", "timeout=0"), 3, "greater than 0"),
    (
        GOOD.replace("timeout=5", 'display_modes=["huge"]').replace(
            'display_modes=["inline", "fullscreen"], ', ""
        ),
        3,
        "'pip'",
    ),
    (GOOD.replace("timeout=5", 'display_mode="pip"'), 4, "not among display_modes"),
    (GOOD.replace("timeout=5", 'auto_size="no"'), 3, "auto_size"),
    (GOOD.replace("timeout=5", 'theme={"color": "red"}'), 3, "starts with --"),
    (GOOD.replace("timeout=5", 'theme={"--a": "red;} x{"}'), 3, "no plain CSS value"),
    (GOOD.replace("timeout=5", 'lang="<b>"'), 3, "lang"),
    ("x = 1\0\n", 1, "null bytes"),
    ("(" * 5000 + ")" * 5000, 1, "nest"),
]


@pytest.mark.parametrize(("text", "line", "words"), REFUSED, ids=[words for _, _, words in REFUSED])
def test_refuses_with_file_and_line(tmp_path: Path, text: str, line: int, words: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(BuildError) as caught:
        load(path)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"{path}:{line}")
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_a_folder_and_no_text(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="no such file"):
        load(tmp_path / "none.py")
    with pytest.raises(BuildError, match="folder"):
        load(tmp_path)
    (tmp_path / "bytes.py").write_bytes(b"ok = 1\nx = '\xff'\n")
    with pytest.raises(BuildError, match=r"bytes\.py:2: not UTF-8"):
        load(tmp_path / "bytes.py")


def test_a_byte_order_mark_is_no_part_of_the_source(tmp_path: Path) -> None:
    (tmp_path / "w.py").write_bytes(b"\xef\xbb\xbfx = 1\n")
    assert read_source(tmp_path / "w.py") == "x = 1\n"


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("my-card.py", "my_card"),
        ("3d.py", "_3d"),
        ("class.py", "_class"),
        ("json.py", "widget_json"),
        ("bascule.py", "widget_bascule"),
        ("widget.py", "widget"),
    ],
)
def test_the_module_name_is_an_identifier(file: str, name: str) -> None:
    assert module_name(Path(file)) == name
    assert module_name(Path(file)).isidentifier()


def test_the_toolkit_and_the_builder_know_the_same_settings() -> None:
    assert set(SETTINGS) == set(Settings.model_fields)
