"""Bars for values side by side.

```python
BarChart(
    [{"month": "Jan", "online": 12400, "shops": 9000}, {"month": "Feb", "online": 15100, "shops": 8200}],
    x="month",
    y=["online", "shops"],
    label="Revenue by month",
    format="currency:EUR",
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

_ALLOWED = COMMON + " stacked horizontal min max"


def BarChart(  # noqa: N802
    rows: Any,
    *,
    x: str | None = None,
    y: Any = None,
    label: str | None = None,
    stacked: bool = False,
    horizontal: bool = False,
    min: float | None = None,  # noqa: A002
    max: float | None = None,  # noqa: A002
    on_click: Callable[[dict[str, Any]], Any] | None = None,
    **rest: Any,
) -> Use:
    """Bars of `rows`, which are dicts. `stacked` puts the series upon each other, `horizontal` lays the bars down.

    `x` names the field across, `y` one field or a list of them, each a name or a dict `{key, label, color}` with one of
    the toolkit's colours. `on_click(row)` is called for the point that is clicked, or chosen with the arrow keys and
    Enter. `None`, NaN and infinity are gaps.

    Every chart takes, besides, `label_hidden`; `height` in pixels, 240 by default; `format` and `x_format`, which are
    `number integer percent compact currency:EUR`, for dates in ISO's form `date time datetime month weekday year`, or a
    dict of `Intl.NumberFormat`'s options; `x_label` and `y_label` at the axes; `legend`, by default where there is more
    than one name; `empty` in place of no data; `table_label`, under which the data are a table; `selected`, what stands
    in `x` where the rest steps back, for a screen reader `selected_label`.
    """
    more = bounds("BarChart", min, max)
    more["stacked"] = flag("BarChart", "stacked", stacked)
    more["horizontal"] = flag("BarChart", "horizontal", horizontal)
    return chart(
        "BarChart",
        rows,
        kind="bar",
        x=x,
        y=y,
        label=label,
        on_click=on_click,
        rest=rest,
        allowed=_ALLOWED,
        more=more,
    )
