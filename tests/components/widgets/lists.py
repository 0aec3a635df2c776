"""Lists of data: plain items, items that Python makes, many items."""

from bascule.components import Button, Column, List, Row, Text, component, use_state, widget

HOSTILE = "<img src=x onerror=ran=1><script>ran=1</script>"
PLACES = [
    {"title": "Zagreb", "description": "Sunny", "trailing": 9, "key": "z"},
    {"title": "item 10", "trailing": 30, "key": "t"},
    {"title": "item 9", "description": "Rain", "key": "n"},
    {"title": HOSTILE, "description": HOSTILE, "trailing": 12, "key": "h"},
]


@component
def Counted(name):
    count = use_state(0)
    return Button(name + " " + str(count.value), on_click=lambda: count.set(count.value + 1))


@component
def Places():
    picked = use_state([])
    pressed = use_state("")
    sort = use_state(None)
    return Column(
        List(
            PLACES,
            searchable=True,
            selectable="multiple",
            sort=sort.value,
            sortable=["title", {"key": "trailing", "label": "Price"}],
            on_select=lambda items: picked.set([item["key"] for item in items]),
            on_item_click=lambda item: pressed.set(item["title"]),
            label="Places",
            id="places",
        ),
        Row(
            Button("By name", on_click=lambda: sort.set("title")),
            Button("By number", on_click=lambda: sort.set("-trailing")),
            Button("As they are", on_click=lambda: sort.set(None)),
        ),
        Text("picked " + str(picked.value)),
        Text("pressed " + pressed.value),
    )


@component
def Many():
    items = use_state([])
    current = use_state(None)
    return Column(
        Row(
            Button(
                "Make",
                on_click=lambda: items.set([{"title": "Row " + str(n), "key": n} for n in range(10000)]),
            ),
            Button("First away", on_click=lambda: items.set(items.value[1:])),
        ),
        List(
            items.value,
            page_size=25,
            searchable=True,
            sortable=[{"key": "key", "label": "Number"}],
            texts={"sort": "Order", "down": "{field} down"},
            selected=current.value,
            on_item_click=lambda item: current.set(item["key"]),
            empty=Text("No rows yet"),
            ordered=True,
            id="many",
        ),
    )


@component
def Made():
    names = use_state(["ada", "bo", "cy", "dee"])
    return Column(
        List(
            [{"id": name, "secret": "word" + name} for name in names.value],
            render=lambda item: {"title": Counted(name=item["id"]), "trailing": "made"},
            item_key="id",
            page_size=3,
            searchable=True,
            sortable=["id"],
            id="made",
        ),
        Button("Turn round", on_click=lambda: names.set(names.value[::-1])),
    )


@widget
def Lists():
    return Column(Places(), Many(), Made())
