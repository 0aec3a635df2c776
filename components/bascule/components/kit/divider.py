"""A line between two parts, with words on it if need be.

```python
Divider("Earlier")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, outer

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-divider { display: flex; align-items: center; gap: .75rem; align-self: stretch; margin: 0; border: 0;
  color: var(--b-muted); font-size: .8125rem; }
.b-divider::before, .b-divider:not(:empty)::after { content: ""; flex: 1; border-top: 1px solid var(--b-line); }
.b-divider-vertical { min-height: 1.25rem; }
.b-divider-vertical::before { flex: none; align-self: stretch; border: 0;
  border-inline-start: 1px solid var(--b-line); }
"""

_ALLOWED = "vertical"
_DIV = tag_named("div")


def Divider(*children: Any, vertical: bool = False, **rest: Any) -> list[Any]:  # noqa: N802
    """A line, across or, in a `Row`, `vertical`. A vertical one holds no words."""
    classes = "b-divider"
    if flag("Divider", "vertical", vertical):
        if children:
            raise TypeError("Divider: a vertical one holds no words, not " + repr(children[0])[:80])
        classes = "b-divider b-divider-vertical"
    props = outer("Divider", rest, classes, _ALLOWED)
    if not children:
        props["role"] = "separator"
        if vertical:
            props["aria-orientation"] = "vertical"
    return build(_DIV, children, props)
