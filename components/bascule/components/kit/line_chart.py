"""Lines for what changes.

```python
LineChart(
    [{"day": "2026-03-01", "high": 7, "low": 2}, {"day": "2026-03-02", "high": 9, "low": None}],
    x="day",
    y=["high", {"key": "low", "label": "Lowest", "color": "info"}],
    label="Temperatures",
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

_ALLOWED = COMMON + " curved points min max"


def LineChart(  # noqa: N802
    rows: Any,
    *,
    x: str | None = None,
    y: Any = None,
    label: str | None = None,
    curved: bool = False,
    points: bool | None = None,
    min: float | None = None,  # noqa: A002
    max: float | None = None,  # noqa: A002
    on_click: Callable[[dict[str, Any]], Any] | None = None,
    **rest: Any,
) -> Use:
    """Lines through `rows`, which are dicts. Numbers and dates across stand as far apart as they are; mixed, or with
    text among them, they are labels, and `None` is an empty one. `curved` rounds the lines; `points` marks the values,
    by default up to 24 of them.

    `x`, `y`, `label`, `on_click` and what else every chart takes is told at BarChart.
    """
    more = bounds("LineChart", min, max)
    more["curved"] = flag("LineChart", "curved", curved)
    more["points"] = None if points is None else flag("LineChart", "points", points)
    return chart(
        "LineChart",
        rows,
        kind="line",
        x=x,
        y=y,
        label=label,
        on_click=on_click,
        rest=rest,
        allowed=_ALLOWED,
        more=more,
    )
