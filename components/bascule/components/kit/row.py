"""Children side by side; they wrap where the page is narrow.

```python
Row(Button("Back"), Button("Next"), gap="sm", justify="end")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.flow import flow
from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, look, one_of, outer

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-row { display: flex; flex-direction: row; flex-wrap: wrap; min-width: 0; }
.b-row-nowrap { flex-wrap: nowrap; }
.b-row > * { min-width: 0; } .b-row > svg { flex: none; }
.b-justify-center { justify-content: center; } .b-justify-end { justify-content: flex-end; }
.b-justify-between { justify-content: space-between; }
"""

ALIGN = ["start", "center", "end", "baseline", "stretch"]
JUSTIFY = ["start", "center", "end", "between"]
_ALLOWED = "gap align justify wrap"
_DIV = tag_named("div")
_LOOKS: dict[Any, str] = {}


def Row(  # noqa: N802
    *children: Any,
    gap: str = "md",
    align: str = "center",
    justify: str = "start",
    wrap: bool = True,
    **rest: Any,
) -> list[Any]:
    """A row.

    `gap`: `none xs sm md lg`; `align`: `start center end baseline stretch`; `justify`: `start center end between`.
    """
    flag("Row", "wrap", wrap)
    key = (gap, align, justify, wrap)
    classes = look(_LOOKS, key)
    if classes is None:
        classes = "b-row" + flow("Row", gap, align, ALIGN)
        classes = classes + " b-justify-" + one_of("Row", "justify", justify, JUSTIFY)
        if not wrap:
            classes = classes + " b-row-nowrap"
        _LOOKS[key] = classes
    return build(_DIV, children, outer("Row", rest, classes, _ALLOWED))
