"""Handlers that stop their event, and one that does not."""

from bascule.components import button, div, p, stop, use_state, widget


@widget
def Stopping():
    heard = use_state([])

    def hear(what):
        heard.set([*heard.value, what])

    return div(
        p("heard: " + " ".join(heard.value)),
        button("Inner", on_click=stop(lambda: hear("inner"))),
        button("Outer", on_click=lambda: hear("outer")),
        button("Quiet", on_click=stop()),
        on_click=lambda: hear("around"),
    )
