# mypy: ignore-errors
"""Shows every string of the result in every prop that takes text, of every field and action."""

from bascule.bridge import use_tool_result
from bascule.components import (
    Button,
    ButtonGroup,
    Checkbox,
    Column,
    Combobox,
    CopyButton,
    DatePicker,
    ExpandButton,
    Field,
    FileDrop,
    Form,
    IconButton,
    Input,
    MultiSelect,
    NumberInput,
    RadioGroup,
    Rating,
    SegmentedControl,
    Select,
    Slider,
    Switch,
    TagInput,
    Text,
    Textarea,
    ToolButton,
    component,
    input,  # noqa: A004 (HTML's word)
    widget,
)


def everywhere(text):
    return {
        "id": text,
        "class_": text,
        "lang": text,
        "aria_label": text,
        "data_x": text,
        "style": {"color": text, "--x": text},
        "help": text,
        "error": text,
        "name": text,
    }


def nothing(_value=None):
    pass


@component
def Shows(text):
    more = everywhere(text)
    options = [(text, text), {"label": text, "value": text + "2", "disabled": True}]
    schema = {
        "properties": {
            text: {"type": "string", "title": text, "description": text, "default": text, "pattern": text},
            "part": {"title": text, "type": "object", "properties": {"x": {"enum": [text]}}},
        }
    }
    return Column(
        Field(input(), label=text, **more),
        Input(text, value=text, placeholder=text, autocomplete=text, pattern=text, on_change=nothing, **more),
        Textarea(text, default_value=text, placeholder=text, **more),
        NumberInput(text, placeholder=text, **more),
        Select(text, options, value=text, placeholder=text, **more),
        Select(text, [{"label": text, "options": [text]}], **more),
        MultiSelect(text, options, default_value=[text], **more),
        Combobox(text, options, default_value=text, placeholder=text, empty=text, more=text, **more),
        Checkbox(text, **more),
        Switch(text, **more),
        RadioGroup(text, options, default_value=text, **more),
        SegmentedControl(text, options, default_value=text, **more),
        Slider(text, value=3, unit=text, on_change=nothing, **more),
        DatePicker(text, value=text, min=text, max=text, on_change=nothing, **more),
        Rating(text, labels=[text, text], most=2, **more),
        Rating(text, value=1, **more),
        TagInput(text, default_value=[text], placeholder=text, remove=text, **more),
        FileDrop(text, accept=text, prompt=text, **more),
        Form(schema=schema, errors={text: text}, errors_title=text, submit=text, actions=text, id=text),
        ButtonGroup(Button(text), label=text, class_=text, data_x=text),
        IconButton(text, text or "x", class_=text, data_x=text),
        ToolButton(text, tool=text, class_=text, data_x=text),
        CopyButton(text, label=text, class_=text, data_x=text),
        ExpandButton(text, back=text, class_=text, data_x=text),
    )


@widget(display_modes=["inline", "fullscreen"])
def Hostile():
    result = use_tool_result()
    if result.status != "ready":
        return Text("waiting")
    return Column(
        [Shows(text, key=text) for text in result.output["strings"]],
        Text("all shown", id="end-" + str(result.output["turn"])),
    )
