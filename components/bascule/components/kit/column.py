"""Children one below the other.

```python
Column(Heading("Forecast"), Text("Five days"), gap="sm")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.flow import flow
from bascule.components.nodes import build, tag_named
from bascule.components.props import outer

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-column { display: flex; flex-direction: column; min-width: 0; }
.b-column > * { min-width: 0; }
"""

ALIGN = ["start", "center", "end", "stretch"]
_ALLOWED = "gap align"
_DIV = tag_named("div")


def Column(*children: Any, gap: str = "md", align: str = "stretch", **rest: Any) -> list[Any]:  # noqa: N802
    """A column. `gap`: `none xs sm md lg`; `align`: `start center end stretch`."""
    classes = "b-column" + flow("Column", gap, align, ALIGN)
    return build(_DIV, children, outer("Column", rest, classes, _ALLOWED))
