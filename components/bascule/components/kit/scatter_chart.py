"""Points for how two numbers go together.

```python
ScatterChart(
    [{"weight": 61, "height": 168}, {"weight": 74, "height": 181}],
    x="weight",
    y="height",
    label="Height by weight",
    x_label="Weight (kg)",
    y_label="Height (cm)",
)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.charts import COMMON, bounds, chart

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = ""
SCRIPTS = ["charts"]

_ALLOWED = COMMON + " min max"


def ScatterChart(  # noqa: N802
    rows: Any,
    *,
    x: str | None = None,
    y: Any = None,
    label: str | None = None,
    min: float | None = None,  # noqa: A002
    max: float | None = None,  # noqa: A002
    on_click: Callable[[dict[str, Any]], Any] | None = None,
    **rest: Any,
) -> Use:
    """A point for each of `rows`, which are dicts. `x` are numbers or dates; without one, a row has no point.

    `x`, `y`, `label`, `on_click` and what else every chart takes is told at BarChart.
    """
    more = bounds("ScatterChart", min, max)
    return chart(
        "ScatterChart",
        rows,
        kind="scatter",
        x=x,
        y=y,
        label=label,
        on_click=on_click,
        rest=rest,
        allowed=_ALLOWED,
        more=more,
    )
