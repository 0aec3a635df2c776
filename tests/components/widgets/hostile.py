# mypy: ignore-errors
"""Shows every string of the result in every prop that takes text, of every component."""

from bascule.bridge import use_tool_result
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
    a,
    component,
    div,
    h,
    img,
    widget,
)


def everywhere(text):
    return {
        "id": text,
        "class_": text,
        "lang": text,
        "role": text,
        "aria_label": text,
        "data_x": text,
        "style": {"color": text, "background": text, "--x": text},
    }


@component
def Shows(text):
    more = everywhere(text)
    return div(
        text,
        Card(text, title=text, subtitle=text, footer=text, actions=text, **more),
        Row(text, **more),
        Column([text], **more),
        Heading(text, **more),
        Text(text, **more),
        Button(text, **more),
        Table([{text: text, "list": [text], "dict": {text: text}}], caption=text, empty=text, **more),
        Table([[text]], columns=[{"key": 0, "label": text, "render": lambda value, _row: value}]),
        Alert(text, title=text, actions=text, **more),
        Alert([text, {"onclick": text}]),
        Skeleton(label=text, **more),
        a(text, href=text, title=text, target=text),
        img(src=text, alt=text),
        h("x-any", text, text=text),
    )


@widget
def Hostile():
    result = use_tool_result()
    if result.status != "ready":
        return Text("waiting")
    return Column(
        [Shows(text, key=at) for at, text in enumerate(result.output["strings"])], Text("all shown", id="end")
    )
