"""How much of a whole, as a ring.

```python
Ring(72, label="Storage used", color="info")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, number, one_of, outer, text
from bascule.components.shared import styled

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-ring { position: relative; display: inline-grid; place-items: center; width: 1em; height: 1em; }
.b-ring svg { position: absolute; inset: 0; rotate: -90deg; fill: none; stroke: var(--b-hover); stroke-width: 10; }
.b-ring circle + circle { stroke: var(--c-solid); stroke-linecap: round; }
.b-ring > div { font-size: .22em; font-weight: var(--b-bold); }
"""

SIZES = ["sm", "md", "lg"]
_FONTS = ["2.75rem", "4.5rem", "7rem"]
_ALLOWED = "max label color size"
_DIV = tag_named("div")
_SVG = tag_named("svg")
_CIRCLE = tag_named("circle")


def Ring(  # noqa: N802
    value: float,
    *children: Any,
    max: float = 100,  # noqa: A002 (HTML's word)
    label: str | None = None,
    color: str = "primary",
    size: str = "md",
    **rest: Any,
) -> list[Any]:
    """A ring that is filled up to `value` of `max`. Children stand in its middle, by default the share in per cent."""
    if not text("Ring", "label", label):
        raise TypeError('Ring: a label is missing: Ring(72, label="Storage used")')
    if number("Ring", "max", max) <= 0:
        raise ValueError("Ring: max must be above 0, not " + repr(max))
    if not 0 <= number("Ring", "value", value) <= max:
        raise ValueError("Ring: value must be from 0 to " + str(max) + ", not " + repr(value))
    share = str(int(100 * value / max + 0.5))
    wide = _FONTS[SIZES.index(one_of("Ring", "size", size, SIZES))]
    props = outer("Ring", rest, "b-ring b-c-" + one_of("Ring", "color", color, COLORS), _ALLOWED)
    styled(props, {"font-size": wide})
    props["role"] = "meter"
    props["aria-label"] = label
    props["aria-valuemin"] = 0
    props["aria-valuemax"] = max
    props["aria-valuenow"] = value
    round_: dict[str, Any] = {"cx": 50, "cy": 50, "r": 45, "pathLength": 100}
    filled = dict(round_)
    filled["stroke-dasharray"] = share + " 100"
    drawn = [build(_CIRCLE, (), round_), build(_CIRCLE, (), filled) if share != "0" else None]
    return build(
        _DIV,
        [
            build(_SVG, drawn, {"viewBox": "0 0 100 100", "aria-hidden": True}),
            build(_DIV, children or [share + " %"], None),
        ],
        props,
    )
