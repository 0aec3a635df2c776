"""A line as small as a word.

```python
Sparkline([3, 5, 4, 8, 7, 9], label="Orders of the last six days", area=True)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.charts import finite
from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, flag, items, one_of, outer, text, whole
from bascule.components.shared import styled

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-spark { display: block; width: 100%; overflow: visible; fill: none; stroke: var(--c-solid); stroke-width: 1.75;
  stroke-linejoin: round; stroke-linecap: round; }
.b-spark path { vector-effect: non-scaling-stroke; }
.b-spark-area { fill: var(--c-solid); fill-opacity: .14; stroke: none; }
"""

_ALLOWED = "label color height area"
_SVG = tag_named("svg")
_PATH = tag_named("path")
_WIDE = 200  # steps across, and so the most points that are drawn: more nobody sees
_HIGH = 100


def Sparkline(  # noqa: N802
    values: Any,
    *,
    label: str | None = None,
    color: str = "info",
    height: int = 32,
    area: bool = False,
    **rest: Any,
) -> list[Any]:
    """A line through `values`, numbers from the first to the last; `None`, NaN and infinity are gaps.

    `label` says what it shows to those who do not see it: a picture, of which no point is pressed or selected. It is as
    wide as there is room and `height` pixels high; `area` fills what is below the line. Beyond 400 values the least and
    the most of each stretch are drawn.
    """
    if not text("Sparkline", "label", label):
        raise TypeError('Sparkline: a label is missing: Sparkline([3, 5, 4], label="Orders")')
    numbers = [finite("Sparkline", "a value", value) for value in items("Sparkline", "values", values)]
    props = outer("Sparkline", rest, "b-spark b-c-" + one_of("Sparkline", "color", color, COLORS), _ALLOWED)
    styled(props, {"height": str(whole("Sparkline", "height", height, 8, 400)) + "px"})
    props["role"] = "img"
    props["aria-label"] = label
    props["viewBox"] = "0 0 " + str(_WIDE) + " " + str(_HIGH)
    props["preserveAspectRatio"] = "none"
    flag("Sparkline", "area", area)
    lines, areas = _paths(_thinned(numbers))
    return build(
        _SVG,
        [
            build(_PATH, (), {"class": "b-spark-area", "d": areas}) if area and areas else None,
            build(_PATH, (), {"d": lines}) if lines else None,
        ],
        props,
    )


def _thinned(numbers: list[Any]) -> list[Any]:
    """`[place from 0 to 1, number]`: all, or the least and the most of each of 200 stretches, in their order."""
    last = len(numbers) - 1
    if last < _WIDE * 2:
        return [[at / last if last else 0.5, numbers[at]] for at in range(last + 1)]
    made = []
    for part in range(_WIDE):
        least = most = None
        for at in range(part * (last + 1) // _WIDE, (part + 1) * (last + 1) // _WIDE):
            if numbers[at] is not None:
                if least is None or numbers[at] < numbers[least]:
                    least = at
                if most is None or numbers[at] > numbers[most]:
                    most = at
        if least is None or most is None:
            made.append([part / _WIDE, None])
        else:
            made.extend([[at / last, numbers[at]] for at in sorted([least, most])])
    return made


def _paths(points: list[Any]) -> list[str]:
    """The path of the line and that of the area below it; a point alone is a short stroke."""
    there = [number for _, number in points if number is not None]
    if not there:
        return ["", ""]
    low = min(there)
    # Halves, for the difference of two huge numbers is none.
    span = max(there) / 2 - low / 2
    lines = areas = ""
    stretch: list[Any] = []
    for place, number in points + [[1, None]]:  # noqa: RUF005 (MicroPython knows no star here)
        if number is not None:
            share = (number / 2 - low / 2) / span if span else 0.5
            stretch.append([_short(place * _WIDE), _short((1 - share) * _HIGH)])
        elif stretch:
            if len(stretch) == 1:
                alone = float(stretch[0][0])
                stretch.append([_short(alone + 1 if alone < _WIDE else alone - 1), stretch[0][1]])
            line = " L".join([x + " " + y for x, y in stretch])
            lines += "M" + line
            areas += (
                "M"
                + stretch[0][0]
                + " "
                + str(_HIGH)
                + " L"
                + line
                + " L"
                + stretch[-1][0]
                + " "
                + str(_HIGH)
                + "Z"
            )
            stretch = []
    return [lines, areas]


def _short(value: float) -> str:
    return str(int(value * 10 + 0.5) / 10)
