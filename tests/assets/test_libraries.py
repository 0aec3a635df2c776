"""The scripts on JavaScript libraries: each whole, with its notices, and nothing in it that a strict page refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from assets import libraries

ROOT = Path(__file__).parents[2]
NAMES = [script.name for script in libraries.SCRIPTS]


def carried(name: str) -> str:
    return (ROOT / libraries.MADE / name).read_text("utf-8")


@pytest.mark.parametrize("script", libraries.SCRIPTS, ids=NAMES)
def test_the_notices_travel_first(made: None, script: libraries.Script) -> None:
    text = carried(f"{script.name}.js")
    assert text.startswith("/*!\n")
    head = text[: text.index("*/")]
    assert [work for work in script.works if f"{work}: " not in head] == []
    assert text.count("/*!") == 1


@pytest.mark.parametrize("name", NAMES)
def test_it_needs_no_eval_and_defines_itself(made: None, name: str) -> None:
    text = carried(f"{name}.js")
    assert re.findall(r"\beval\(|new Function\b|\bFunction\(", text) == []
    assert f'define("{name}"' in text
    assert "sourceMappingURL" not in text


def test_style_sheets_fetch_nothing(made: None) -> None:
    sheets = sorted((ROOT / libraries.MADE).glob("*.css"))
    assert [sheet.stem for sheet in sheets] == sorted(NAMES)
    for sheet in sheets:
        css = sheet.read_text("utf-8")
        assert "url(" not in css
        assert "@import" not in css
        assert css.count("{") == css.count("}")
    assert ".leaflet-container" in carried("map.css")


def test_they_are_as_small_as_they_were(made: None) -> None:
    most = {"charts": 232_000, "code": 125_000, "map": 265_000, "markdown": 95_000}
    assert {
        name: len(carried(f"{name}.js")) for name in NAMES if len(carried(f"{name}.js")) > most[name]
    } == {}
