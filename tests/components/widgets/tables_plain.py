"""A table that shows all its rows, of text and nothing else; and with a key of its own for each row."""

from bascule.components import Button, Column, Row, Table, component, use_state, widget

TEXTS = ["<b>&amp;</b>", "a\0b", 'quote " and \\', "\u00e9\u2028\U0001f600", ""]


def rows_to(count: int) -> list[dict[str, object]]:
    return [
        {"id": 2**60 + n, "text": TEXTS[n % 5], "some": None if n % 3 == 0 else n + 0.5, "yes": n % 2 == 0}
        for n in range(count)
    ]


@component
def Plain():
    rows = use_state(rows_to(150))
    key = use_state(None)
    return Column(
        Row(
            Button("More", on_click=lambda: rows.set(rows_to(300))),
            Button("Fewer", on_click=lambda: rows.set(rows_to(3))),
            Button("Change", on_click=lambda: rows.set([{"id": 7, "text": "new"}, *rows.value[1:]])),
            Button("Key", on_click=lambda: key.set(None if key.value else "text")),
        ),
        Table(
            rows.value, columns=["id", "text", "some", "yes"], row_key=key.value, page_size=None, id="plain"
        ),
    )


@widget
def PlainTable():
    return Plain()
