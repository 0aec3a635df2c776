"""Values by two headings, the higher the stronger.

```python
Heatmap(
    [{"day": "Mon", "hour": "9", "visits": 12}, {"day": "Mon", "hour": "12", "visits": 41}],
    x="hour",
    y="day",
    value="visits",
    label="Visits by day and hour",
)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.charts import bounds, checked, column, places
from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, flag, handler, one_of, outer, shown, text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-heat { position: relative; overflow-x: auto; max-width: 100%; }
.b-heat table { width: 100%; border-collapse: separate; border-spacing: 2px; font-size: .8125rem;
  --c-full: light-dark(color-mix(in srgb, var(--c-solid) 58%, var(--b-ground)),
    color-mix(in srgb, var(--c-solid) 38%, var(--b-ground))); }
.b-heat caption { padding-bottom: .375rem; font-size: .875rem; font-weight: var(--b-medium); text-align: start; }
.b-heat th { padding: .125rem .375rem; color: var(--b-muted); font-weight: 400; white-space: nowrap; }
.b-heat th[scope="row"] { width: 1%; text-align: end; }
.b-heat td { height: 1.875rem; min-width: 1.5rem; padding: 0; border-radius: var(--b-radius-s); text-align: center;
  font-variant-numeric: tabular-nums; background: color-mix(in srgb, var(--c-full) var(--h, 0%), var(--b-sunken)); }
.b-heat button { width: 100%; height: 100%; min-height: 1.875rem; padding: 0; text-align: center; }
.b-heat button:hover { background: none; box-shadow: inset 0 0 0 2px var(--b-line-strong); }
.b-heat td[aria-current] { outline: 2px solid; }
"""

_ALLOWED = "x y value label label_hidden color values render min max empty on_click selected selected_label"
_DIV = tag_named("div")
_TABLE = tag_named("table")
_CAPTION = tag_named("caption")
_THEAD = tag_named("thead")
_TBODY = tag_named("tbody")
_TR = tag_named("tr")
_TH = tag_named("th")
_TD = tag_named("td")
_SPAN = tag_named("span")
_BUTTON = tag_named("button")


def Heatmap(  # noqa: N802
    rows: Any,
    *,
    x: str | None = None,
    y: str | None = None,
    value: str | None = None,
    label: str | None = None,
    label_hidden: bool = False,
    color: str = "info",
    values: bool = True,
    render: Callable[[Any], Any] | None = None,
    min: float | None = None,  # noqa: A002
    max: float | None = None,  # noqa: A002
    empty: str = "Nothing to show",
    on_click: Callable[[dict[str, Any]], Any] | None = None,
    selected: Any = None,
    selected_label: str = "selected",
    **rest: Any,
) -> list[Any]:
    """A table of `rows`, which are dicts: a column for each `x`, a row for each `y`, in the order in which they come.

    A cell is the stronger in its `color` (`success warning danger info`) the nearer its `value` is to the most; `min`
    and `max` fix the scale. `render(value)` gives a cell's text; without `values` it is there for screen readers alone.
    `on_click(row)` makes a button of each cell. `selected` is the place of the cell that is marked, what stands in `x`
    and in `y` as `[x, y]`; for a screen reader it says `selected_label`. Of two rows for one cell the last counts.
    """
    checked("Heatmap", rows)
    if not text("Heatmap", "label", label):
        raise TypeError(
            'Heatmap: a label is missing: Heatmap(rows, x="hour", y="day", value="visits", label="Visits")'
        )
    if x is None or y is None or value is None:
        raise TypeError("Heatmap: x, y and value are missing, the names of fields")
    handler("Heatmap", "render", render)
    text("Heatmap", "empty", empty)
    handler("Heatmap", "on_click", on_click)
    flag("Heatmap", "values", values)
    chosen = _chosen(selected, selected_label)
    scale = bounds("Heatmap", min, max)
    props = outer("Heatmap", rest, "b-heat b-c-" + one_of("Heatmap", "color", color, COLORS[2:6]), _ALLOWED)
    numbers = column("Heatmap", rows, value)
    cells: dict[Any, Any] = {}
    across: list[Any] = []
    down: list[Any] = []
    seen: dict[Any, bool] = {}
    tops = places("Heatmap", rows, x)
    sides = places("Heatmap", rows, y)
    for at in range(len(rows)):
        for name, place, known in (("x", tops[at], across), ("y", sides[at], down)):
            if (name, place) not in seen:
                seen[(name, place)] = True
                known.append(place)
        cells[(tops[at], sides[at])] = at
    there = [number for number in numbers if number is not None]
    least = scale["least"] if scale["least"] is not None or not there else sorted(there)[0]
    most = scale["most"] if scale["most"] is not None or not there else sorted(there)[-1]
    body = []
    for side in down:
        line = [build(_TH, [shown(side)], {"scope": "row"})]
        for top in across:
            found = cells.get((top, side))
            number = None if found is None else numbers[found]
            inside = [_said(number, render, values)]
            look = _strength(number, least, most)
            pressed = on_click is not None and found is not None
            names = [str(shown(side)), str(shown(top))] if pressed else []
            if found is not None and chosen == [top, side]:
                names.append(selected_label)
                look["aria-current"] = "true"
            if names:
                inside.insert(0, build(_SPAN, [", ".join(names) + ": "], {"class": "b-hidden"}))
            if pressed:
                inside = [_button(inside, on_click, rows[found])]
            line.append(build(_TD, inside, look))
        body.append(build(_TR, line, None))
    hidden = flag("Heatmap", "label_hidden", label_hidden)
    caption = build(_CAPTION, [label], {"class": "b-hidden"} if hidden else None)
    if not rows:
        said = build(_TR, [build(_TD, [text("Heatmap", "empty", empty)], None)], None)
        return build(_DIV, [build(_TABLE, [caption, build(_TBODY, [said], None)], None)], props)
    head = [build(_TD, (), {"style": {"background": "none"}})]
    head.extend([build(_TH, [shown(top)], {"scope": "col"}) for top in across])
    return build(
        _DIV,
        [
            build(
                _TABLE,
                [caption, build(_THEAD, [build(_TR, head, None)], None), build(_TBODY, body, None)],
                None,
            )
        ],
        props,
    )


def _said(number: Any, render: Any, values: bool) -> Any:
    """A cell's text."""
    if number is None:
        return None
    said = shown(number if render is None else render(number))
    return said if values else build(_SPAN, [said], {"class": "b-hidden"})


def _chosen(selected: Any, label: Any) -> Any:
    """The place of the cell that is marked, as `places` has them."""
    text("Heatmap", "selected_label", label)
    if selected is None:
        return None
    if not isinstance(selected, (list, tuple)) or len(selected) != 2:
        raise TypeError("Heatmap: selected must be the place of a cell, [x, y], not " + repr(selected)[:80])
    return places("Heatmap", [{0: one} for one in selected], 0)


def _button(inside: list[Any], on_click: Any, row: Any) -> list[Any]:
    return build(
        _BUTTON, inside, {"class": "b-press", "type": "button", "on": {"click": lambda: on_click(row)}}
    )


def _strength(number: Any, least: Any, most: Any) -> dict[str, Any]:
    """How near a number is to the most, in whole per cent; 6 at least, so that it is told from nothing."""
    if number is None:
        return {}
    span = most / 2 - least / 2
    share = (number / 2 - least / 2) / span if span > 0 else 1
    share = 0 if share < 0 else 1 if share > 1 else share
    return {"style": {"--h": str(int(6 + 94 * share + 0.5)) + "%"}}
