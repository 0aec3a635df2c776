"""The weather of a place: now, and for three, five or seven days."""

from sky import Sky

from bascule.bridge import use_tool_call, use_tool_result
from bascule.components import (
    Alert,
    Button,
    Card,
    Column,
    Row,
    Skeleton,
    Table,
    Text,
    component,
    span,
    use_state,
    widget,
)

CHOICES = [3, 5, 7]


def degrees(value):
    return str(value) + "°"


def outlook(conditions, _row=None):
    return Row(Sky(conditions, 22), Text(conditions, inline=True), gap="sm", wrap=False)


@component
def Now(weather):
    return Row(
        Sky(weather["conditions"], 64),
        span(
            degrees(weather["temperature"]), style={"font_size": "3rem", "line_height": 1, "font_weight": 300}
        ),
        Column(
            Text(weather["conditions"], strong=True),
            Text(
                "Wind ",
                weather["wind"],
                " km/h · humidity ",
                weather["humidity"],
                " %",
                size="sm",
                color="neutral",
            ),
            gap="none",
        ),
        gap="lg",
    )


@component
def Days(weather):
    forecast = use_tool_call("forecast")
    chosen = use_state(len(weather["days"]))
    place, days = weather["place"], weather["days"]

    def choose(count):
        chosen.set(count)
        forecast(city=place, days=count)

    trouble = None
    answer = forecast.result
    if forecast.error is not None:
        trouble = str(forecast.error)
    elif answer is not None and answer.is_error:
        trouble = answer.output
    elif answer is not None:
        days = answer.output["days"]

    return Column(
        Row(
            [
                Button(
                    str(count) + " days",
                    on_click=lambda count=count: choose(count),
                    variant="solid" if chosen.value == count else "outline",
                    size="sm",
                    pending=forecast.pending and chosen.value == count,
                    aria_pressed=chosen.value == count,
                )
                for count in CHOICES
            ],
            gap="sm",
        ),
        trouble and Alert(trouble, title="No forecast", color="danger"),
        Table(
            days,
            columns=[
                {"key": "day"},
                {"key": "conditions", "render": outlook},
                {"key": "low", "render": lambda value, _row: degrees(value), "align": "end"},
                {"key": "high", "render": lambda value, _row: degrees(value), "align": "end"},
                {"key": "rain", "render": lambda value, _row: str(round(value)) + "\u00a0mm", "align": "end"},
            ],
            caption="The next days in " + place,
            caption_hidden=True,
            row_key="day",
            page_size=None,
        ),
    )


@widget(
    name="weather",
    title="Weather",
    description="The weather of a place now and in the next days",
    display_modes=["inline", "fullscreen"],
)
def Weather():
    result = use_tool_result()
    if result.status == "cancelled":
        return Alert("The request was cancelled.", color="warning")
    if result.status == "error":
        return Alert(result.output, title="No weather", color="danger")
    if result.status != "ready":
        return Card(Skeleton(lines=5, label="Waiting for the weather"))
    weather = result.output
    return Card(
        "temperature" in weather and Now(weather=weather),
        Days(weather=weather, key=weather["place"]),
        title=weather["place"],
        subtitle=weather["country"],
    )
