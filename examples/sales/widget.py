"""A year's sales: what was sold, when, where; a region is looked into when it is chosen."""

from bascule.bridge import use_tool_call, use_tool_result
from bascule.components import (
    Alert,
    BarChart,
    Card,
    Column,
    Dashboard,
    ErrorState,
    Grid,
    Icon,
    IconButton,
    LineChart,
    Metric,
    PieChart,
    SegmentedControl,
    Skeleton,
    Sparkline,
    Suspense,
    Table,
    component,
    use_focus,
    use_state,
    widget,
)

MONEY = "currency:EUR"


def euros(value):
    return f"€{value / 1_000_000:.1f}m" if value >= 1_000_000 else f"€{value:,.0f}"


def percent(value):
    return f"{value:+.1%}"


def metric(label, figure, show, *children, size="md"):
    """A figure and how it changed; the first year has nothing to be compared with."""
    grown = figure["change"]
    return Metric(
        show(figure["value"]),
        *children,
        label=label,
        delta=None if grown is None else percent(grown),
        trend=None if grown is None else "up" if grown > 0 else "down" if grown < 0 else "flat",
        good="up",
        size=size,
    )


def metrics(totals, size="md"):
    return [
        metric("Revenue", totals["revenue"], euros, size=size),
        metric("Pieces", totals["pieces"], lambda value: f"{value:,}", size=size),
        metric("Euros a piece", totals["price"], euros, size=size),
    ]


def series(rows, year):
    """This year's bars or line, and those of the year before where there is one."""
    now = {"key": "revenue", "label": str(year), "color": "info"}
    then = {"key": "before", "label": str(year - 1), "color": "neutral"}
    return [now, then] if any(row.get("before") is not None for row in rows) else [now]


def region_in_full(result):
    if result.is_error:
        return ErrorState(result.output, title="No figures")
    found = result.output
    return Column(
        Grid(metrics(found["totals"], "sm"), columns=3, min_width=120),
        BarChart(
            found["months"],
            x="month",
            y=found["categories"],
            label="By month and category",
            x_format="month",
            format=MONEY,
            stacked=True,
        ),
        Table(
            [
                [
                    row["product"],
                    euros(row["revenue"]),
                    percent(row["revenue"] / row["before"] - 1) if row.get("before") else None,
                ]
                for row in found["products"]
            ],
            columns=[
                "product",
                {"key": "revenue", "align": "end"},
                {"key": "change", "align": "end"},
            ],
            caption="By product",
        ),
    )


@component
def Region(name, year, on_close):
    look = use_tool_call("sales_of_region")
    return Card(
        Suspense(
            lambda: look(region=name, year=year),
            region_in_full,
            deps=(name, year),
            fallback=Skeleton(lines=8, label="Looking into " + name),
        ),
        title=name,
        subtitle=str(year),
        actions=[IconButton(Icon("x"), "Close " + name, on_click=on_close)],
        level=3,
        data_region=name,
    )


@component
def Sales(sales):
    again = use_tool_call("show_sales")
    focus = use_focus()
    year = use_state(sales["year"])
    region = use_state(None)

    trouble = None
    if again.error is not None:
        trouble = str(again.error)
    elif again.result is not None and again.result.is_error:
        trouble = again.result.output
    elif again.result is not None:
        sales = again.result.output

    def choose(value):
        year.set(value)
        again(year=value)

    def look_into(row):
        region.set(row["region"])
        focus("[data-region] button")

    def close():
        region.set(None)
        focus("[data-regions] [tabindex='0']")

    shown = sales["year"]
    return Dashboard(
        trouble and Alert(trouble, title="No figures", color="danger"),
        Card(
            LineChart(
                sales["months"],
                x="month",
                y=series(sales["months"], shown),
                label="Revenue by month",
                label_hidden=True,
                x_format="month",
                format=MONEY,
                min=0,
            ),
            title="By month",
            level=3,
        ),
        Card(
            BarChart(
                sales["regions"],
                x="region",
                y=series(sales["regions"], shown),
                label="Revenue by region",
                label_hidden=True,
                format=MONEY,
                horizontal=True,
                on_click=look_into,
            ),
            title="By region",
            subtitle="Choose one to look into it",
            level=3,
            data_regions=True,
        ),
        Region(name=region.value, year=shown, on_close=close)
        if region.value
        else Card(
            PieChart(
                sales["categories"],
                x="category",
                y="revenue",
                label="Revenue by category",
                label_hidden=True,
                format=MONEY,
                donut=True,
            ),
            title="By category",
            level=3,
        ),
        title="Sales",
        subtitle=sales["period"],
        metrics=[
            metric(
                "Revenue",
                sales["totals"]["revenue"],
                euros,
                Sparkline([row["revenue"] for row in sales["months"]], label="Revenue by month", area=True),
            ),
            metrics(sales["totals"])[1:],
        ],
        actions=SegmentedControl(
            "Year",
            sales["years"],
            value=year.value,
            on_change=choose,
            label_hidden=True,
            disabled=again.pending,
        ),
        aria_busy=again.pending,
    )


@widget(
    name="sales",
    title="Sales",
    description="A year's sales by month, region and category",
    display_modes=["inline", "fullscreen"],
)
def SalesOfAYear():
    result = use_tool_result()
    if result.status == "cancelled":
        return Alert("The request was cancelled.", color="warning")
    if result.status == "error":
        return Alert(result.output, title="No figures", color="danger")
    if result.status != "ready":
        return Card(Skeleton(lines=8, label="Adding up the sales"))
    return Sales(sales=result.output, key=result.output["year"])
