"""Components that put others in their place."""

from bascule.components import (
    Accordion,
    Badge,
    Button,
    Card,
    Carousel,
    Column,
    Dashboard,
    Dialog,
    Divider,
    Grid,
    Metric,
    Row,
    Spacer,
    Tabs,
    Text,
    component,
    use_state,
)


def divider():
    return [Text("Today"), Divider("Earlier"), Row("West", Divider(vertical=True), "East"), Divider()]


def grid():
    return Grid([Card(Text(name)) for name in ["Bergen", "Oslo", "Bodø", "Tromsø"]], columns=3, min_width=140)


def spacer():
    return Row(Text("Total"), Spacer(), Badge("3 items"), Spacer("md"), Text("1,200", strong=True))


def card():
    return Card(Text("12 °C, light rain"), title="Bergen", subtitle="Norway", footer="Updated just now")


def row():
    return Row(Button("Back", variant="outline"), Button("Next"), gap="sm", justify="end")


def column():
    return Column(Text("Five days", strong=True), Text("Rain until Thursday"), gap="xs")


def tabs():
    return Tabs(
        [
            ("Day", Text("12 °C, light rain")),
            ("Week", lambda: Text("Rain until Thursday, then sun")),
            {"label": "Year", "content": None, "disabled": True},
        ],
        label="Period",
    )


def accordion():
    return Accordion(
        [
            ("Delivery", Text("Two to four days, by train.")),
            {"title": "Returns", "content": Text("Within thirty days."), "open": True},
        ],
        name="questions",
    )


@component
def Delete():
    asking = use_state(False)

    def stop():
        asking.set(False)

    return Row(
        Button("Delete the booking", color="danger", variant="outline", on_click=lambda: asking.set(True)),
        Dialog(
            Text("The table at seven will be given to somebody else."),
            title="Delete the booking?",
            open=asking.value,
            on_close=stop,
            actions=[
                Button("Keep it", variant="outline", on_click=stop),
                Button("Delete", color="danger", on_click=stop),
            ],
        ),
    )


def carousel():
    return Carousel(
        [Card(Text(name), title=name) for name in ["Bergen", "Oslo", "Bodø", "Tromsø", "Stavanger"]],
        label="Places",
        width=200,
    )


def dashboard():
    return Dashboard(
        Card(Text("The first panel"), title="By region", level=4),
        Card(Text("The second panel"), title="By product", level=4),
        Card(Text("The third takes the whole width"), title="Last orders", level=4),
        title="Sales",
        subtitle="Last week",
        level=3,
        actions=Button("Refresh", size="sm", variant="outline"),
        metrics=[
            Metric("1,240", label="Orders"),
            Metric("€ 12,400", label="Revenue", delta="+8 %", trend="up"),
        ],
    )


SHOWN = [
    ["Card", card],
    ["Row", row],
    ["Column", column],
    ["Grid", grid],
    ["Dashboard", dashboard],
    ["Divider", divider],
    ["Spacer", spacer],
    ["Tabs", tabs],
    ["Accordion", accordion],
    ["Carousel", carousel],
    ["Dialog", Delete],
]
