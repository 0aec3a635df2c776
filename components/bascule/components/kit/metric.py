"""One figure, what it is, and how it changed.

```python
Metric("1,240", label="Orders", delta="+8 %", trend="up", good="up", caption="against last week")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import node, one_of, outer, shown
from bascule.components.shared import LINE, NOTE

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-metric-value { font-weight: var(--b-bold); line-height: 1.2; font-variant-numeric: tabular-nums; }
.b-metric-delta { font-weight: var(--b-medium); }
"""

TRENDS = ["up", "down", "flat"]
SIZES = ["sm", "md", "lg"]
# On a narrow page two stand side by side.
_FONTS = ["1.25rem", "min(1.75rem, 7.5vw)", "min(2.25rem, 10vw)"]
_ALLOWED = "label delta trend good caption size"
_ARROWS = {"up": "\u2191 ", "down": "\u2193 ", "flat": "\u2192 "}
_DIV = tag_named("div")
_SPAN = tag_named("span")


def Metric(  # noqa: N802
    value: Any,
    *children: Any,
    label: Any = None,
    delta: Any = None,
    trend: str | None = None,
    good: str | None = None,
    caption: Any = None,
    size: str = "md",
    **rest: Any,
) -> list[Any]:
    """A figure. `delta` is how it changed: text, or a number, which also tells the `trend` (`up down flat`).

    `good` says which direction is good news, `up` or `down`, and so colours the change; without it nothing does.
    Children, a small chart for example, stand below.
    """
    if label is None:
        raise TypeError('Metric: a label is missing: Metric("1,240", label="Orders")')
    for name, given in (("value", value), ("label", label), ("delta", delta), ("caption", caption)):
        node("Metric", name, given)
    look = _FONTS[SIZES.index(one_of("Metric", "size", size, SIZES))]
    if isinstance(delta, (int, float)) and not isinstance(delta, bool):
        if trend is None:
            trend = "up" if delta > 0 else "down" if delta < 0 else "flat"
        delta = ("+" if delta > 0 else "") + shown(delta)
    color = "neutral"
    if trend is not None:
        one_of("Metric", "trend", trend, TRENDS)
    if good is not None and one_of("Metric", "good", good, TRENDS[:2]) and trend not in (None, "flat"):
        color = "success" if trend == good else "danger"
    foot = None
    if delta is not None or caption is not None or trend is not None:
        change = None
        if delta is not None or trend is not None:
            # The arrow is spoken too: a screen reader says "up arrow", or nothing where the sign says it.
            arrow = build(_SPAN, [_ARROWS[trend]], {"aria-hidden": True}) if trend else None
            spoken = build(_SPAN, [trend + " "], {"class": "b-hidden"}) if trend else None
            change = build(_SPAN, [arrow, spoken, delta], {"class": "b-metric-delta b-tint b-c-" + color})
        foot = build(
            _DIV,
            [change, None if caption is None else build(_SPAN, [caption], None)],
            {"class": LINE + " " + NOTE, "style": {"gap": "0 .375rem"}},
        )
    return build(
        _DIV,
        [
            build(_DIV, [label], {"class": NOTE}),
            build(
                _DIV,
                ["\u2013" if value is None else value],
                {"class": "b-metric-value", "style": {"font-size": look}},
            ),
            foot,
            children,
        ],
        outer("Metric", rest, "b-metric", _ALLOWED),
    )
