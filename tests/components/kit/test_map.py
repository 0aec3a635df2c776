"""Map without a page; what the script makes of it is in test_map_in_page."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Map, component
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE, wrong

BERGEN = {"lat": 60.39, "lon": 5.32, "label": "Bergen", "description": "Rain"}
TILES = "https://tile.example.org/{z}/{x}/{y}.png"


async def test_without_a_page_the_places_are_a_list() -> None:
    async with Pilot(
        component(lambda: Map([BERGEN, {"lat": 0, "lon": -0.5, "label": "Sea"}], label="Places"))
    ) as page:
        assert page.find("list", name="Places").text == "Bergen Rain Sea"
        assert "height: 320px" in page.html


def test_the_script_gets_places_and_where_to_look() -> None:
    data = Map([BERGEN], label="l", center=(60, 5), zoom=4, tiles=TILES, credit="Those of the tiles").props[
        "data"
    ]
    assert data["markers"] == [{**BERGEN, "color": "danger"}]
    assert (data["center"], data["zoom"], data["tiles"]) == ([60, 5], 4, TILES)
    assert Map(None, label="l").props["data"]["markers"] == []


def test_the_selected_one_is_found_by_its_key() -> None:
    markers = [{**BERGEN, "key": "b"}, {**BERGEN, "label": "Oslo", "key": 3}]
    for key, at in (("b", 0), (3, 1), ("nowhere", None), (None, None)):
        assert Map(markers, label="l", selected=key).props["data"]["selected"] == at


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Map([BERGEN]), "Map: a label is missing"),
        (lambda: Map(wrong({}), label="l"), "Map: markers must be a list"),
        (lambda: Map([3], label="l"), 'Map: an item is a dict with "lat"'),
        (lambda: Map([{"lat": 1, "lng": 2, "label": "x"}], label="l"), "Map: an item has no 'lng'"),
        (lambda: Map([{"lat": 1, "lon": 2}], label="l"), "Map: a marker has no label"),
        (lambda: Map([{"lat": 1, "label": "x"}], label="l"), "Map: lon must be a number, not None"),
        (lambda: Map([{**BERGEN, "lat": 91}], label="l"), "Map: lat must be from -90 to 90, not 91"),
        (lambda: Map([{**BERGEN, "lon": float("nan")}], label="l"), "Map: lon must be a number"),
        (lambda: Map([{**BERGEN, "color": "red"}], label="l"), "Map: color must be one of"),
        (lambda: Map(label="l", center=wrong(3)), r"Map: center must be \(lat, lon\)"),
        (lambda: Map(label="l", zoom=20), "Map: zoom must be from 0 to 19"),
        (lambda: Map(label="l", tiles="https://tile.example.org/"), "Map: tiles must be an address such as"),
        (lambda: Map(label="l", tiles="javascript:{z}{x}{y}"), "Map: tiles must be an address such as"),
        (lambda: Map(label="l", on_select=wrong(1)), "Map: on_select must be a function"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


@pytest.mark.parametrize("text", HOSTILE)
async def test_every_string_is_text(text: str) -> None:
    marker = {"lat": 1, "lon": 1, "label": text, "description": text}
    async with Pilot(component(lambda: Map([marker], label=text, id=text))) as page:
        assert {node.tag for node in page.nodes.all()} <= {"", "body", "div", "ul", "li", "span"}
