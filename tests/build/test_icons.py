"""Icons in a page: those that are named, no others; a bad name fails at the author's line."""

from __future__ import annotations

from pathlib import Path

import pytest

from bascule.build.collect import Collected, collect
from bascule.build.errors import BuildError
from bascule.build.load import load

HEAD = "from bascule.components import Icon, Row, widget\n"


def collected(folder: Path, body: str, head: str = HEAD) -> Collected:
    file = folder / "widget.py"
    file.write_text(f"{head}\n\n@widget\ndef Page():\n    return {body}\n", "utf-8")
    return collect(load(file))


def carried(made: Collected) -> set[str]:
    source = next(m.source for m in made.program.modules if m.name == "bascule.components.icons")
    scope: dict[str, object] = {}
    exec(source, scope)
    found = scope["_ICONS"]
    assert isinstance(found, dict)
    return set(found)


@pytest.mark.parametrize(
    ("body", "names"),
    [
        ('Row(Icon("cloud"), Icon(name="sun", label="Sun"))', {"cloud", "sun"}),
        ('Icon("sun" if 1 else "moon" if 2 else "cloud")', {"sun", "moon", "cloud"}),
        ("Row(Icon)", set()),
    ],
)
def test_only_the_icons_named_are_carried(made: None, tmp_path: Path, body: str, names: set[str]) -> None:
    assert carried(collected(tmp_path, body)) == names


@pytest.mark.parametrize(
    ("head", "call"),
    [
        ("from bascule.components import Icon as I, widget", 'I("cloud")'),
        ("import bascule.components as c\nfrom bascule.components import widget", 'c.Icon("cloud")'),
        ("from bascule import components\nfrom bascule.components import widget", 'components.Icon("cloud")'),
        (
            "import bascule.components\nfrom bascule.components import widget",
            'bascule.components.Icon("cloud")',
        ),
    ],
)
def test_however_it_is_imported(made: None, tmp_path: Path, head: str, call: str) -> None:
    assert carried(collected(tmp_path, call, head)) == {"cloud"}


def test_a_page_without_icons_carries_nothing_of_them(made: None, tmp_path: Path) -> None:
    made_page = collected(tmp_path, 'Row("x")', "from bascule.components import Row, widget\n")
    assert [m.name for m in made_page.program.modules if "icon" in m.name] == []
    assert not any("Lucide" in css for _, css in made_page.styles)


def test_whose_icons_they_are_is_said_in_the_page(made: None, tmp_path: Path) -> None:
    styles = dict(collected(tmp_path, 'Icon("cloud")').styles)
    assert "Lucide Icons and Contributors" in styles["bascule.components.kit.icon"]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ('Icon("clowd")', "there is no icon 'clowd'; near are cloud"),
        (
            "Icon(str(1))",
            "the name must be written out, for the page carries only the icons it uses, not str",
        ),
        ('Icon(f"{1}")', "the name must be written out"),
        ("Icon(3)", "the name must be written out"),
    ],
)
def test_a_name_that_cannot_be_carried_fails_at_its_line(
    made: None, tmp_path: Path, call: str, said: str
) -> None:
    with pytest.raises(BuildError, match=said) as caught:
        collected(tmp_path, f'Row("x", {call})')
    assert (caught.value.line, caught.value.file.endswith("widget.py")) == (6, True)


def test_the_page_says_which_icon_it_does_not_carry(made: None, tmp_path: Path) -> None:
    made_page = collected(tmp_path, 'Icon("cloud")')
    source = next(m.source for m in made_page.program.modules if m.name == "bascule.components.icons")
    scope: dict[str, object] = {}
    exec(source, scope)
    shapes = scope["shapes"]
    assert callable(shapes)
    with pytest.raises(ValueError, match="Icon: 'sun' is not in this page"):
        shapes("sun")
