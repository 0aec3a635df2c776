"""js-framework-benchmark's rows as the data of a `Table`: all of them in the page, as they are in the others."""

from data import BUTTONS, change

from bascule.components import Table, use_state, widget
from bascule.components.elements import button, div


@widget(title="Table", auto_size=False)
def Rows():
    rows = use_state([])
    selected = use_state(None)

    def click(kind):
        if kind in ("run", "runlots", "clear"):
            selected.set(None)
        rows.set(change(rows.value, kind))

    def drop():
        rows.set(rows.value[:500] + rows.value[501:])

    return div(
        [button(kind, type="button", id=kind, on_click=lambda kind=kind: click(kind)) for kind in BUTTONS],
        button("drop", type="button", id="drop", on_click=drop),
        Table(
            rows.value,
            columns=["id", "label"],
            row_key="id",
            selected=selected.value,
            on_row_click=lambda row: selected.set(row["id"]),
            page_size=20000,
            empty="",
        ),
    )
