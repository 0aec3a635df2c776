"""One Python: a page goes without an engine that would differ, and is refused when none is left."""

from __future__ import annotations

from pathlib import Path

import pytest

from bascule.build import BuildError, build
from bascule.build.collect import collect
from bascule.build.load import load
from bascule.build.portable import portable

HEAD = "from bascule.components import Text, widget\n\n"
ORDER = (
    HEAD + "@widget\ndef W():\n    return Text(', '.join({'b': 1, 'a': 2}) + f'{2.5:.0f} {1234.5:,.2f}')\n"
)


def program(tmp_path: Path, source: str):  # type: ignore[no-untyped-def]
    path = tmp_path / "w.py"
    path.write_text(source)
    return collect(load(path)).program


def test_each_engine_gets_the_program_that_means_the_same_there(tmp_path: Path) -> None:
    made = portable(program(tmp_path, ORDER), ("micropython", "brython"), tmp_path)
    assert [engine for engine, _ in made.programs] == ["micropython", "brython"]
    sources = {e: next(m.source for m in p.modules if m.name == "w") for e, p in made.programs}
    assert sources["micropython"] != ORDER
    assert made.notes == ()


def test_an_engine_that_would_differ_is_left_out_with_a_note(tmp_path: Path) -> None:
    source = HEAD + "class Meta(type):\n    pass\n\n@widget\ndef W():\n    return Text('x')\n"
    made = portable(program(tmp_path, source), ("micropython", "brython"), tmp_path)
    assert [engine for engine, _ in made.programs] == ["brython"]
    (note,) = made.notes
    assert note.startswith("w.py:3: BP")
    assert "without micropython" in note
    with pytest.raises(BuildError, match=r"w\.py:3:\d+: BP"):
        portable(program(tmp_path, source), ("micropython",), tmp_path)


@pytest.mark.parametrize("line", ["import socket", "import threading", "open('x')", "input()"])
def test_what_no_engine_can_do_ends_the_build_at_its_line(tmp_path: Path, line: str) -> None:
    path = tmp_path / "w.py"
    path.write_text(f"{HEAD}{line}\n\n@widget\ndef W():\n    return Text('x')\n")
    with pytest.raises(BuildError) as caught:
        build(path)
    assert (caught.value.file, caught.value.line) == (str(path), 3)
