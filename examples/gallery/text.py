"""Components for words."""

from bascule.components import Caption, Kbd, Link, Text


def caption():
    return [Text("12 °C, light rain"), Caption("Source: Norwegian Meteorological Institute")]


def link():
    return Text("See ", Link("the forecast of the institute", href="https://www.yr.no/en"), " for more.")


def kbd():
    return Text("Press ", Kbd("Ctrl", "K"), " to search, ", Kbd("Esc"), " to leave.")


SHOWN = [["Caption", caption], ["Link", link], ["Kbd", kbd]]
