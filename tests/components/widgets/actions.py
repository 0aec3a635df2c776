# mypy: ignore-errors
"""Every action, each with what it did; for `kit/test_actions_in_page`."""

from bascule.components import (
    Button,
    ButtonGroup,
    Column,
    CopyButton,
    ExpandButton,
    Icon,
    IconButton,
    Text,
    ToolButton,
    use_state,
    widget,
)


def said(name, value):
    return Text(name + ": " + repr(value), id="said-" + name)


@widget(display_modes=["inline", "fullscreen"])
def Actions():
    pressed = use_state("")
    result = use_state(None)
    error = use_state(None)
    return Column(
        ButtonGroup(
            Button("One", variant="outline", on_click=lambda: pressed.set("one")),
            Button("Two", variant="outline", on_click=lambda: pressed.set("two")),
            label="Numbers",
        ),
        IconButton(Icon("x"), "Close", on_click=lambda: pressed.set("close")),
        IconButton("+", "Add", pending=True, size="lg", variant="solid"),
        said("pressed", pressed.value),
        ToolButton("Ask", tool="echo", arguments={"a": [1, None]}, on_result=result.set),
        ToolButton("Fail", tool="fail", on_error=lambda failure: error.set(str(failure))),
        ToolButton("Refuse", tool="refuse"),
        said("result", result.value and result.value["a"]),
        said("error", error.value),
        CopyButton('a "text"\nof two lines', label="Copy it"),
        ExpandButton("Show all"),
        said("end", True),
    )
