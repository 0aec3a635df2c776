# mypy: ignore-errors
"""Every field, each with what its handler was given; for `kit/test_forms_in_page`."""

from bascule.components import (
    Checkbox,
    Column,
    Combobox,
    DatePicker,
    Field,
    FileDrop,
    Form,
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
    component,
    input,  # noqa: A004 (HTML's word)
    use_state,
    widget,
)

CITIES = [
    "Bergen",
    "Berlin",
    "Bern",
    {"value": "x", "label": "Bordeaux", "disabled": True},
    "Oslo",
    "Paris",
    "Ålesund",
]
SCHEMA = {
    "type": "object",
    "required": ["name", "guests", "board", "tags", "address"],
    "$defs": {
        "Address": {
            "title": "Address",
            "type": "object",
            "required": ["city"],
            "properties": {"city": {"type": "string", "title": "Town"}, "zip": {"type": "string"}},
        }
    },
    "properties": {
        "name": {"type": "string", "title": "Full name", "pattern": "[A-Z].*"},
        "guests": {"type": "integer", "title": "Number of guests", "minimum": 1, "maximum": 12},
        "price": {"anyOf": [{"type": "number", "exclusiveMinimum": 0}, {"type": "null"}], "title": "Price"},
        "board": {"enum": [1, 2, 3], "title": "Board"},
        "extras": {"type": "array", "items": {"enum": ["Cot", "Parking"]}, "title": "Extras"},
        "tags": {"type": "array", "items": {"type": "integer"}, "minItems": 1, "title": "Numbers"},
        "copy": {"type": "boolean", "title": "A copy", "default": True},
        "address": {"$ref": "#/$defs/Address"},
        "version": {"const": 3},
    },
}


def said(name, value):
    return Text(name + ": " + repr(value), id="said-" + name)


@component
def Fields():
    got = use_state({})

    def note(name):
        def change(value):
            new = got.value.copy()
            new[name] = value
            got.set(new)

        return change

    upper = use_state("")
    combo = use_state(None)
    tags = use_state(["sea"])
    stars = use_state(2)
    room = use_state("d")
    names = "input text number select multi check switch radio slider segment date rating files free combo".split()
    return Column(
        Input(
            "Capitals", value=upper.value, on_change=lambda value: upper.set(value.upper()), help="Only these"
        ),
        Input("Fixed", value="as it is"),
        Input("Free", on_change=note("input"), error="Wrong so far", required=True),
        Textarea("Story", on_change=note("text"), rows=2),
        NumberInput("Guests", on_change=note("number"), min=1, max=9, step=1),
        Select("Region", ["North", 2, ("w", "West")], on_change=note("select"), placeholder="Choose"),
        MultiSelect(
            "Toppings", ["Olives", "Basil", "Capers"], on_change=note("multi"), default_value=["Basil"]
        ),
        Checkbox("Copy", on_change=note("check")),
        Checkbox("Locked", checked=True),
        Switch("Live", on_change=note("switch")),
        RadioGroup("Room", [("s", "Single"), ("d", "Double")], value=room.value, on_change=room.set),
        said("radio", room.value),
        Slider("Budget", on_change=note("slider"), default_value=50, step=10),
        SegmentedControl("Period", ["Day", "Week"], on_change=note("segment"), default_value="Day"),
        DatePicker("Arrival", on_change=note("date"), min="2026-01-01"),
        Rating("Score", value=stars.value, on_change=stars.set),
        said("stars", stars.value),
        Rating("Others", value=3.6),
        FileDrop("Receipts", on_change=note("files"), multiple=True),
        TagInput("Keywords", value=tags.value, on_change=tags.set),
        said("tags", tags.value),
        Combobox("City", CITIES, value=combo.value, on_change=combo.set, most=4),
        said("combo", combo.value),
        Combobox("Stop", CITIES, on_change=note("free"), default_value="Oslo"),
        Field(input(type="color"), label="Paint"),
        [said(name, got.value.get(name)) for name in names if name in got.value],
    )


@component
def Written():
    sent = use_state(None)
    errors = use_state(None)

    async def submit(values):
        sent.set(values)
        errors.set({"mail": "This address is taken."} if values["mail"] == "taken@x.org" else None)

    return [
        Form(
            Input("Mail", name="mail", type="email", required=True),
            TagInput("Topics", name="topics"),
            RadioGroup("Size", ["S", "L"], name="size", required=True),
            Combobox("Place", CITIES, name="place"),
            MultiSelect("Days", ["Mon", "Tue"], name="days"),
            Checkbox("Terms", name="terms", required=True),
            on_submit=submit,
            errors=errors.value,
            submit="Send",
            aria_label="Written",
        ),
        said("sent", None if sent.value is None else sorted(sent.value.items())),
    ]


@component
def Schema():
    sent = use_state(None)
    values = sent.value
    return [
        Form(schema=SCHEMA, on_submit=sent.set, submit="Book", values={"address": {"zip": "5003"}}),
        said(
            "booked",
            None if values is None else sorted([(n, v) for n, v in values.items() if n != "address"]),
        ),
        said("address", None if values is None else sorted(values["address"].items())),
    ]


@widget
def Forms():
    return Column(Fields(), Written(), Schema())
