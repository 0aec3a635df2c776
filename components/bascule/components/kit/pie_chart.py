"""Slices for shares of a whole.

```python
PieChart(
    [{"region": "North", "total": 40}, {"region": "West", "total": 25}, {"region": "East", "total": 18}],
    x="region",
    y="total",
    label="Sales by region",
    donut=True,
)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.charts import COMMON, chart
from bascule.components.props import COLORS, flag, one_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = ""
SCRIPTS = ["charts"]

_ALLOWED = COMMON + " donut colors"


def PieChart(  # noqa: N802
    rows: Any,
    *,
    x: str | None = None,
    y: Any = None,
    label: str | None = None,
    donut: bool = False,
    colors: dict[str, str] | None = None,
    on_click: Callable[[dict[str, Any]], Any] | None = None,
    **rest: Any,
) -> Use:
    """Slices of `rows`, which are dicts: `x` names them, `y` is one field. `donut` leaves the middle open; `colors` are
    the toolkit's by what stands in `x`. What is below zero has no slice, but its row in the table.

    `x`, `y`, `label`, `on_click` and what else every chart takes is told at BarChart.
    """
    more: dict[str, Any] = {"hole": flag("PieChart", "donut", donut), "colors": {}}
    if colors is not None:
        if not isinstance(colors, dict):
            raise TypeError("PieChart: colors must be a dict, not " + repr(colors)[:80])
        for place in colors:
            more["colors"][str(place)] = one_of("PieChart", "colors", colors[place], COLORS)
    return chart(
        "PieChart",
        rows,
        kind="pie",
        x=x,
        y=y,
        label=label,
        on_click=on_click,
        rest=rest,
        allowed=_ALLOWED,
        more=more,
        most=1,
    )
