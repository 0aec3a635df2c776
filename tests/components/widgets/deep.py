"""A tree 1,000 elements deep, 20,000 children, components in each other, and what is too deep for any browser."""

from bascule.components import button, component, div, li, p, ul, use_state, widget


def nested(depth):
    node = p("bottom", id="bottom")
    for _ in range(depth):
        node = div(node)
    return node


@component
def Tower(depth):
    return nested(depth)


@component
def Level(depth):
    return div(Level(depth - 1)) if depth else p("ground", id="ground")


@component
def Wide():
    return ul([li(str(number)) for number in range(20000)], id="wide")


@widget
def Deep():
    what = use_state("")
    shown = None
    if what.value == "deep":
        shown = Tower(1000)
    elif what.value == "too deep":
        shown = Tower(3000)
    elif what.value == "levels":
        shown = Level(150)
    elif what.value == "endless":
        shown = Level(5000)
    elif what.value == "wide":
        shown = Wide()
    return div(
        [
            button(name, on_click=lambda name=name: what.set(name))
            for name in ("nothing", "deep", "too deep", "levels", "endless", "wide")
        ],
        shown,
        p("shown: " + what.value),
    )
