"""Components that say how things are."""

from bascule.components import Alert, Button, Column, EmptyState, ErrorState, Row, Skeleton, Spinner


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
        "No bookings yet", "Bookings that you make appear here.", actions=Button("Book a table")
    )


def error_state():
    return ErrorState("The server did not answer.", title="No forecast", on_retry=lambda: None)


SHOWN = [
    ["Alert", alert],
    ["Spinner", spinner],
    ["Skeleton", skeleton],
    ["EmptyState", empty_state],
    ["ErrorState", error_state],
]
