"""Heatmap."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Heatmap, component, use_state
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE, html, nodes, structure, wrong

ROWS = [
    {"day": "Mon", "hour": 9, "visits": 0},
    {"day": "Mon", "hour": 12, "visits": 10},
    {"day": "Tue", "hour": 12, "visits": 5},
]
GIVEN: dict[str, Any] = {"x": "hour", "y": "day", "value": "visits", "label": "Visits"}


def strengths(node: Any) -> list[Any]:
    cells = [one for one in nodes(node).all() if one.tag == "td"]
    return [(one.text, (one.props.get("style") or {}).get("--h")) for one in cells][1:]


def test_rows_become_a_table_of_cells() -> None:
    node = Heatmap(ROWS, **GIVEN)
    assert strengths(node) == [("0", "6%"), ("10", "100%"), ("", None), ("5", "53%")]
    heads = [one.text for one in nodes(node).all() if one.tag == "th"]
    assert heads == ["9", "12", "Mon", "Tue"]
    assert "<caption>Visits</caption>" in html(node)


def test_the_scale_can_be_fixed_and_the_text_made() -> None:
    node = Heatmap(ROWS, **GIVEN, min=5, max=20, render=lambda value: f"{value}!")
    assert strengths(node) == [("0!", "6%"), ("10!", "37%"), ("", None), ("5!", "6%")]
    assert 'class="b-hidden">10</span>' in html(Heatmap(ROWS, **GIVEN, values=False))


def test_nothing_equal_and_huge() -> None:
    assert "No visits" in html(Heatmap([], **GIVEN, empty="No visits"))
    same = [{"hour": 1, "day": "a", "visits": 3}, {"hour": 2, "day": "a", "visits": None}]
    assert strengths(Heatmap(same, **GIVEN)) == [("3", "100%"), ("", None)]
    far = [{"hour": 1, "day": "a", "visits": 1e308}, {"hour": 2, "day": "a", "visits": -1e308}]
    assert [h for _, h in strengths(Heatmap(far, **GIVEN))] == ["100%", "6%"]


async def test_cells_are_buttons_that_say_where_they_are() -> None:
    chosen: list[Any] = []
    async with Pilot(component(lambda: Heatmap(ROWS, **GIVEN, on_click=chosen.append))) as page:
        assert len(page.find_all("button")) == 3
        await page.click("Mon, 12: 10", role="button")
    assert chosen == [ROWS[1]]


async def test_the_cell_that_is_selected_is_marked_and_said() -> None:
    @component
    def Page() -> Any:
        place = use_state(None)
        return Heatmap(
            ROWS, **GIVEN, selected=place.value, on_click=lambda row: place.set([row["hour"], row["day"]])
        )

    async with Pilot(Page) as page:
        assert not [one for one in page.nodes.all() if "aria-current" in one.props]
        await page.click("Tue, 12: 5", role="button")
        assert [one.text for one in page.nodes.all() if "aria-current" in one.props] == [
            "Tue, 12, selected: 5"
        ]
        await page.click("Mon, 9: 0", role="button")
        assert page.find("button", name="Mon, 9, selected: 0")


def test_only_what_is_there_can_be_selected() -> None:
    node = Heatmap(ROWS, **GIVEN, selected=(12, "Mon"), selected_label="chosen")
    assert [one.text for one in nodes(node).all() if one.props.get("aria-current")] == ["chosen: 10"]
    for nowhere in ([9, "Tue"], [9, "Sun"], None):
        assert "aria-current" not in html(Heatmap(ROWS, **GIVEN, selected=nowhere))


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Heatmap(ROWS, x="hour", y="day", value="visits"), "Heatmap: a label is missing"),
        (lambda: Heatmap(ROWS, x="hour", label="l"), "Heatmap: x, y and value are missing"),
        (lambda: Heatmap([{"hour": 1, "day": 1, "visits": "x"}], **GIVEN), "'visits' must be a number"),
        (lambda: Heatmap([3], **GIVEN), "Heatmap: a row is a dict"),
        (lambda: Heatmap(ROWS, **GIVEN, color="primary"), "Heatmap: color must be one of success"),
        (lambda: Heatmap(ROWS, **GIVEN, values=wrong(1)), "Heatmap: values must be True or False"),
        (lambda: Heatmap(ROWS, **GIVEN, render=wrong("x")), "Heatmap: render must be a function"),
        (lambda: Heatmap(ROWS, **GIVEN, selected="Mon"), "Heatmap: selected must be the place of a cell, "),
        (lambda: Heatmap(ROWS, **GIVEN, selected=[ROWS[0]]), "Heatmap: selected must be the place of a cell"),
        (lambda: Heatmap(ROWS, **GIVEN, selected_label=wrong(1)), "Heatmap: selected_label must be text"),
        (lambda: Heatmap(ROWS, **GIVEN, min=3, max=1), "Heatmap: min must be below max"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


@pytest.mark.parametrize("text", HOSTILE)
def test_every_string_is_text(text: str) -> None:
    def made(word: str) -> Any:
        row = {"a": word, "b": word, "v": 1}
        return Heatmap(
            [row],
            x="a",
            y="b",
            value="v",
            label=word,
            render=lambda _: word,
            on_click=print,
            selected=[word, word],
            selected_label=word,
        )

    assert structure(made(text)) == structure(made("x"))
