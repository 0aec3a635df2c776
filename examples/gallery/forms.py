"""Components that ask."""

from bascule.components import (
    Alert,
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
)

ROOMS = [("single", "Single"), ("double", "Double"), {"value": "suite", "label": "Suite", "disabled": True}]
CITIES = [
    "Ålesund", "Bergen", "Bodø", "Drammen", "Fredrikstad", "Hamar", "Kristiansand", "Lillehammer", "Molde", "Oslo",
    "Stavanger", "Tromsø", "Trondheim",
]  # fmt: skip
BOOKING = {
    "title": "Booking",
    "type": "object",
    "required": ["name", "email", "arrival", "guests"],
    "properties": {
        "name": {"type": "string", "title": "Name", "minLength": 2, "maxLength": 80},
        "email": {"type": "string", "title": "Email", "format": "email", "description": "We write once."},
        "arrival": {"type": "string", "title": "Arrival", "format": "date"},
        "guests": {"type": "integer", "title": "Guests", "minimum": 1, "maximum": 12, "default": 2},
        "board": {"title": "Board", "enum": ["None", "Breakfast", "Half board"], "default": "Breakfast"},
        "extras": {"type": "array", "title": "Extras", "items": {"enum": ["Parking", "Cot", "Late arrival"]}},
        "wishes": {"type": "string", "title": "Wishes", "maxLength": 500},
    },
}


@component
def BookingForm():
    booked = use_state(None)
    if booked.value is not None:
        return Alert("A table for " + str(booked.value["guests"]) + ".", title="Booked", color="success")
    return Form(schema=BOOKING, on_submit=booked.set, submit="Book")


def field():
    return Field(input(type="color", value="#1a62d6"), label="Paint", help="Of the front door")


@component
def NameInput():
    name = use_state("")
    return [
        Input("Name", value=name.value, on_change=name.set, placeholder="Ada Lovelace", required=True),
        Text("Hello " + (name.value or "you") + "."),
    ]


def input_error():
    return Input(
        "Email", type="email", default_value="ada@", error="An address has a domain, as in ada@example.org."
    )


def textarea():
    return Textarea("Message", rows=2, help="It grows with what you write", max_length=500)


@component
def Guests():
    guests = use_state(2)
    return NumberInput("Guests", value=guests.value, on_change=guests.set, min=1, max=12, step=1)


@component
def Region():
    region = use_state(None)
    return Select(
        "Region",
        ["North", "West", "East"],
        value=region.value,
        on_change=region.set,
        placeholder="Choose a region",
    )


def multi_select():
    return MultiSelect("Toppings", ["Olives", "Capers", "Basil", "Anchovies"], default_value=["Basil"])


@component
def City():
    city = use_state("Bergen")
    return Combobox("City", CITIES, value=city.value, on_change=city.set, most=5)


def checkbox():
    return Column(
        Checkbox("Send me a copy", default_checked=True),
        Checkbox("I have read the terms", required=True),
        Checkbox("Some are chosen", indeterminate=True),
        gap="sm",
    )


@component
def Room():
    room = use_state("double")
    return RadioGroup("Room", ROOMS, value=room.value, on_change=room.set)


def switch():
    return Column(
        Switch("Live updates", default_checked=True), Switch("Sounds", help="Only by day"), gap="sm"
    )


@component
def Budget():
    budget = use_state(120)
    return Slider("Budget", value=budget.value, on_change=budget.set, max=500, step=10, unit=" €")


@component
def Period():
    period = use_state("Week")
    return SegmentedControl("Period", ["Day", "Week", "Month"], value=period.value, on_change=period.set)


def date_picker():
    return DatePicker("Arrival", min="2026-01-01", help="From the first of January")


def tag_input():
    return TagInput("Keywords", default_value=["sea", "fjord"], help="Enter adds one")


@component
def Stars():
    stars = use_state(4)
    return [
        Rating("Your rating", value=stars.value, on_change=stars.set),
        Rating("Of all guests", value=3.6),
    ]


def file_drop():
    return FileDrop("Receipts", accept="image/*,.pdf", multiple=True)


SHOWN = [
    ["Form", BookingForm],
    ["Field", field],
    ["Input", NameInput],
    ["Input, wrong", input_error],
    ["Textarea", textarea],
    ["NumberInput", Guests],
    ["Select", Region],
    ["MultiSelect", multi_select],
    ["Combobox", City],
    ["Checkbox", checkbox],
    ["RadioGroup", Room],
    ["Switch", switch],
    ["Slider", Budget],
    ["SegmentedControl", Period],
    ["DatePicker", date_picker],
    ["TagInput", tag_input],
    ["Rating", Stars],
    ["FileDrop", file_drop],
]
