"""BarChart, LineChart, AreaChart, PieChart, ScatterChart: props, and the table that says the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bascule.components import (
    AreaChart,
    BarChart,
    LineChart,
    PieChart,
    ScatterChart,
    charts,
    component,
)
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE, wrong

ROWS = [{"month": "Jan", "total": 12, "costs": 7.5}, {"month": "Feb", "total": None, "costs": 8}]
ALL: list[Any] = [AreaChart, BarChart, LineChart, PieChart, ScatterChart]
GIVEN: dict[str, Any] = {"x": "month", "y": "total", "label": "Sales"}


def data_of(use: Any) -> dict[str, Any]:
    """What a chart gives to its script."""
    given: list[Any] = []

    def instead(owner: str, _: Any, *, name: str, data: Any, **__: Any) -> Any:
        given.extend([owner, name, data])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(charts, "use_script", instead)
        charts._plot(use.children[0], spec=use.props["spec"], pick=None)
    owner, name, data = given
    assert name == "charts"
    assert owner == use.component.name
    json.dumps(data, allow_nan=False)
    return data  # type: ignore[no-any-return]


@pytest.mark.parametrize("chart", ALL)
async def test_without_a_page_a_chart_is_its_data_as_a_table(chart: Any) -> None:
    rows = [{"month": 0, "total": 12}, {"month": 1, "total": None}]
    async with Pilot(component(lambda: chart(rows, **GIVEN, table_label="As a table"))) as page:
        assert next(node for node in page.nodes.all() if node.tag == "figcaption").text == "Sales"
        cells = [node.text for node in page.nodes.all() if node.tag in {"th", "td"}]
        assert cells == ["Month", "Total", "0", "12", "1", "\u2013"]
        assert "As a table" in page.text
        assert 'style="height: 240px"' in page.html


async def test_a_long_table_is_cut_and_says_so() -> None:
    rows = [{"x": at, "y": at} for at in range(10_000)]
    async with Pilot(component(lambda: LineChart(rows, x="x", y="y", label="Many"))) as page:
        assert len([node for node in page.nodes.all() if node.tag == "tr"]) == 101
        assert "+ 9900" in page.text


async def test_no_rows_say_so() -> None:
    async with Pilot(component(lambda: BarChart([], **GIVEN, empty="No sales yet"))) as page:
        assert "No sales yet" in page.text


def test_series_are_columns() -> None:
    series = ["total", {"key": "costs", "label": "What it cost", "color": "danger"}]
    data = data_of(
        BarChart(ROWS, x="month", y=series, label="Sales", format="currency:EUR", stacked=True, max=20)
    )
    assert data["x"]["values"] == ["Jan", "Feb"]
    assert data["series"] == [
        {"label": "Total", "values": [12, None], "color": None},
        {"label": "What it cost", "values": [7.5, 8], "color": "danger"},
    ]
    assert (data["format"], data["stacked"], data["most"], data["press"]) == ("currency:EUR", True, 20, False)


def test_what_is_no_number_is_a_gap() -> None:
    values = [float("nan"), float("inf"), -float("inf"), 1e308, -0.0, 10**400, 3]
    data = data_of(LineChart([{"x": v, "y": v} for v in values], x="x", y="y", label="l"))
    assert data["series"][0]["values"] == [None, None, None, 1e308, -0.0, 10**400, 3]
    assert data["x"]["values"][:3] == [None, None, None]


def test_places_are_texts_or_numbers() -> None:
    rows = [{"x": value, "y": 1} for value in ("a", 2, 2.5, True, None, {"k": 1}, [1])]
    assert data_of(BarChart(rows, x="x", y="y", label="l"))["x"]["values"] == [
        "a", 2, 2.5, "Yes", None, '{"k":1}', "[1]",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("values", "wrong_one"),
    [
        ([1, "q"], "'q'"),
        ([None, "q"], "'q'"),
        (["2026-01-01", 5], "5"),
        ([5, "2026-01-01"], "'2026-01-01'"),
        (["2026-01-01x"], "'2026-01-01x'"),
        ([True], "True"),
    ],
)
def test_points_stand_at_numbers_or_dates(values: list[Any], wrong_one: str) -> None:
    chart = ScatterChart([{"at": value, "y": 1} for value in values], x="at", y="y", label="l")
    said = f"ScatterChart: 'at' must be all numbers or all dates such as \"2026-03-01\", not {wrong_one}"
    with pytest.raises(TypeError) as caught:
        data_of(chart)
    assert str(caught.value) == said


@pytest.mark.parametrize(
    "values",
    [
        [1, None, 2.5, float("nan")],
        ["2026-01", "2026-01-02", None, "2026-01-02T10:00:00Z", "2026-01-02 10:00"],
    ],
)
def test_points_may_have_no_place(values: list[Any]) -> None:
    data = data_of(ScatterChart([{"x": v, "y": 1} for v in values], x="x", y="y", label="l"))
    assert len(data["x"]["values"]) == len(values)


def test_slices_take_colours_by_name() -> None:
    data = data_of(PieChart(ROWS, **GIVEN, donut=True, colors={"Feb": "success"}))
    assert (data["kind"], data["hole"], data["colors"]) == ("pie", True, [None, "success"])


def test_a_component_says_what_it_is_called() -> None:
    assert [chart(ROWS, **GIVEN).component.name for chart in ALL] == [chart.__name__ for chart in ALL]
    assert BarChart(ROWS, **GIVEN, key="k").key == "k"


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: BarChart({"a": 1}, **GIVEN), "BarChart: rows must be a list of dicts"),
        (lambda: BarChart([3], **GIVEN), "BarChart: a row is a dict, not 3"),
        (lambda: BarChart(ROWS, x="month", y="total"), "BarChart: a label is missing"),
        (lambda: BarChart(ROWS, y="total", label="l"), "BarChart: x and y are missing"),
        (
            lambda: PieChart(ROWS, x="month", y=["total", "costs"], label="l"),
            "PieChart: y must name one field",
        ),
        (lambda: LineChart(ROWS, x="month", y=[], label="l"), "LineChart: y must name 1 to 40 fields"),
        (lambda: LineChart(ROWS, x="month", y=[3], label="l"), "LineChart: y is a name or a dict"),
        (
            lambda: LineChart(ROWS, x="month", y={"key": "total", "colour": "red"}, label="l"),
            "y has no 'colour'",
        ),
        (
            lambda: LineChart(ROWS, x="month", y={"key": "total", "color": "red"}, label="l"),
            "color must be one of",
        ),
        (lambda: BarChart(ROWS, **GIVEN, stacked=wrong(1)), "BarChart: stacked must be True or False"),
        (lambda: BarChart(ROWS, **GIVEN, min=3, max=3), "BarChart: min must be below max"),
        (lambda: BarChart(ROWS, **GIVEN, max=wrong("3")), "BarChart: max must be a number"),
        (
            lambda: BarChart(ROWS, **GIVEN, height=10),
            "BarChart: height must be a whole number from 80 to 2000",
        ),
        (lambda: BarChart(ROWS, **GIVEN, format="euros"), "BarChart: format must be one of number"),
        (lambda: BarChart(ROWS, **GIVEN, x_format=wrong(3)), "BarChart: x_format must be one of number"),
        (lambda: BarChart(ROWS, **GIVEN, legend=wrong(1)), "BarChart: legend must be True or False"),
        (lambda: BarChart(ROWS, **GIVEN, on_click=wrong("x")), "BarChart: on_click must be a function"),
        (lambda: PieChart(ROWS, **GIVEN, colors={"Jan": "red"}), "PieChart: colors must be one of"),
        (lambda: AreaChart(ROWS, **GIVEN, curve=True), "AreaChart: there is no prop curve"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([{"month": "Jan", "total": "12"}], "'total' must be a number or None, not '12'"),
        ([{"month": "Jan", "total": True}], "'total' must be a number or None, not True"),
        ([{"month": "Jan", "totals": 3}], "no row has 'total'; the first has month, totals"),
        ([{"monat": "Jan", "total": 3}], "no row has 'month'; the first has monat, total"),
    ],
)
async def test_rows_that_do_not_fit_say_which_field(rows: Any, said: str) -> None:
    async with Pilot(component(lambda: BarChart(rows, **GIVEN))) as page:
        assert f"BarChart: {said}" in page.find("alert").text
    page.logs.clear()


@pytest.mark.parametrize("text", HOSTILE)
async def test_every_string_is_text(text: str) -> None:
    rows = [{text: text, "v": 1}]
    node = BarChart(rows, x=text, y=[{"key": "v", "label": text}], label=text, table_label=text)
    async with Pilot(component(lambda: node)) as page:
        assert {one.tag for one in page.nodes.all()} <= {
            "", "body", "figure", "figcaption", "div", "details", "summary", "table", "caption", "thead", "tbody",
            "tr", "th", "td",
        }  # fmt: skip


@pytest.mark.parametrize("chart", ALL)
def test_what_is_selected_is_told_by_its_place(chart: Any) -> None:
    rows = [{"month": 1, "total": 3}, {"month": 2, "total": 4}]
    for selected, place in ((2, 1), ("May", None), (None, None)):
        assert data_of(chart(rows, **GIVEN, selected=selected))["selected"] == place
    with pytest.raises(
        TypeError, match=f"{chart.__name__}: selected must be the place of a row, its 'month', not "
    ):
        chart(rows, **GIVEN, selected=rows[0])
