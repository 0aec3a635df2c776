# mypy: ignore-errors
"""Charts of every kind, over data that the result brings, and what is chosen in them."""

from bascule.bridge import use_tool_result
from bascule.components import (
    AreaChart,
    BarChart,
    Button,
    Column,
    Heatmap,
    LineChart,
    PieChart,
    ScatterChart,
    Sparkline,
    Text,
    use_state,
    widget,
)

MONTHS = [
    {"month": "January", "online": 12400, "shops": 9000},
    {"month": "February", "online": 15100, "shops": None},
    {"month": "March", "online": -2100, "shops": 11000},
]
DAYS = [{"day": "2026-01-0" + str(at), "high": at * 3 % 7, "low": at} for at in range(1, 10)]

MIXED = {
    "texts": [1, "q"],
    "gaps": [None, "q", 2],
    "dates": ["2026-01-01", 5],
    "nodate": ["2026-99-99", "2026-01-01"],
    "times": ["2026-01-01", "2026-01-01T12:00"],
}


@widget
def Charts():
    chosen = use_state("nothing")
    picked = use_state(None)
    more = use_state(0)
    result = use_tool_result()
    rows = result.output["rows"] if result.status == "ready" else MONTHS
    return Column(
        BarChart(
            rows,
            x="month",
            y=["online", {"key": "shops", "label": "In shops", "color": "success"}],
            label="Revenue",
            format="currency:EUR",
            on_click=lambda row: chosen.set(row["month"] + " " + str(more.value)),
            id="bar",
        ),
        Text("Chosen: " + chosen.value, id="chosen"),
        Button("More", on_click=lambda: more.set(more.value + 1)),
        BarChart(
            MONTHS,
            x="month",
            y="online",
            label="Picked",
            selected=picked.value,
            on_click=lambda row: picked.set(row["month"]),
            id="picked",
        ),
        LineChart(DAYS, x="day", y=["high", "low"], label="Temperatures", id="line"),
        BarChart(DAYS, x="day", y="low", label="Day by day", id="days"),
        AreaChart(DAYS, x="day", y=["high", "low"], label="Rain", stacked=True, curved=True, id="area"),
        PieChart(MONTHS, x="month", y="online", label="Shares", donut=True, id="pie"),
        ScatterChart(
            [{"w": at, "h": at * at} for at in range(20)],
            x="w",
            y="h",
            label="Weight and height",
            id="scatter",
        ),
        LineChart(
            [{"at": at, "load": at * 37 % 101} for at in range(10000)],
            x="at",
            y="load",
            label="Load",
            id="many",
        ),
        BarChart([], x="month", y="online", label="None yet", empty="No sales yet", id="empty"),
        LineChart(
            [{"x": at, "y": y} for at, y in enumerate([1e308, 10**400, float("nan"), -1e299, 1e299])],
            x="x",
            y="y",
            label="Huge",
            id="huge",
        ),
        *[
            LineChart(
                [{"x": x, "y": at + 1} for at, x in enumerate(across)], x="x", y="y", label=name, id=name
            )
            for name, across in MIXED.items()
        ],
        LineChart([{"x": 1, "y": 1e308}, {"x": 2, "y": -1e308}], x="x", y="y", label="Far", id="far"),
        BarChart(
            [{"month": "May", "online": 3}], x="month", y="online", label="One", horizontal=True, id="one"
        ),
        Sparkline([3, 5, None, 8], label="Orders", area=True),
        Heatmap(
            [{"d": d, "h": h, "v": (d * 7 + h) % 11} for d in range(5) for h in range(8)],
            x="h",
            y="d",
            value="v",
            label="Visits",
            on_click=lambda row: chosen.set("cell " + str(row["v"])),
        ),
    )
