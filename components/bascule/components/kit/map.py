"""Places on a map.

```python
Map(
    [{"lat": 60.39, "lon": 5.32, "label": "Bergen", "description": "Light rain, 12 °C"}],
    label="Where it rains",
    on_select=lambda place: city.set(place["label"]),
)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.definition import Component
from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, entry, handler, items, number, one_of, outer, text, whole
from bascule.components.scripted import use_pick, use_script
from bascule.components.shared import BARE, NOTE

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = ""
SCRIPTS = ["map"]

_ALLOWED = (
    "label selected center zoom height tiles credit on_select list_label zoom_in_label zoom_out_label "
    "close_label"
)
_MARKER = "lat lon label description color key"
_NEAREST = 19
_DIV = tag_named("div")
_UL = tag_named("ul")
_LI = tag_named("li")
_SPAN = tag_named("span")


def Map(  # noqa: N802
    markers: Any = (),
    *,
    label: str | None = None,
    selected: Any = None,
    center: Any = None,
    zoom: float | None = None,
    height: int = 320,
    tiles: str | None = None,
    credit: str | None = None,
    on_select: Callable[[dict[str, Any]], Any] | None = None,
    list_label: str = "Places as a list",
    zoom_in_label: str = "Zoom in",
    zoom_out_label: str = "Zoom out",
    close_label: str = "Close",
    **rest: Any,
) -> Use:
    """A map that can be moved and zoomed, with a list of its places below; `height` is in pixels.

    `markers` are dicts `{lat, lon, label, description, color, key}`, degrees north and east. Each opens a note with its
    label and its description, and calls `on_select(marker)`; `selected` is the key of the one whose note is opened from
    outside. All are in view unless `center`, `(lat, lon)`, and `zoom`, 0 to 19, say otherwise.

    The ground is the outlines of the world's countries, which travel in the page. `tiles` is the address of a tile
    server (`"https://tile.example.org/{z}/{x}/{y}.png"`), whose origin must stand in the widget's `csp` as one of its
    `resourceDomains`; `credit` is what the server wants to be said. Where the host does not let tiles in, the outlines
    are shown and a warning is logged.
    """
    if not text("Map", "label", label):
        raise TypeError('Map: a label is missing: Map(places, label="Where it rains")')
    made: list[Any] = []
    chosen = None
    for given in items("Map", "markers", markers):
        marker = entry("Map", given, _MARKER, "lat")
        said = marker.get("label")
        if not text("Map", "label", said):
            raise TypeError("Map: a marker has no label: " + repr(marker)[:80])
        if selected is not None and marker.get("key") == selected:
            chosen = len(made)
        north, east = _place(marker["lat"], marker.get("lon"))
        made.append(
            {
                "lat": north,
                "lon": east,
                "label": said,
                "description": text("Map", "description", marker.get("description")),
                "color": one_of("Map", "color", marker.get("color", "danger"), COLORS),
            }
        )
    if center is not None:
        if not isinstance(center, (list, tuple)) or len(center) != 2:
            raise TypeError("Map: center must be (lat, lon), not " + repr(center)[:80])
        center = _place(center[0], center[1])
    if zoom is not None and not 0 <= number("Map", "zoom", zoom) <= _NEAREST:
        raise ValueError("Map: zoom must be from 0 to 19, not " + repr(zoom))
    if text("Map", "tiles", tiles) is not None and not _is_template(tiles):
        raise ValueError(
            'Map: tiles must be an address such as "https://tile.example.org/{z}/{x}/{y}.png", not '
            + repr(tiles)[:120]
        )
    data = {
        "label": label,
        "markers": made,
        "selected": chosen,
        "center": center,
        "zoom": zoom,
        "height": whole("Map", "height", height, 120, 2000),
        "tiles": tiles,
        "credit": text("Map", "credit", credit),
        "texts": {
            "list": text("Map", "list_label", list_label),
            "nearer": text("Map", "zoom_in_label", zoom_in_label),
            "farther": text("Map", "zoom_out_label", zoom_out_label),
            "close": text("Map", "close_label", close_label),
        },
    }
    handler("Map", "on_select", on_select)
    props = outer("Map", rest, "b-map", _ALLOWED)
    return _MAP(markers, data=data, props=props, on_select=on_select, key=props.pop("key", None))


def _place(lat: Any, lon: Any) -> list[Any]:
    for name, value, most in (("lat", lat, 90), ("lon", lon, 180)):
        if not -most <= number("Map", name, value) <= most:
            raise ValueError(
                "Map: " + name + " must be from -" + str(most) + " to " + str(most) + ", not " + repr(value)
            )
    return [lat, lon]


def _is_template(tiles: Any) -> bool:
    return tiles.startswith("https://") and "{z}" in tiles and "{x}" in tiles and "{y}" in tiles


def _map(markers: Any, *, data: dict[str, Any], props: dict[str, Any], on_select: Any) -> Any:
    return build(_DIV, [_GROUND(data=data, pick=use_pick(markers, on_select))], props)


def _ground(*, data: dict[str, Any], pick: Any) -> Any:
    return use_script("Map", _DIV, name="map", data=data, on={"pick": pick}, fallback=lambda: _list(data))


def _list(data: dict[str, Any]) -> list[Any]:
    """The places as a list, below the room that the map will take."""
    found = []
    for marker in data["markers"]:
        note = None
        if marker["description"]:
            note = build(_SPAN, [" " + marker["description"]], {"class": NOTE})
        found.append(build(_LI, [marker["label"], note], None))
    return [
        build(_DIV, (), {"class": "b-map-box", "style": {"height": str(data["height"]) + "px"}}),
        build(_UL, found, {"class": BARE, "role": "list", "aria-label": data["label"]}),
    ]


_MAP = Component(_map, "Map")
_GROUND = Component(_ground, "Map")
