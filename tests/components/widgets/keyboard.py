"""What is worked by keyboard and has no other page of its own."""

from bascule.components import (
    Accordion,
    Button,
    Card,
    Carousel,
    Column,
    DatePicker,
    Dialog,
    FileDrop,
    Heatmap,
    JsonView,
    Link,
    Text,
    Textarea,
    Toast,
    component,
    use_state,
    widget,
)

CELLS = [{"day": day, "hour": hour, "n": hour} for day in ("Mon", "Tue") for hour in (8, 9)]


@component
def Asked():
    open_ = use_state(False)
    return [
        Button("Delete", on_click=lambda: open_.set(True)),
        Dialog(
            Text("Really?"),
            title="Delete the booking?",
            open=open_.value,
            on_close=lambda: open_.set(False),
            actions=Button("Yes", on_click=lambda: open_.set(False)),
        ),
        Text("asking " + str(open_.value)),
    ]


@widget
def Keyboard():
    said = use_state("nothing")
    toast = use_state(True)
    cell = use_state(None)

    def choose(row):
        said.set(row["day"] + " " + str(row["hour"]))
        cell.set([row["hour"], row["day"]])

    return Column(
        Accordion([("Rain", "All day"), ("Wind", "From the west")]),
        Carousel(
            [Card(Text(name)) for name in ("Bergen", "Oslo", "Bodø", "Tromsø")], label="Places", width=300
        ),
        Heatmap(
            CELLS,
            x="hour",
            y="day",
            value="n",
            label="Visits",
            selected=cell.value,
            on_click=choose,
        ),
        JsonView({"days": [1, 2]}, id="json"),
        Asked(),
        FileDrop("Receipts", on_change=lambda files: said.set(files[0]["name"])),
        DatePicker("Day", on_change=lambda day: said.set(str(day))),
        Textarea("Note", on_change=said.set),
        Link("Forecast", href="https://example.org/"),
        Toast("Saved.", open=toast.value, on_close=lambda: toast.set(False), seconds=None),
        Text("said " + said.value, id="said"),
    )
