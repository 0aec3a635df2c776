"""Tables that become others while their user is at them."""

from bascule.components import Button, Column, Row, Table, Text, component, use_state, widget

ROWS = [
    {"id": 2**60 + n, "name": name, "total": total}
    for n, (name, total) in enumerate([("b", 2), ("a", 3), ("c", 1)])
]


@component
def Keyed():
    step = use_state(0)
    picked = use_state([])
    columns = [["name", "total"], ["total", "name"], ["name"]][min(step.value, 2)]
    return Column(
        Row(
            Button("Columns", on_click=lambda: step.set(step.value + 1)),
        ),
        Table(
            ROWS,
            columns=columns,
            row_key="id",
            sortable=True,
            searchable=True,
            selectable="single",
            on_select=lambda rows: picked.set([row["name"] for row in rows]),
            caption="picked " + ",".join(picked.value) if step.value < 3 else None,
            id="keyed",
        ),
    )


@component
def Placed():
    rows = use_state([{"n": 1}, {"n": 2**60}])
    picked = use_state([])
    return Column(
        Row(
            Button("Append", on_click=lambda: rows.set([*rows.value, {"n": 5}])),
            Button("Replace", on_click=lambda: rows.set([{"n": 7}, {"n": 8}])),
            Button("Empty", on_click=lambda: rows.set([])),
        ),
        Table(
            rows.value,
            selectable="single",
            on_select=lambda chosen: picked.set([row["n"] for row in chosen]),
            columns=[{"key": "n", "format": {"minimumFractionDigits": 1}}],
            id="placed",
        ),
        Text("placed " + str(picked.value)),
    )


@component
def Turned():
    columns = use_state(["name", "total"])
    chosen = use_state(None)
    return Column(
        Row(
            Button("Fewer", on_click=lambda: columns.set(["name"])),
            Button("Choose", on_click=lambda: chosen.set(ROWS[1]["id"])),
        ),
        Table(
            ROWS,
            columns=columns.value,
            row_key="id",
            page_size=2,
            selected=chosen.value,
            on_row_click=lambda row: chosen.set(row["id"]),
            id="turned",
        ),
    )


@widget
def Changed():
    return Column(Keyed(), Placed(), Turned())
