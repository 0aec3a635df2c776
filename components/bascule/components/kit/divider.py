"""A line between two parts, with words on it if need be.

```python
Divider("Earlier")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, outer
from bascule.components.shared import NOTE

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-divider { display: flex; align-items: center; gap: .75rem; align-self: stretch; }
.b-divider::before, .b-divider:not(:empty)::after { content: ""; flex: 1; border-top: 1px solid var(--b-line); }
.b-divider[aria-orientation]::before { align-self: stretch; border-inline-start: 1px solid var(--b-line); }
"""

_ALLOWED = "vertical"
_DIV = tag_named("div")


def Divider(*children: Any, vertical: bool = False, **rest: Any) -> list[Any]:  # noqa: N802
    """A line, across or, in a `Row`, `vertical`. A vertical one holds no words."""
    if flag("Divider", "vertical", vertical) and children:
        raise TypeError("Divider: a vertical one holds no words, not " + repr(children[0])[:80])
    props = outer("Divider", rest, "b-divider " + NOTE, _ALLOWED)
    if not children:
        props["role"] = "separator"
        if vertical:
            props["aria-orientation"] = "vertical"
    return build(_DIV, children, props)
