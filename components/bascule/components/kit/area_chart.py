"""Areas for how much, and for shares that change.

```python
AreaChart(
    [{"month": "2026-01", "free": 120, "paid": 20}, {"month": "2026-02", "free": 180, "paid": 30}],
    x="month",
    y=["free", "paid"],
    label="Users",
    stacked=True,
)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.charts import COMMON, bounds, chart
from bascule.components.props import flag

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = ""
SCRIPTS = ["charts"]

_ALLOWED = COMMON + " stacked curved points max"


def AreaChart(  # noqa: N802
    rows: Any,
    *,
    x: str | None = None,
    y: Any = None,
    label: str | None = None,
    stacked: bool = False,
    curved: bool = False,
    points: bool | None = None,
    max: float | None = None,  # noqa: A002
    on_click: Callable[[dict[str, Any]], Any] | None = None,
    **rest: Any,
) -> Use:
    """Areas under lines through `rows`, which are dicts; `stacked` puts the series upon each other.
    `curved` and `points` are as in LineChart.

    `x`, `y`, `label`, `on_click` and what else every chart takes is told at BarChart.
    """
    more = bounds("AreaChart", None, max)
    more["stacked"] = flag("AreaChart", "stacked", stacked)
    more["curved"] = flag("AreaChart", "curved", curved)
    more["points"] = None if points is None else flag("AreaChart", "points", points)
    return chart(
        "AreaChart",
        rows,
        kind="area",
        x=x,
        y=y,
        label=label,
        on_click=on_click,
        rest=rest,
        allowed=_ALLOWED,
        more=more,
    )
