"""What the author did wrong is said with the author's file and line: at build, and in the page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bascule.build import build
from bascule.build.errors import BuildError, raise_all

if TYPE_CHECKING:
    from tests.conftest import FramePage

WIDGETS = Path(__file__).parent / "widgets"
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'"


def line_of(name: str, words: str) -> int:
    lines = (WIDGETS / name).read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if words in line)


def test_the_place_is_said_as_far_as_it_is_known() -> None:
    assert str(BuildError("bad", "w.py")) == "w.py: bad"
    assert str(BuildError("bad", "w.py", 3)) == "w.py:3: bad"
    assert str(BuildError("bad", Path("w.py"), 3, 7)) == "w.py:3:7: bad"


def test_several_are_one_that_names_each_of_them_once() -> None:
    raise_all([])
    both = BuildError("bad\nx.py: worse", "w.py", 3)
    with pytest.raises(BuildError) as caught:
        raise_all([both, BuildError("worse", "x.py"), BuildError("worst", "y.py", 1, 2)])
    assert str(caught.value) == "w.py:3: bad\nx.py: worse\ny.py:1:2: worst"
    assert caught.value.line == 3


async def test_an_error_in_a_component_is_shown_logged_and_leaves_the_rest(frame_page: FramePage) -> None:
    framed = await frame_page(build(WIDGETS / "failing.py").html, csp=POLICY, sandbox="allow-scripts")
    up = framed.frame.get_by_role("button", name="Up")
    await up.click()
    await framed.frame.get_by_text("count 1").wait_for()
    await up.click()
    place = f"failing.py:{line_of('failing.py', 'raise ValueError')}"
    shown = framed.frame.get_by_role("alert")
    await shown.wait_for()
    text = await shown.inner_text()
    assert "Fragile" in text
    assert "too big: 2" in text
    assert place in text
    logged = await framed.wait_for("notifications/message")
    assert logged["params"]["level"] == "error"
    assert "Fragile" in str(logged["params"]["data"])
    assert place in str(logged["params"]["data"])
    await up.click()
    await framed.frame.get_by_text("alive 3").wait_for()
    assert framed.silent(), framed.trouble()


async def test_an_error_in_a_handler_is_shown_logged_and_leaves_the_rest(frame_page: FramePage) -> None:
    framed = await frame_page(build(WIDGETS / "failing.py").html, csp=POLICY, sandbox="allow-scripts")
    await framed.frame.get_by_role("button", name="Fail").click()
    place = f"failing.py:{line_of('failing.py', 'raise KeyError')}"
    await framed.frame.get_by_text(place).wait_for()
    logged = await framed.wait_for("notifications/message")
    assert place in str(logged["params"]["data"])
    assert framed.silent(), framed.trouble()


async def test_a_module_that_fails_to_import_is_shown_with_its_line(
    frame_page: FramePage, tmp_path: Path
) -> None:
    (tmp_path / "helper.py").write_text("import sys\ny = 1 / (sys.implementation.name != 'micropython')\n")
    widget = tmp_path / "card.py"
    widget.write_text(
        "import helper\nfrom bascule.components import Text, widget\n\n"
        "@widget\ndef Card():\n    return Text(str(helper.y))\n"
    )
    page = build(widget, engine="micropython")
    framed = await frame_page(page.html, csp=POLICY, sandbox="allow-scripts")
    shown = framed.frame.get_by_role("alert")
    await shown.wait_for()
    assert '"helper.py", line 2' in str(await shown.text_content())
    await framed.wait_for("ui/notifications/initialized")


def test_a_module_that_fails_on_cpython_too_is_told_at_the_build(tmp_path: Path) -> None:
    (tmp_path / "card.py").write_text(
        "from bascule.components import Text, widget\n\nx = 1 / 0\n\n@widget\ndef Card():\n    return Text('x')\n"
    )
    page = build(tmp_path / "card.py", engine="micropython")
    assert any("not prerendered" in note and "division" in note for note in page.report.notes)
