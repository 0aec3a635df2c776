"""Figures in a row and panels below, as many side by side as there is room for.

```python
Dashboard(
    Card(Text("Chart"), title="By region"),
    Card(Text("Table"), title="By product"),
    title="Sales",
    metrics=[Metric("1,240", label="Orders"), Metric("€ 12,400", label="Revenue")],
)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.kit.caption import Caption
from bascule.components.kit.grid import Grid
from bascule.components.kit.heading import Heading
from bascule.components.nodes import build, tag_named
from bascule.components.props import node, outer, whole
from bascule.components.shared import LINE, STACK

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-dashboard { container-type: inline-size; gap: .75rem; }
.b-dashboard-titles { flex: 1 1 12rem; }
.b-dashboard-panels { display: grid; gap: .75rem; }
.b-dashboard-panels > * { min-width: 0; }
.b-dashboard .b-dashboard-metrics { grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); }
.b-dashboard-metrics > * { padding: .75rem 1rem; border: 1px solid var(--b-line); border-radius: var(--b-radius-l);
  background: var(--b-raised); }
@container (min-width: 38rem) {
  .b-dashboard-panels { grid-template-columns: 1fr 1fr; }
  .b-dashboard-panels > :last-child:nth-child(odd) { grid-column: 1 / -1; }
}
"""

_ALLOWED = "title subtitle actions metrics level"
_SECTION = tag_named("section")
_DIV = tag_named("div")


def Dashboard(  # noqa: N802
    *children: Any,
    title: Any = None,
    subtitle: Any = None,
    actions: Any = None,
    metrics: Any = None,
    level: int = 2,
    **rest: Any,
) -> list[Any]:
    """`metrics` are `Metric`s, the children panels, `Card`s for example: two in a row where the widget is wide.

    An odd last panel takes the whole width. `level` is the title's heading level, 1 to 6.
    """
    whole("Dashboard", "level", level, 1, 6)
    for name, value in (("title", title), ("subtitle", subtitle), ("actions", actions), ("metrics", metrics)):
        node("Dashboard", name, value)
    head = None
    if title is not None or subtitle is not None or actions is not None:
        titles = [
            None if title is None else Heading(title, level=level, size="lg"),
            None if subtitle is None else Caption(subtitle),
        ]
        head = build(
            _DIV,
            [
                build(_DIV, titles, {"class": "b-dashboard-titles"}),
                None if actions is None else build(_DIV, [actions], {"class": LINE}),
            ],
            {"class": LINE},
        )
    return build(
        _SECTION,
        [
            head,
            Grid(metrics, min_width=144, class_="b-dashboard-metrics") if metrics else None,
            build(_DIV, children, {"class": "b-dashboard-panels"}) if children else None,
        ],
        outer("Dashboard", rest, "b-dashboard " + STACK, _ALLOWED),
    )
