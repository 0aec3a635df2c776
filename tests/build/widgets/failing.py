"""A widget whose child and whose handler fail; the rest lives."""

from bascule.components import Button, Card, Text, component, use_state, widget


@component
def Fragile(count):
    if count > 1:
        raise ValueError("too big: " + str(count))
    return Text("count " + str(count))


@widget
def Failing():
    count = use_state(0)

    def fail():
        raise KeyError("in the handler")

    return Card(
        Fragile(count.value),
        Button("Up", on_click=lambda: count.set(count.value + 1)),
        Button("Fail", on_click=fail),
        Text("alive " + str(count.value)),
    )
