"""One entry of the gallery: a component at work, and the code that made it."""

from sources import SOURCES

from bascule.components import Card, Code, component, details, summary


@component
def Entry(name, show):
    return Card(
        show(),
        details(summary("Code"), Code(SOURCES[name], language="Python"), style={"font_size": ".8125rem"}),
        title=name,
    )
