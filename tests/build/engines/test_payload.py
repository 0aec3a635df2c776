"""What stands behind the start script is taken as it comes, however the page arrives."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bascule.build import build
from tests.build.engines.support import WASM

if TYPE_CHECKING:
    from pathlib import Path

    from bascule.build.models import EngineName
    from tests.conftest import FramePage

# What is prerendered, on CPython, says something else.
WIDGET = """
import sys
from bascule.components import Text, widget

@widget
def Here():
    return Text("it runs on " + sys.implementation.name)
"""
SLICES = 24
# Writes the page into its own frame bit by bit, so that the parser waits in the middle of everything.
SLOWLY = """<!doctype html><meta charset="utf-8"><script>
const parts = %s;
const next = () => {
  const part = parts.shift();
  if (part === undefined) { if (%s) document.close(); return; }
  document.write(part); setTimeout(next, 4); };
addEventListener("load", () => setTimeout(() => { document.open(); next(); }, 50));
</script>"""
# A browser that begins to compile a stream, and then does not want to.
HALFWAY = """<script>WebAssembly.compileStreaming = async response => {
  const reader = response.body.getReader();
  await reader.read(); await reader.read();
  throw new TypeError("not from a stream"); };</script>"""


@pytest.fixture
def widget(tmp_path: Path) -> Path:
    path = tmp_path / "widget.py"
    path.write_text(WIDGET)
    return path


@pytest.mark.parametrize("closed", ["true", "false"])
@pytest.mark.parametrize("engine", ["micropython", "brython", "auto"])
async def test_a_page_that_comes_slowly_starts(
    frame_page: FramePage, widget: Path, engine: EngineName, closed: str
) -> None:
    """Also where the host forgets to close the document, which is then never parsed to its end."""
    html = build(widget, engine=engine).html
    size = len(html) // SLICES + 1
    parts = [html[at : at + size] for at in range(0, len(html), size)]
    slowly = SLOWLY % (json.dumps(parts).replace("<", "\\u003c"), closed)
    framed = await frame_page(slowly, csp=WASM, sandbox="allow-scripts")
    await framed.frame.get_by_text(
        f"it runs on {'brython' if engine == 'brython' else 'micropython'}"
    ).wait_for()
    assert not framed.errors


async def test_a_stream_that_fails_halfway_is_begun_again(frame_page: FramePage, widget: Path) -> None:
    html = build(widget, engine="micropython").html.replace("<head>", f"<head>{HALFWAY}", 1)
    framed = await frame_page(html, csp=WASM, sandbox="allow-scripts")
    await framed.frame.get_by_text("it runs on micropython").wait_for()
    assert not framed.errors


def test_the_big_parts_stand_behind_the_start(widget: Path) -> None:
    names = [part.name for part in build(widget).report.lines]
    start = names.index("start")
    assert names[start + 1 :] == ["MicroPython", "Brython", "program for Brython", "document"]
