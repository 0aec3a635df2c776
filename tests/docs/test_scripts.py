"""The example of docs/scripts.md runs: built, framed under hosts' policies, clicked; and in a test on CPython."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

from bascule.build import build
from bascule.host.pilot import Pilot
from tests.conftest import FramePage

TEXT = (Path(__file__).parents[2] / "docs" / "scripts.md").read_text("utf-8")
WASM = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'"
NO_WASM = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, kind in (("stars.js", "js"), ("widget.py", "python")):
        found = re.search(rf"`{re.escape(name)}`:\n\n```{kind}\n(.*?)```", TEXT, re.DOTALL)
        assert found
        (tmp_path / name).write_text(found[1], "utf-8")
    return tmp_path


@pytest.mark.parametrize("policy", [WASM, NO_WASM])
async def test_the_example_runs_in_a_page(
    made: None, folder: Path, frame_page: FramePage, policy: str
) -> None:
    page = build(folder / "widget.py")
    assert "script stars.js" in [line.name for line in page.report.lines]
    assert "3 of 5 stars" in page.html
    framed = await frame_page(page.html, csp=policy, sandbox="allow-scripts")
    group = framed.frame.get_by_role("group", name="Stars")
    await group.get_by_role("button", name="5 of 5").click(timeout=30_000)
    await framed.frame.get_by_text("You give 5").wait_for()
    assert await group.inner_text() == "★★★★★"
    assert await framed.frame.get_by_text("of 5 stars").count() == 0
    assert framed.errors == []


async def test_the_example_shows_its_fallback_in_a_test(folder: Path) -> None:
    spec = importlib.util.spec_from_file_location("docs_scripts_widget", folder / "widget.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    async with Pilot(module.Review) as page:
        assert page.find("group", name="Stars").text == "3 of 5 stars"
        assert "You give 3" in page.text
        await page.emit("Stars", "pick", 5)
        assert "You give 5" in page.text
