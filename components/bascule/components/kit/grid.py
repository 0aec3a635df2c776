"""Children in columns of equal width, as many as there is room for.

```python
Grid([Card(Text(name)) for name in ["Bergen", "Oslo", "Bodø"]], columns=3, min_width=180)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import GAPS, one_of, outer, whole

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-grid { --g: 0rem; display: grid; gap: var(--g); grid-template-columns: repeat(auto-fill, minmax(min(100%,
  max(var(--w), (100% - (var(--n) - 1) * var(--g)) / var(--n))), 1fr)); }
.b-grid > * { min-width: 0; }
.b-grid-xs { --g: .25rem; } .b-grid-sm { --g: .5rem; } .b-grid-md { --g: .75rem; } .b-grid-lg { --g: 1.25rem; }
"""

_ALLOWED = "columns min_width gap"
_DIV = tag_named("div")


def Grid(  # noqa: N802
    *children: Any, columns: int = 12, min_width: int = 160, gap: str = "md", **rest: Any
) -> list[Any]:
    """At most `columns` columns (1 to 24), each at least `min_width` pixels wide; `gap`: `none xs sm md lg`."""
    whole("Grid", "columns", columns, 1, 24)
    whole("Grid", "min_width", min_width, 1, 4000)
    props = outer("Grid", rest, "b-grid b-grid-" + one_of("Grid", "gap", gap, GAPS), _ALLOWED)
    style = {"--n": str(columns), "--w": str(min_width) + "px"}
    style.update(props.get("style") or {})
    props["style"] = style
    return build(_DIV, children, props)
