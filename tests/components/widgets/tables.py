"""Tables of data: plain values, cells that Python makes, many rows."""

from bascule.components import Badge, Button, Column, Row, Table, Text, component, use_state, widget

HOSTILE = "<img src=x onerror=ran=1><script>ran=1</script>"
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay"]
PEOPLE = [
    {"id": 1, "name": "Zoë", "total": 950.5, "day": "2026-03-01", "ok": True},
    {"id": 2, "name": "item 10", "total": None, "day": "2026-01-15", "ok": False},
    {"id": 3, "name": "item 9", "total": 1200, "day": None, "ok": None},
    {"id": 4, "name": HOSTILE, "total": -3, "day": "2025-12-31", "ok": True},
]


def many(count):
    return [{"id": n, "name": NAMES[n % 6] + " " + str(n), "total": n * 7919 % 10007} for n in range(count)]


@component
def People():
    picked = use_state([])
    pressed = use_state("")
    times = use_state(0)
    return Column(
        Table(
            PEOPLE,
            columns=[
                "name",
                {"key": "total", "format": "currency:EUR"},
                {"key": "day", "format": "date"},
                {"key": "ok", "label": "Fine", "render": lambda value, row: Badge("yes" if value else "no")},
            ],
            row_key="id",
            sortable=True,
            searchable=True,
            selectable="multiple",
            on_select=lambda rows: picked.set([row["id"] for row in rows]),
            on_row_click=lambda row: pressed.set(row["name"]),
            caption="People",
            id="people",
        ),
        Text("picked " + str(picked.value), id="picked"),
        Text("pressed " + pressed.value, id="pressed"),
        Button("Again " + str(times.value), on_click=lambda: times.set(times.value + 1)),
    )


@component
def Many():
    rows = use_state([])
    chosen = use_state(None)

    def change():
        rows.set([{"id": r["id"], "name": r["name"] + "!", "total": r["total"]} for r in rows.value])

    return Column(
        Row(
            Button("Make", on_click=lambda: rows.set(many(10000))),
            Button("Change", on_click=change),
            Button("Reverse", on_click=lambda: rows.set(rows.value[::-1])),
            Button("Clear", on_click=lambda: rows.set([])),
        ),
        Table(
            rows.value,
            columns=["name", "total"],
            row_key="id",
            selected=chosen.value,
            on_row_click=lambda row: chosen.set(row["id"]),
            page_size=25,
            sort="-total",
            sortable=True,
            searchable=True,
            empty=Text("No rows yet"),
            id="many",
        ),
    )


@widget
def Tables():
    return Column(
        People(),
        Many(),
        Table(
            [[HOSTILE, {"__proto__": HOSTILE}]],
            columns=[HOSTILE, "__proto__"],
            row_key=lambda row: "__proto__",
        ),
    )
