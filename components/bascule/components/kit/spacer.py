"""Empty space in a row or a column: all that is left, or a fixed piece.

```python
Row(Text("Total"), Spacer(), Text("1,200"))
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import SIZES, one_of, outer

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-spacer { flex: 1 1 0; }
.b-spacer-xs, .b-spacer-sm, .b-spacer-md, .b-spacer-lg { flex: none; width: var(--s); height: var(--s); }
.b-spacer-xs { --s: .25rem; } .b-spacer-sm { --s: .5rem; } .b-spacer-md { --s: 1rem; } .b-spacer-lg { --s: 2rem; }
"""

_ALLOWED = "size"
_DIV = tag_named("div")


def Spacer(size: str | None = None, **rest: Any) -> list[Any]:  # noqa: N802
    """Space: without a size all that is left, else `xs sm md lg`."""
    classes = "b-spacer"
    if size is not None:
        classes = "b-spacer b-spacer-" + one_of("Spacer", "size", size, SIZES)
    props = outer("Spacer", rest, classes, _ALLOWED)
    props["aria-hidden"] = True
    return build(_DIV, (), props)
