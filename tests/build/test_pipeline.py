"""A widget in Python becomes one page that a host shows: the whole pipeline, in Chromium, under a strict policy."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bascule import components
from bascule.build import build
from bascule.components import kit
from tests.framing import INITIALIZE

if TYPE_CHECKING:
    from bascule.build.models import EngineName
    from tests.conftest import FramePage

WIDGETS = Path(__file__).parent / "widgets"
POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'none'"
)
DAYS = [{"day": "Mon", "high": 12}, {"day": "Tue", "high": 9}]
RESULT = {
    "content": [{"type": "text", "text": "Bergen"}],
    "structuredContent": {"place": "Bergen", "days": DAYS},
}
MORE = {"content": [], "structuredContent": {"place": "Bergen", "days": [*DAYS, {"day": "Wed", "high": 7}]}}


# contract: F2, F13
@pytest.mark.parametrize("sandbox", ["allow-scripts allow-same-origin", "allow-scripts"])
async def test_the_page_shows_the_result_and_answers_a_click(frame_page: FramePage, sandbox: str) -> None:
    page = build(WIDGETS / "days.py", engine="micropython").html
    framed = await frame_page(page, csp=POLICY, sandbox=sandbox, answers={"tools/call": MORE})
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", RESULT)
    await framed.frame.get_by_role("heading", name="Bergen").wait_for()
    assert await framed.frame.get_by_role("row").count() == 3

    await framed.frame.get_by_role("button", name="Three days").click()
    call = await framed.wait_for("tools/call")
    assert call["params"]["name"] == "forecast"
    assert call["params"]["arguments"] == {"city": "Bergen", "days": 3}
    await framed.frame.get_by_text("Wed").wait_for()
    assert await framed.frame.get_by_role("row").count() == 4
    assert framed.silent(), framed.trouble()


async def test_a_failed_result_is_shown(frame_page: FramePage) -> None:
    framed = await frame_page(build(WIDGETS / "days.py").html, csp=POLICY, sandbox="allow-scripts")
    await framed.wait_for("ui/notifications/initialized")
    failed = {"isError": True, "content": [{"type": "text", "text": "no such place"}]}
    await framed.notify("ui/notifications/tool-result", failed)
    await framed.frame.get_by_role("alert").get_by_text("no such place").wait_for()
    assert framed.silent(), framed.trouble()


def test_the_waiting_state_is_in_the_page_before_any_script_runs() -> None:
    html = build(WIDGETS / "days.py").html
    body = html.partition("<body>")[2]
    assert body.lstrip().startswith('<main id="bascule-root" hidden><')
    assert body.index('role="status"') < body.index("<script")


def test_the_same_input_gives_the_same_bytes() -> None:
    """In two processes with different hash seeds, so that no set or dict of the builder shows through."""
    code = (
        "import sys, bascule.build; sys.stdout.buffer.write(bascule.build.build(sys.argv[1]).html.encode())"
    )
    digests = {
        hashlib.sha256(
            subprocess.run(
                [sys.executable, "-c", code, str(WIDGETS / "days.py")],
                capture_output=True,
                check=True,
                env={"PYTHONHASHSEED": seed, "PATH": "", "PYTHONPATH": ":".join(sys.path)},
            ).stdout
        ).hexdigest()
        for seed in ("1", "2", "3")
    }
    assert len(digests) == 1


def test_a_component_that_nobody_uses_weighs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    widget = tmp_path / "widget.py"
    head, body = "from bascule.components import {}, widget\n", "\n\n@widget\ndef Page():\n    return {}\n"
    widget.write_text(head.format("Text") + body.format('Text("x")'))
    before = build(widget).html

    (tmp_path / "waterfall.py").write_text(
        """\"\"\"A waterfall.\"\"\"

from bascule.components.nodes import build, tag_named

STYLES = ".b-waterfall { color: red; }"
_DIV = tag_named("div")


def Waterfall(*steps):
    return build(_DIV, [str(step) + ", then" for step in steps], {"class": "b-waterfall"})
"""
    )
    monkeypatch.setattr(kit, "__path__", [*kit.__path__, str(tmp_path)])
    monkeypatch.setitem(components.EXPORTS, "Waterfall", "kit.waterfall")
    assert build(widget).html == before

    widget.write_text(head.format("Text, Waterfall") + body.format("Waterfall(1, 2)"))
    assert len(build(widget).html) > len(before) + 100


def test_every_step_is_told() -> None:
    steps: list[str] = []
    build(WIDGETS / "days.py", on_step=steps.append)
    assert steps == ["load", "collect", "check", "compile", "prerender", "page"]


def test_threads_build_one_after_the_other() -> None:
    steps: list[str] = []

    def one(engine: EngineName) -> None:
        build(WIDGETS / "days.py", engine=engine, on_step=lambda step: steps.append(f"{engine} {step}"))

    names: tuple[EngineName, ...] = ("micropython", "brython")
    threads = [threading.Thread(target=one, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    half = len(steps) // 2
    assert half > 3
    for part in (steps[:half], steps[half:]):
        assert len({step.split()[0] for step in part}) == 1


def test_the_report_adds_up() -> None:
    page = build(WIDGETS / "days.py")
    assert page.report.size == len(page.html.encode()) == sum(line.raw for line in page.report.lines)


async def test_the_author_s_theme_wins_over_the_host_s(frame_page: FramePage, tmp_path: Path) -> None:
    widget = tmp_path / "w.py"
    widget.write_text(
        "from bascule.components import Text, widget\n\n"
        "@widget(lang='nb', theme={'--color-text-primary': 'rgb(1, 2, 3)'})\ndef W():\n    return Text('hei')\n"
    )
    host = {**INITIALIZE, "hostContext": {"styles": {"variables": {"--color-text-primary": "rgb(9, 9, 9)"}}}}
    framed = await frame_page(build(widget).html, csp=POLICY, sandbox="allow-scripts", initialize=host)
    await framed.wait_for("ui/notifications/initialized")
    text = framed.frame.get_by_text("hei")
    assert await text.evaluate("node => getComputedStyle(node).color") == "rgb(1, 2, 3)"
    assert await framed.frame.evaluate("document.documentElement.lang") == "nb"


async def test_an_entry_named_like_a_module_of_python_s_and_odd_text(
    frame_page: FramePage, tmp_path: Path
) -> None:
    path = tmp_path / "json.py"
    path.write_text(
        "from bascule.components import Text, widget\n\n"
        "@widget(title='a\\ud800b')\ndef W():\n    return Text('x\\ud800y' + chr(0x1F600) + '</script><!--')\n"
    )
    for engine in ("micropython", "brython"):
        html = build(path, engine=engine).html
        framed = await frame_page(html.encode().decode(), csp=POLICY, sandbox="allow-scripts")
        await framed.frame.get_by_text("</script><!--").wait_for()
        assert chr(0x1F600) in await framed.text()
        assert framed.silent(), framed.trouble()


def test_the_state_is_left_alone_where_nothing_asks_for_it(tmp_path: Path) -> None:
    path = tmp_path / "widget.py"
    source = (
        "from bascule.components import Text, widget\n\n\n@widget\ndef Here():\n    return Text('here')\n"
    )
    path.write_text(source)
    assert '"keepsState":false' in build(path).html
    path.write_text(f"from bascule.bridge import use_widget_state\n{source}")
    assert "keepsState" not in build(path).html.partition("</script>")[0]
