"""js-framework-benchmark's page: a memoised component a row."""

from data import BUTTONS, change

from bascule.components import component, each, use_memo, use_state, widget
from bascule.components.elements import a, button, div, span, table, tbody, td, tr


@component
def Row(row, selected, drop):
    return tr(
        td(row["id"], class_="id"),
        td(a(row["label"], on_click=lambda: selected.set(row["id"])), class_="label"),
        td(a(span("x", aria_hidden=True), on_click=lambda: drop(row["id"])), class_="drop"),
        td(),
        class_="danger" if selected.equals(row["id"]) else "",
    )


@widget(title="Rows", auto_size=False)
def Rows():
    rows = use_state([])
    selected = use_state(None)
    drop = use_memo(lambda: lambda gone: rows.set([row for row in rows.value if row["id"] != gone]), ())

    def click(kind):
        if kind in ("run", "runlots", "clear"):
            selected.set(None)
        rows.set(change(rows.value, kind))

    return div(
        [button(kind, type="button", id=kind, on_click=lambda kind=kind: click(kind)) for kind in BUTTONS],
        table(tbody(each(rows.value, Row, key="id", selected=selected, drop=drop))),
    )
