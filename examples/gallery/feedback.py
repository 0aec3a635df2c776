"""Components that say how things are."""

import asyncio

from bascule.components import (
    Alert,
    Button,
    Column,
    EmptyState,
    ErrorBoundary,
    ErrorState,
    Icon,
    Row,
    Skeleton,
    Spinner,
    Suspense,
    Text,
    Toast,
    Tooltip,
    component,
    use_state,
)


def alert():
    return Column(
        Alert("Your table is booked.", title="Thank you", color="success"),
        Alert("The kitchen closes at 22:00.", color="warning"),
    )


def spinner():
    return Row(
        Spinner(size="xs"),
        Spinner(size="sm"),
        Spinner("Searching", show_label=True),
        Spinner(size="lg"),
        gap="lg",
    )


def skeleton():
    return Skeleton(lines=3)


def empty_state():
    return EmptyState(
        "No bookings yet",
        "Bookings that you make appear here.",
        icon=Icon("calendar"),
        actions=Button("Book a table"),
    )


def error_state():
    return ErrorState("The server did not answer.", title="No forecast", on_retry=lambda: None)


@component
def Book():
    booked = use_state(False)
    return Row(
        Button("Book a table", on_click=lambda: booked.set(True)),
        Toast(
            "Your table is booked.", open=booked.value, on_close=lambda: booked.set(False), color="success"
        ),
    )


def tooltip():
    return Tooltip(Button("Export", variant="outline"), text="As a spreadsheet, with all columns")


async def load():
    await asyncio.sleep(1)
    return {"summary": "Rain until Thursday, then sun"}


def suspense():
    return Suspense(load, lambda forecast: Text(forecast["summary"]), fallback=Skeleton(lines=1))


@component
def Broken():
    raise ValueError("no data for Bergen")


def error_boundary():
    return ErrorBoundary(
        Broken(),
        fallback=lambda error, retry: ErrorState(error["message"], title="No forecast", on_retry=retry),
    )


SHOWN = [
    ["Alert", alert],
    ["Spinner", spinner],
    ["Skeleton", skeleton],
    ["EmptyState", empty_state],
    ["ErrorState", error_state],
    ["ErrorBoundary", error_boundary],
    ["Toast", Book],
    ["Tooltip", tooltip],
    ["Suspense", suspense],
]
