"""Empty space in a row or a column: all that is left, or a fixed piece.

```python
Row(Text("Total"), Spacer(), Text("1,200"))
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import SIZES, one_of, outer
from bascule.components.shared import styled

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-spacer { flex: 1; }
"""

_ALLOWED = "size"
_WIDTHS = [".25rem", ".5rem", "1rem", "2rem"]
_DIV = tag_named("div")


def Spacer(size: str | None = None, **rest: Any) -> list[Any]:  # noqa: N802
    """Space: without a size all that is left, else `xs sm md lg`."""
    props = outer("Spacer", rest, "b-spacer", _ALLOWED)
    if size is not None:
        wide = _WIDTHS[SIZES.index(one_of("Spacer", "size", size, SIZES))]
        styled(props, {"flex": "none", "width": wide, "height": wide})
    props["aria-hidden"] = True
    return build(_DIV, (), props)
