"""Components for words."""

from bascule.components import Caption, Code, Column, Heading, Icon, Kbd, Link, Markdown, Row, Text


def caption():
    return [Text("12 °C, light rain"), Caption("Source: Norwegian Meteorological Institute")]


def link():
    return Text("See ", Link("the forecast of the institute", href="https://www.yr.no/en"), " for more.")


def kbd():
    return Text("Press ", Kbd("Ctrl", "K"), " to search, ", Kbd("Esc"), " to leave.")


def heading():
    return Column(Heading("Sales", level=3), Heading("Last week", level=4, size="xs"), gap="xs")


def text():
    return Column(
        Text("Updated 3 minutes ago", size="sm", color="neutral"),
        Text("All of it is there.", strong=True, color="success"),
        Text("GET /orders", mono=True),
    )


def markdown():
    return Markdown(
        "### The week in Bergen\n\n**Rain until Thursday**, then sun: see [the forecast](https://www.yr.no/en).\n\n"
        "| Day | High | Low |\n|-----|-----:|----:|\n| Monday | 12 | 7 |\n| Friday | 17 | 9 |\n\n"
        "- [x] Pack an umbrella\n- [ ] Book the `Fløibanen`",
        level=3,
    )


def code():
    return Code('total = sum(order["price"] for order in orders)\nprint(total)', language="Python")


def icon():
    return Row(
        Icon("cloud-rain", label="Rain", size="lg"),
        Icon("sun", label="Sun", size="lg", color="warning"),
        Text(Icon("map-pin"), " Bergen"),
        Text(Icon("circle-check"), " Done", color="success"),
    )


SHOWN = [
    ["Heading", heading],
    ["Text", text],
    ["Caption", caption],
    ["Link", link],
    ["Markdown", markdown],
    ["Code", code],
    ["Icon", icon],
    ["Kbd", kbd],
]
