"""A widget with a typed result, in Chromium: the same attributes as on CPython, and a clear error."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bascule.build import build, engines
from bascule.build.errors import BuildError

if TYPE_CHECKING:
    from tests.conftest import FramePage

MODELS = """
from pydantic import BaseModel, Field

class Day(BaseModel):
    day: str
    high: int
    rain: float = Field(default=0.5, ge=0)

class Weather(BaseModel):
    city: str
    days: list[Day] = Field(min_length=1)
    by_name: dict[str, Day] = {}
    note: str | None = None
"""
WIDGET = """
from bascule.bridge import use_tool_result
from bascule.components import Text, widget

from models import Weather

@widget(name="weather")
def Card():
    result = use_tool_result(Weather)
    if result.status == "error":
        return Text("trouble: " + str(result.reason))
    if result.status != "ready":
        return Text("waiting")
    weather = result.output
    first = weather.days[0]
    return Text("ready: " + repr([weather.city, first.high, first, list(weather.by_name), weather.note]))
"""
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'"
RESULT = "ui/notifications/tool-result"


def widget(folder: Path, models: str = MODELS) -> Path:
    (folder / "models.py").write_text(models)
    path = folder / "widget.py"
    path.write_text(WIDGET)
    return path


@pytest.mark.parametrize("engine", [name for name in ("micropython", "brython") if name in engines.CARRIED])
async def test_attributes_and_a_clear_error_in_the_page(
    engine: Any, tmp_path: Path, frame_page: FramePage
) -> None:
    page = build(widget(tmp_path), engine=engine)
    assert not page.report.notes, "prerendered on CPython, with pydantic itself"
    framed = await frame_page(page.html, csp=POLICY, sandbox="allow-scripts")
    await framed.wait_for("ui/notifications/initialized")
    day = {"day": "Mon", "high": 2**40, "rain": 2}
    data = {"city": "Ålesund 😀", "days": [day], "by_name": {"z": day, "a": day, "m": day}}
    await framed.notify(RESULT, {"content": [], "structuredContent": data})
    shown = "ready: ['Ålesund 😀', 1099511627776, Day(day='Mon', high=1099511627776, rain=2.0), ['z', 'a', 'm'], None]"
    await framed.frame.get_by_text(shown).wait_for()
    for wrong, reason in (
        ({**data, "days": []}, "days must be a list of at least 1, not a list"),
        ({**data, "days": [{**day, "high": "11"}]}, "days[0].high must be a whole number, not '11'"),
        ({"days": [day]}, "city is missing"),
        ({**data, "by_name": {"z": None}}, "by_name.z must be an object, not null"),
    ):
        await framed.notify(RESULT, {"content": [], "structuredContent": wrong})
        await framed.frame.get_by_text(f"trouble: the data does not fit Weather: {reason}").wait_for()
    await framed.notify(RESULT, {"content": [], "structuredContent": data})
    await framed.frame.get_by_text(shown).wait_for()
    assert framed.errors == []


def test_what_cannot_go_into_a_page_is_a_build_error_with_its_line(tmp_path: Path) -> None:
    path = widget(tmp_path, MODELS.replace("    note: str | None = None", "    note: bytes = b''"))
    with pytest.raises(BuildError) as caught:
        build(path)
    assert str(caught.value).endswith(
        "models.py:13:1: Weather.note: bytes has no equal in a page; use str (base64)"
    )


def test_a_model_in_the_widgets_own_module_is_refused_with_a_way_out(tmp_path: Path) -> None:
    path = tmp_path / "widget.py"
    path.write_text(
        "from pydantic import BaseModel\n" + WIDGET.replace("from models import Weather", "Weather = None")
    )
    with pytest.raises(BuildError, match="keep models in a module of their own beside the widget"):
        build(path)


def test_a_page_without_models_carries_nothing_of_it(tmp_path: Path) -> None:
    path = widget(tmp_path)
    with_models = build(path)
    path.write_text(WIDGET.replace("from models import Weather", "").replace("(Weather)", "()"))
    without = build(path)
    assert len(with_models.html) - len(without.html) > 0
    from bascule.build.collect import collect
    from bascule.build.load import load

    names = {module.name for module in collect(load(path)).program.modules}
    assert "bascule.bridge.shape" not in names
    assert "models" not in names
