"""What stands where there is nothing yet.

```python
EmptyState("No bookings yet", "Bookings that you make appear here.", actions=[Button("Book a table", on_click=book)])
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import node, outer
from bascule.components.shared import LINE, NOTE, STACK

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-empty { align-items: center; padding: 1.5rem 1rem; text-align: center; color: var(--b-muted); }
.b-empty-icon { font-size: 2rem; line-height: 1; }
.b-empty-title { margin: 0; color: var(--b-text); font-weight: var(--b-bold); }
"""

_ALLOWED = "icon actions"
_DIV = tag_named("div")
_P = tag_named("p")


def EmptyState(  # noqa: N802
    title: Any, *children: Any, icon: Any = None, actions: Any = None, **rest: Any
) -> list[Any]:
    """A title, a few words, an `icon` above and `actions` below."""
    if title is None or title == "":
        raise TypeError('EmptyState: a title is missing: EmptyState("No bookings yet")')
    for name, value in (("title", title), ("icon", icon), ("actions", actions)):
        node("EmptyState", name, value)
    return build(
        _DIV,
        [
            None if icon is None else build(_DIV, [icon], {"class": "b-empty-icon", "aria-hidden": True}),
            build(_P, [title], {"class": "b-empty-title"}),
            build(_DIV, children, {"class": NOTE}) if children else None,
            None if actions is None else build(_DIV, [actions], {"class": LINE}),
        ],
        outer("EmptyState", rest, "b-empty " + STACK, _ALLOWED),
    )
