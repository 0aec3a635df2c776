"""Text for clients that show no widgets."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from pydantic import BaseModel

from bascule.server import NoTextError, as_record, as_table, as_text
from bascule.server.text import has_text, text_for


class Day(BaseModel):
    when: date
    degrees: float | None = None


def test_records_become_a_table() -> None:
    assert as_text([{"city": "Bergen", "max_temp": 11}, {"city": "Oslo", "rain": True}]) == (
        "| City | Max temp | Rain |\n| --- | --- | --- |\n| Bergen | 11 | - |\n| Oslo | - | yes |"
    )
    assert as_table([{"a": 1, "b": 2}], columns=["b"]) == "| B |\n| --- |\n| 2 |"
    assert as_table([]) == "(no rows)"


def test_a_record_becomes_lines() -> None:
    assert as_record(
        {"city": "Bergen", "tags": ["wet", "old"], "wind": {"speed": 4}, "days": [{"day": "Mon"}]}
    ) == (
        "- **City**: Bergen\n- **Tags**: wet, old\n\n#### Wind\n\n- **Speed**: 4\n\n#### Days\n\n"
        "| Day |\n| --- |\n| Mon |"
    )


def test_a_model_and_its_dates() -> None:
    assert as_text(Day(when=date(2026, 11, 30), degrees=1.5), title="Today") == (
        "### Today\n\n- **When**: 2026-11-30\n- **Degrees**: 1.5"
    )
    assert "2026-11-30" in as_text([Day(when=date(2026, 11, 30))])


@pytest.mark.parametrize(
    "data", [None, "", " ", [], {}, 0, False, [[]], [{}], [None], {"a": None}, {"a": {}}]
)
def test_there_is_always_something_to_read(data: Any) -> None:
    assert as_text(data).strip()


def test_data_cannot_break_out_of_its_cell() -> None:
    text = as_table([{"a|b": "x | y\n| z |", "c": "<img src=x>`*[a](b)"}])
    assert len(text.split("\n")) == 3
    assert r"x \| y \| z \|" in text
    assert r"\<img src=x\>\`\*\[a\](b)" in text
    assert as_record({"a": "one\n- **b**: two"}).count("\n") == 0


@pytest.mark.parametrize(
    ("content", "readable"),
    [
        ([], False),
        ([{"type": "text", "text": "  \n"}], False),
        ([{"type": "image", "data": "x"}], False),
        ([{"type": "resource", "resource": {"uri": "a:b", "blob": "x"}}], False),
        ([{"type": "resource", "resource": {"uri": "a:b", "text": "words"}}], True),
        ([{"type": "image"}, {"type": "text", "text": "{}"}], True),
    ],
)
def test_what_can_be_read(content: list[Any], readable: bool) -> None:
    assert has_text(content) is readable


# contract: B7
@pytest.mark.parametrize("structured", [None, {}, {"result": None}, {"result": ""}])
def test_nothing_to_read_is_refused_naming_the_tool(structured: Any) -> None:
    with pytest.raises(NoTextError, match="'get_weather'"):
        text_for("get_weather", [], structured)


def test_data_without_text_becomes_text() -> None:
    assert text_for("t", [], {"city": "Bergen"}) == "- **City**: Bergen"
    assert text_for("t", [], {"result": []}) == "(none)"
    assert text_for("t", [{"type": "text", "text": "x"}], None) is None
