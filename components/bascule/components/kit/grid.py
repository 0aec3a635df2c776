"""Children in columns of equal width, as many as there is room for.

```python
Grid([Card(Text(name)) for name in ["Bergen", "Oslo", "Bodø"]], columns=3, min_width=180)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import GAPS, one_of, outer, whole
from bascule.components.shared import styled

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-grid { display: grid; gap: var(--g); grid-template-columns: repeat(auto-fill, minmax(min(100%,
  max(var(--w), (100% - (var(--n) - 1) * var(--g)) / var(--n))), 1fr)); }
.b-grid > * { min-width: 0; }
"""

_ALLOWED = "columns min_width gap"
_WIDTHS = ["0rem", ".25rem", ".5rem", ".75rem", "1.25rem"]
_DIV = tag_named("div")


def Grid(  # noqa: N802
    *children: Any, columns: int = 12, min_width: int = 160, gap: str = "md", **rest: Any
) -> list[Any]:
    """At most `columns` columns (1 to 24), each at least `min_width` pixels wide; `gap`: `none xs sm md lg`."""
    whole("Grid", "columns", columns, 1, 24)
    whole("Grid", "min_width", min_width, 1, 4000)
    props = outer("Grid", rest, "b-grid", _ALLOWED)
    wide = _WIDTHS[GAPS.index(one_of("Grid", "gap", gap, GAPS))]
    styled(props, {"--n": str(columns), "--w": str(min_width) + "px", "--g": wide})
    return build(_DIV, children, props)
