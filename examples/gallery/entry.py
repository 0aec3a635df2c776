"""One entry of the gallery: a component at work, and the code that made it."""

from sources import SOURCES

from bascule.components import Card, code, component, details, pre, summary


@component
def Entry(name, show):
    return Card(
        show(),
        details(
            summary("Code"),
            pre(
                code(SOURCES[name]),
                style={"overflow_wrap": "anywhere", "white_space": "pre-wrap", "margin": 0},
            ),
            style={"font_size": ".8125rem"},
        ),
        title=name,
    )
