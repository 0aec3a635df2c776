"""The same rows twice: as elements whose form stands in the source, and by `h`, which is never written out."""

from bascule.components import Button, Grid, component, div, each, h, i, li, span, stop, ul, use_state, widget
from bascule.components.elements import a, input  # noqa: A004

ROWS = [
    {"id": "x", "label": 'Quotes " & <b>', "n": 1, "flag": True, "look": None, "width": 0.5},
    {"id": "y", "label": "", "n": -3, "flag": False, "look": ["a", "", "b"], "width": "2px"},
    {"id": "z", "label": span("an element"), "n": 1.5, "flag": True, "look": "c", "width": None},
]
# What stands later wins.
LOOK = {"margin": "1px", "margin_top": "3px", "border": "2px solid", "border_left": "none"}


@component
def Written(row, log, turn):
    return li(
        a(
            row["label"],
            on_click=lambda: log(row["id"]),
            class_=row["look"],
            title=row["look"] and "t",
            tabindex=0,
        ),
        span(row["n"], " of ", turn, style={"width": row["width"], "color": "red"}, hidden=row["flag"]),
        span("fixed", None, 7, data_n=row["n"], aria_hidden=True),
        input(
            type="text",
            value=turn,
            disabled=row["flag"],
            aria_label=row["id"],
            on_input=log,
        ),
        i(
            "order",
            style={"margin": "1px", "margin_top": "3px", "border": "2px solid", "border_left": "none"},
        ),
        key=row["id"],
        on_click=stop(lambda: log("row")) if turn == 1 else None,
    )


@component
def Plain(row, log, turn):
    return h(
        "li",
        h(
            "a",
            row["label"],
            on_click=lambda: log(row["id"]),
            class_=row["look"],
            title=row["look"] and "t",
            tabindex=0,
        ),
        h("span", row["n"], " of ", turn, style={"width": row["width"], "color": "red"}, hidden=row["flag"]),
        h("span", "fixed", None, 7, data_n=row["n"], aria_hidden=True),
        h(
            "input",
            type="text",
            value=turn,
            disabled=row["flag"],
            aria_label=row["id"],
            on_input=log,
        ),
        h("i", "order", style=LOOK),
        key=row["id"],
        on_click=stop(lambda: log("row")) if turn == 1 else None,
    )


@widget
def Shaped():
    turn = use_state(0)
    said = use_state("")
    wrong = use_state(False)

    def log(text):
        said.set(lambda before: before + " " + str(text))

    rows = ROWS + [{**ROWS[0], "id": n, "label": str(n)} for n in range(turn.value)]
    if wrong.value:
        rows = [{**ROWS[0], "label": {"a": "dict"}}]
    return div(
        Button("Turn", on_click=lambda: turn.set(lambda n: n + 1)),
        Button("Wrong", on_click=lambda: wrong.set(True)),
        div(said.value, id="said"),
        Grid("order", style=LOOK, id="grid"),
        ul(each(rows, Written, key="id", log=log, turn=turn.value), id="written"),
        ul(each(rows, Plain, key="id", log=log, turn=turn.value), id="plain"),
    )
