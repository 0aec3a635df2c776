"""Components that draw data."""

from bascule.components import (
    AreaChart,
    BarChart,
    Caption,
    Card,
    Grid,
    Heatmap,
    LineChart,
    Metric,
    PieChart,
    ScatterChart,
    Sparkline,
    component,
    use_state,
)

MONTHS = [
    {"month": "Jan", "online": 12400, "shops": 9000},
    {"month": "Feb", "online": 15100, "shops": 8200},
    {"month": "Mar", "online": 14300, "shops": 9900},
    {"month": "Apr", "online": 18200, "shops": 7600},
    {"month": "May", "online": 21700, "shops": 8800},
]
HIGHS = [7, 9, 8, 11, 13, 12, 9, 10, 14, 16, 15, 13, 12, 14]
DAYS = [
    {"day": "2026-03-" + str(at + 10), "high": HIGHS[at], "low": HIGHS[at] - 4 - at % 3}
    for at in range(len(HIGHS))
]
REGIONS = [
    {"region": "North", "total": 40},
    {"region": "West", "total": 25},
    {"region": "East", "total": 18},
    {"region": "South", "total": 12},
]
HOUSES = [
    {"area": 42 + at * 7 % 90, "price": 2.1 + (at * 7 % 90) / 24 + at * 13 % 7 / 10} for at in range(48)
]
VISITS = [
    {"day": day, "hour": str(hour) + ":00", "visits": (hour * 3 + at * 5) % 17 * (2 if 10 < hour < 16 else 1)}
    for at, day in enumerate(["Mon", "Tue", "Wed", "Thu", "Fri"])
    for hour in range(8, 20, 2)
]


@component
def Revenue():
    month = use_state(None)
    return [
        BarChart(
            MONTHS,
            x="month",
            y=["online", {"key": "shops", "label": "In shops"}],
            label="Revenue by month",
            format="currency:EUR",
            stacked=True,
            selected=month.value,
            on_click=lambda row: month.set(row["month"]),
        ),
        Caption("Choose a month" if month.value is None else "Chosen: " + month.value),
    ]


def line_chart():
    return LineChart(DAYS, x="day", y=["high", {"key": "low", "label": "Lowest"}], label="Degrees in March")


def area_chart():
    return AreaChart(DAYS, x="day", y="high", label="Highs in March", curved=True, height=180)


def pie_chart():
    return PieChart(REGIONS, x="region", y="total", label="Sales by region", donut=True)


def scatter_chart():
    return ScatterChart(
        HOUSES,
        x="area",
        y="price",
        label="Houses for sale",
        x_label="Area (m²)",
        y_label="Price (million kr)",
    )


def sparkline():
    return Grid(
        Card(
            Metric("1,240", Sparkline([3, 5, 4, 8, 7, 9], label="Orders by day", area=True), label="Orders")
        ),
        Card(
            Metric(37, Sparkline([9, 8, 8, 5, 6, 4], label="Returns by day", color="danger"), label="Returns")
        ),
        columns=2,
    )


@component
def Visits():
    cell = use_state(["14:00", "Tue"])
    return [
        Heatmap(
            VISITS,
            x="hour",
            y="day",
            value="visits",
            label="Visits by day and hour",
            selected=cell.value,
            on_click=lambda row: cell.set([row["hour"], row["day"]]),
        ),
        Caption("Chosen: " + " on ".join(cell.value)),
    ]


SHOWN = [
    ["BarChart", Revenue],
    ["LineChart", line_chart],
    ["AreaChart", area_chart],
    ["PieChart", pie_chart],
    ["ScatterChart", scatter_chart],
    ["Sparkline", sparkline],
    ["Heatmap", Visits],
]
