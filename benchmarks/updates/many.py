"""200 components with a state each; a click changes one."""

from bascule.components import component, use_state, widget
from bascule.components.elements import button, div, p, section


@component
def Counter(number):
    count = use_state(0)
    return section(
        p("Counter " + str(number)),
        button("Clicked " + str(count.value), type="button", on_click=lambda: count.set(count.value + 1)),
        class_="counter",
    )


@widget(title="Many", auto_size=False)
def Many():
    return div([Counter(number, key=number) for number in range(200)])
