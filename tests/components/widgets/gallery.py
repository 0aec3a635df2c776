# mypy: ignore-errors
"""Every component in every look, for `test_looks`."""

from bascule.components import (
    Alert,
    Button,
    Card,
    Column,
    Heading,
    Row,
    Skeleton,
    Table,
    Text,
    component,
    use_effect,
    use_state,
    widget,
)

COLORS = ["primary", "secondary", "success", "warning", "danger", "info", "neutral"]


@component
def Broken():
    """Fails in the page, not yet when it is built: the builder would refuse it."""
    started = use_state(False)
    use_effect(lambda: started.set(True), ())
    if started.value:
        raise ValueError("no data for Bergen")


@widget
def Gallery():
    chosen = use_state("East")
    return Column(
        Heading("Gallery", level=1),
        [
            Row([Button(c, color=c, variant=v, size="sm") for c in COLORS], gap="sm", key=v)
            for v in ["solid", "soft", "outline", "ghost"]
        ],
        Row(
            Button("xs", size="xs"),
            Button("sm", size="sm"),
            Button("md"),
            Button("lg", size="lg"),
            Button("busy", pending=True),
            Button("off", disabled=True),
        ),
        [
            Alert("A message that says something in " + c, title="Title", color=c, key=c)
            for c in ["info", "success", "warning", "danger", "neutral"]
        ],
        Card(
            Text("Body text"),
            Text("Small muted", size="sm", color="neutral"),
            Text("Danger", color="danger", strong=True),
            Text("mono", mono=True),
            Table(
                [
                    {"region": "West", "total": 1200, "ok": True},
                    {"region": "East", "total": 950.5, "ok": False},
                ],
                caption="Sales by region",
                row_key="region",
                selected=chosen.value,
                on_row_click=lambda row: chosen.set(row["region"]),
            ),
            title="Sales",
            subtitle="Last week",
            actions=[Button("Refresh", size="sm"), Button("More", size="sm", variant="ghost")],
            footer="Updated just now",
        ),
        Card(Skeleton(lines=3)),
        Broken(),
    )
