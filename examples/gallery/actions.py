"""Components that do something."""

from bascule.components import (
    Button,
    ButtonGroup,
    CopyButton,
    ExpandButton,
    Icon,
    IconButton,
    Row,
    Text,
    ToolButton,
    component,
    use_state,
)


def button():
    return [
        Row(
            Button("Save", color="primary"),
            Button("Share", color="secondary"),
            Button("Approve", color="success", variant="soft"),
            Button("Delete", color="danger", variant="outline"),
            Button("Cancel", variant="ghost"),
            gap="sm",
        ),
        Row(
            Button("Small", size="sm"),
            Button("Large", size="lg"),
            Button("Saving", pending=True),
            Button("Not now", disabled=True),
            gap="sm",
        ),
    ]


@component
def Days():
    day = use_state(3)
    return [
        ButtonGroup(
            Button("Earlier", variant="outline", on_click=lambda: day.set(day.value - 1)),
            Button("Today", variant="outline", on_click=lambda: day.set(3)),
            Button("Later", variant="outline", on_click=lambda: day.set(day.value + 1)),
            label="Day",
        ),
        Text("Day " + str(day.value)),
    ]


@component
def Icons():
    done = use_state("nothing")
    return [
        Row(
            IconButton(Icon("pencil"), "Edit", on_click=lambda: done.set("edit")),
            IconButton(Icon("trash"), "Delete", color="danger", on_click=lambda: done.set("delete")),
            IconButton(Icon("plus"), "Add", variant="solid", on_click=lambda: done.set("add")),
            gap="xs",
        ),
        Text("Pressed: " + done.value),
    ]


@component
def Section():
    answer = use_state(None)
    return [
        ToolButton(
            "Ask the server", tool="show_components", arguments={"section": "Data"}, on_result=answer.set
        ),
        answer.value and Text("It answered " + str(answer.value)),
    ]


def copy_button():
    return Row(Text("pip install bascule", mono=True), CopyButton("pip install bascule"))


def expand_button():
    return Row(Text("All of the gallery"), ExpandButton("Show in full"), justify="between")


SHOWN = [
    ["Button", button],
    ["ButtonGroup", Days],
    ["IconButton", Icons],
    ["ToolButton", Section],
    ["CopyButton", copy_button],
    ["ExpandButton", expand_button],
]
