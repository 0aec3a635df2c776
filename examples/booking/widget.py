"""Book a table: choose, check, confirm."""

from bascule.bridge import BridgeError, use_host_actions, use_tool_call, use_tool_result
from bascule.components import (
    Alert,
    Button,
    Card,
    Column,
    DatePicker,
    DetailList,
    Dialog,
    EmptyState,
    Form,
    Grid,
    Icon,
    Input,
    NumberInput,
    RadioGroup,
    Skeleton,
    Text,
    Textarea,
    component,
    use_state,
    widget,
)

MOST = 8


def people(count):
    return "1 guest" if count == 1 else str(count) + " guests"


def details(booking):
    return DetailList(
        booking,
        fields=[
            "day",
            "time",
            {"key": "guests", "render": people},
            {"key": "name", "label": "In the name of"},
            "email",
            {"key": "wishes", "render": lambda wishes: wishes or "None"},
        ],
    )


def times_field(times, chosen, on_change, pending):
    """The evening's times; those that are taken cannot be chosen."""
    return RadioGroup(
        "Time",
        [{"value": one["time"], "label": one["time"], "disabled": not one["free"]} for one in times],
        value=chosen,
        on_change=on_change,
        inline=True,
        name="time",
        required=True,
        help="Looking for free tables …" if pending else None,
    )


@component
def Question(booking, on_close, on_booked, on_refused):
    """What will be booked, and the call that does it; `booking` is `None` while nothing is asked."""
    book = use_tool_call("book_table")
    trouble = use_state(None)

    def close():
        trouble.set(None)
        on_close()

    async def confirm():
        trouble.set(None)
        try:
            answer = await book(**{name: booking[name] for name in booking if name != "day"})
        except BridgeError as error:
            trouble.set(str(error))
            return
        if not answer.is_error:
            on_booked(answer.output["booking"])
        elif answer.structured:
            on_refused(answer.structured["errors"])
        else:
            trouble.set(answer.output)

    return Dialog(
        booking and details(booking),
        trouble.value and Alert(trouble.value, title="Not booked", color="danger"),
        title="Book this table?",
        open=booking is not None,
        on_close=close,
        actions=[
            Button("Change", variant="outline", on_click=close),
            Button("Try again" if trouble.value else "Book", on_click=confirm, pending=book.pending),
        ],
    )


@component
def Booking(offer, on_booked):
    search = use_tool_call("find_table")
    guests = use_state(offer["guests"])
    date = use_state(offer["date"])
    time = use_state(None)
    question = use_state(None)
    errors = use_state({})

    trouble = None
    if search.error is not None:
        trouble = str(search.error)
    elif search.result is not None and search.result.is_error:
        trouble = search.result.output
    elif search.result is not None:
        offer = search.result.output
    free = [one["time"] for one in offer["times"] if one["free"]]
    chosen = time.value if time.value in free else None

    def look(new_date, new_guests):
        date.set(new_date)
        guests.set(new_guests)
        errors.set({})
        if new_date and new_guests and 1 <= new_guests <= MOST:
            search(date=new_date, guests=new_guests)

    def ask(values):
        errors.set({})
        question.set({**values, "day": offer["day"]})

    def refuse(new_errors):
        question.set(None)
        errors.set(new_errors)
        search(date=date.value, guests=guests.value)  # somebody was faster

    return [
        Form(
            Grid(
                DatePicker(
                    "Date",
                    name="date",
                    value=date.value,
                    on_change=lambda value: look(value, guests.value),
                    min=offer["first"],
                    max=offer["last"],
                    required=True,
                ),
                NumberInput(
                    "Guests",
                    name="guests",
                    value=guests.value,
                    on_change=lambda value: look(date.value, value),
                    min=1,
                    max=MOST,
                    step=1,
                    required=True,
                ),
                columns=2,
                min_width=150,
            ),
            trouble and Alert(trouble, title="We could not look for tables", color="danger"),
            offer["trouble"] and Alert(offer["trouble"], color="warning"),
            offer["times"] and times_field(offer["times"], chosen, time.set, search.pending),
            Grid(
                Input("Name", name="name", autocomplete="name", min_length=2, max_length=80, required=True),
                Input("Email", name="email", type="email", autocomplete="email", required=True),
                columns=2,
                min_width=200,
            ),
            Textarea(
                "Wishes",
                name="wishes",
                rows=2,
                max_length=300,
                placeholder="Allergies, a pram, a quiet corner",
            ),
            on_submit=ask,
            submit="Continue",
            errors=errors.value,
            disabled=not free,
        ),
        Question(
            booking=question.value,
            on_close=lambda: question.set(None),
            on_booked=on_booked,
            on_refused=refuse,
        ),
    ]


@component
def Booked(booking):
    return Column(
        EmptyState(
            "Your table is booked",
            "Reference " + booking["reference"],
            icon=Icon("circle-check", color="success"),
        ),
        details(booking),
        Text("Something came up? Call us until noon of the day.", size="sm", color="neutral"),
    )


@widget(
    name="booking",
    title="Book a table",
    description="A form that books a table at a restaurant",
    display_modes=["inline"],
)
def Book():
    result = use_tool_result()
    actions = use_host_actions()
    booked = use_state(None)

    def done(booking):
        booked.set(booking)
        if actions.available.update_model_context:
            actions.update_model_context(
                "The user has booked a table at "
                + booking["restaurant"]
                + " for "
                + people(booking["guests"])
                + ", "
                + booking["day"]
                + " at "
                + booking["time"]
                + ". Reference: "
                + booking["reference"]
                + ".",
                booking,
            )

    if result.status == "cancelled":
        return Alert("The request was cancelled.", color="warning")
    if result.status == "error":
        return Alert(result.output, title="No table", color="danger")
    if result.status != "ready":
        return Card(Skeleton(lines=6, label="Looking for tables"))
    if booked.value is not None:
        return Card(Booked(booking=booked.value), title=result.output["restaurant"])
    return Card(
        Booking(offer=result.output, on_booked=done),
        title=result.output["restaurant"],
        subtitle="Dinner, Tuesday to Sunday",
    )
