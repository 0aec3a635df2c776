"""A widget's waiting state on CPython."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bascule.bridge import use_app_tool, use_host_actions, use_resource, use_tool_result
from bascule.components import component, div, use_effect, use_interval, use_state
from bascule.components.prerender import PrerenderError, main, prerender
from bascule.components.rendering import renderer

WIDGET = """
from bascule.bridge import use_tool_result
from bascule.components import Skeleton, Text, widget

@widget(title="Weather")
def Weather():
    result = use_tool_result()
    return Skeleton() if result.status == "waiting" else Text("there")
"""


def test_the_waiting_state_and_a_finished_one() -> None:
    Weather = component(lambda: div(use_tool_result().status, " ", str(use_tool_result().output)))  # noqa: N806
    assert prerender(Weather) == "<div>waiting<!----> <!---->None</div>"
    known = {"tool": {"status": "ready", "output": 12}}
    assert prerender(Weather, known) == "<div>ready<!----> <!---->12</div>"
    assert renderer.instances == {}


def test_effects_do_not_run_and_hooks_do_no_harm() -> None:
    ran: list[Any] = []

    async def work() -> None:
        ran.append("async")

    @component
    def Busy() -> str:
        state = use_state(0)
        use_effect(lambda: ran.append("effect"))
        use_effect(work)
        use_interval(lambda: ran.append("tick"), 1)
        use_app_tool("t", lambda: None)
        use_host_actions()
        return f"{state.value} {use_resource('ui://x').status}"

    assert prerender(Busy) == "0 waiting"
    assert ran == []


def test_the_same_widget_gives_the_same_bytes() -> None:
    Page = component(lambda: div(class_="a", id="b", data_c="d", title="e"))  # noqa: N806
    assert prerender(Page) == prerender(Page) == '<div class="a" id="b" data-c="d" title="e"></div>'


def test_a_widget_that_fails_is_not_prerendered() -> None:
    def broken() -> None:
        raise ValueError("no data")

    with pytest.raises(PrerenderError, match="broken: ValueError: no data"):
        prerender(component(broken))
    with pytest.raises(PrerenderError, match="mount takes"):
        prerender("text")


def run(folder: Path, source: str, function: str = "Weather") -> subprocess.CompletedProcess[bytes]:
    path = folder / "widget.py"
    path.write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "bascule.components.prerender", str(path), function]
    return subprocess.run(command, capture_output=True, check=False, cwd=folder)


def test_the_command_writes_the_html(tmp_path: Path) -> None:
    done = run(tmp_path, WIDGET)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b'<div class="b-skeleton" role="status" aria-busy="true">')


def test_what_the_widget_prints_is_not_in_the_page(tmp_path: Path) -> None:
    done = run(tmp_path, WIDGET + "\nprint('loaded')\n")
    assert done.returncode == 0
    assert done.stdout.startswith(b"<div")
    assert done.stderr.strip() == b"loaded"


@pytest.mark.parametrize(
    ("source", "function", "said"),
    [
        ("1 +", "Weather", "SyntaxError"),
        ("import nowhere", "Weather", "nowhere"),
        (WIDGET, "Wether", "Wether"),
        (WIDGET.replace("Skeleton()", "Skeleton(lines='x')"), "Weather", "Skeleton: lines must be"),
    ],
)
def test_the_command_says_why_not_in_its_last_line(
    tmp_path: Path, source: str, function: str, said: str
) -> None:
    done = run(tmp_path, source, function)
    assert (done.returncode, done.stdout) == (1, b"")
    assert said in done.stderr.decode().strip().splitlines()[-1]


def test_the_command_needs_both_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["widget.py"]) == 2
    assert "usage" in capsys.readouterr().err
