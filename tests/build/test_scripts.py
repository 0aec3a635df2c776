"""The scripts of a page: those that its components and its author's modules name, no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from bascule.build import scripts
from bascule.build.collect import Collected, collect
from bascule.build.errors import BuildError
from bascule.build.load import load
from bascule.build.models import Module

HEAD = "from bascule.components import Text, script_component, widget\n"
MOUNT = "export function mount(node) {}\n"


def collected(folder: Path, line: str, head: str = HEAD) -> Collected:
    file = folder / "widget.py"
    file.write_text(f"{head}{line}\n\n\n@widget\ndef Page():\n    return Text('x')\n", "utf-8")
    return collect(load(file))


@pytest.mark.parametrize(
    ("head", "line"),
    [
        (HEAD, 'Confetti = script_component("confetti.js")'),
        ("from bascule.components import Text, script_component as s, widget\n", 'A = s("confetti.js")'),
        (
            "from bascule import components as c\nfrom bascule.components import Text, widget\n",
            'A = c.script_component("confetti.js")',
        ),
    ],
)
def test_an_authors_script_is_carried(tmp_path: Path, head: str, line: str) -> None:
    (tmp_path / "confetti.js").write_text(MOUNT)
    (tmp_path / "other.js").write_text(MOUNT)
    made = collected(tmp_path, line, head)
    assert [script.name for script in made.scripts] == ["confetti.js"]
    assert made.scripts[0].text.startswith('BasculeScripts.define("confetti.js",')


def test_a_module_beside_the_widget_may_name_one_too(tmp_path: Path) -> None:
    (tmp_path / "shapes").mkdir()
    (tmp_path / "shapes" / "round.js").write_text(MOUNT)
    (tmp_path / "parts.py").write_text(
        "from bascule.components import script_component\nA = script_component('shapes/round.js')\n"
        "B = script_component('shapes/round.js')\n"
    )
    made = collected(tmp_path, "import parts")
    assert [script.name for script in made.scripts] == ["shapes/round.js"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('A = script_component("none.js")', "none.js cannot be read: No such file"),
        ('A = script_component("../up.js")', "beside the widget"),
        ('A = script_component("/etc/x.js")', "beside the widget"),
        ('A = script_component("a\\\\b.js")', "beside the widget"),
        ('name = "a.js"\nA = script_component(name)', "written out"),
        ("A = script_component(path='a.js')", "written out"),
        ('[script_component("a.js")]', "written out"),
        ("def f():\n    A = script_component('a.js')", "written out"),
    ],
)
def test_a_script_that_will_not_do_fails_at_its_line(tmp_path: Path, line: str, words: str) -> None:
    with pytest.raises(BuildError, match=words) as caught:
        collected(tmp_path, line)
    assert (caught.value.file, caught.value.line) == ("widget.py", 2 + line.count("\n"))


def test_a_fault_in_a_script_is_told_with_its_own_line(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("\n\nexport default 3\n")
    with pytest.raises(BuildError) as caught:
        collected(tmp_path, 'A = script_component("a.js")')
    assert (Path(caught.value.file).name, caught.value.line) == ("a.js", 3)
    (tmp_path / "a.js").write_bytes(b"\xff\xfe")
    with pytest.raises(BuildError, match="not UTF-8"):
        collected(tmp_path, 'A = script_component("a.js")')


def test_the_toolkits_scripts_come_with_the_components_that_name_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # No component of ours is touched: a module that stands for one, and files that stand for its script.
    folder = tmp_path / "static" / "scripts"
    folder.mkdir(parents=True)
    (folder / "draw.js").write_text("BasculeScripts.define('draw', () => {});")
    (folder / "draw.css").write_text("b { c: d }")
    (folder / "plain.js").write_text("1;")
    (tmp_path / "standing_in.py").write_text('SCRIPTS = ["draw", "plain"]\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(scripts, "files", lambda _: tmp_path)
    monkeypatch.setattr(scripts, "data", lambda _, path: (tmp_path / path).read_bytes())
    source = (tmp_path / "standing_in.py").read_text()
    module = Module(name="standing_in", filename="standing_in.py", source=source, origin="toolkit")
    made = scripts.toolkit_scripts([module, module])
    assert [(one.name, one.styles) for one in made] == [("draw", "b { c: d }"), ("plain", "")]
    assert scripts.toolkit_scripts([module.model_copy(update={"origin": "author"})]) == ()


@pytest.mark.parametrize(
    ("line", "carried"),
    [
        ("x = lambda: Code('x')", []),
        ("x = lambda: Code('x', copy=False)", []),
        ("x = lambda: Code('x', language='Python')", ["code"]),
        ("x = lambda: Code('x', **{'language': 'Python'})", ["code"]),
        ("show = Code", ["code"]),
    ],
)
def test_a_highlighter_is_carried_only_where_code_has_a_language(
    made: None, tmp_path: Path, line: str, carried: list[str]
) -> None:
    made_of = collected(tmp_path, line, "from bascule.components import Code, Text, widget\n")
    assert [script.name for script in made_of.scripts] == carried
