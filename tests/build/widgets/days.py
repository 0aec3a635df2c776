"""A widget with one of everything that the main slice needs."""

from bascule.bridge import use_tool_call, use_tool_result
from bascule.components import Alert, Button, Card, Heading, Skeleton, Table, Text, use_state, widget


@widget(title="Days")
def Days():
    result = use_tool_result()
    forecast = use_tool_call("forecast")
    count = use_state(2)
    if result.status == "waiting":
        return Card(Skeleton(lines=4))
    if result.status == "error":
        return Alert(str(result.output), color="danger")

    async def more():
        count.set(3)
        await forecast(city=result.output["place"], days=3)

    shown = forecast.result.structured if forecast.result else result.output
    return Card(
        Heading(result.output["place"]),
        Table(shown["days"], columns=["day", "high"]),
        Text("Days: " + str(count.value)),
        title="Weather",
        actions=[Button("Three days", on_click=more, pending=forecast.pending)],
    )
