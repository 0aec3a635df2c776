# mypy: ignore-errors
"""Markdown that the tool's input brings, a part at a time; code with and without colours; a map."""

from bascule.bridge import use_tool_result
from bascule.components import Button, Code, Column, Map, Markdown, Text, use_state, widget

TILES = "https://tile.example.org/{z}/{x}/{y}.png"
PLACES = [
    {"lat": 60.39, "lon": 5.32, "label": "Bergen", "description": "Light rain"},
    {"lat": 59.91, "lon": 10.75, "label": "Oslo", "color": "info"},
    {"lat": 69.65, "lon": 18.96, "label": "Tromsø", "color": "primary"},
]


@widget
def Texts():
    result = use_tool_result()
    given = result.output if result.status == "ready" else {}
    chosen = use_state("nothing")
    tiles = use_state(None)
    return Column(
        Markdown(given.get("text", ""), id="md", level=given.get("level", 2)),
        Markdown(given.get("html", ""), html=True, images=["https://img.example.org"], id="html"),
        Code('def f(x):\n    return x < 3  # </script> "yes"', language="Python", id="python"),
        Code("plain", id="plain"),
        Code("no such", language="Klingon", id="klingon"),
        Text("Chosen: " + chosen.value, id="chosen"),
        Map(
            PLACES,
            label="Places",
            tiles=tiles.value,
            on_select=lambda place: chosen.set(place["label"]),
            id="map",
        ),
        Button("Tiles", on_click=lambda: tiles.set(TILES)),
        Text("Turn " + str(given.get("turn", 0)), id="turn"),
    )
