"""A message that stands out.

```python
Alert("The server did not answer.", title="No forecast", color="danger", actions=[Button("Try again", on_click=again)])
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, node, one_of, outer, shown

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-alert { display: flex; flex-direction: column; gap: .375rem; padding: .75rem 1rem; border: 1px solid var(--c-line);
  border-radius: var(--b-radius); background: var(--c-soft); color: var(--c-text); font-size: .9375rem;
  overflow-wrap: anywhere; }
.b-alert-title { font-weight: var(--b-bold); }
.b-alert-solid { background: var(--c-solid); color: var(--c-on); border-color: transparent; }
.b-alert-outline { background: none; }
.b-alert-actions { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .25rem; }
"""

VARIANTS = ["soft", "solid", "outline"]
_ALLOWED = "title color variant actions"
_DIV = tag_named("div")


def Alert(  # noqa: N802
    *children: Any,
    title: Any = None,
    color: str = "info",
    variant: str = "soft",
    actions: Any = None,
    **rest: Any,
) -> list[Any]:
    """A message. `danger` and `warning` are announced at once (`role="alert"`), the others politely (`role="status"`).

    Children may be data too: an exception shows its message, an object its JSON.
    """
    one_of("Alert", "color", color, COLORS)
    node("Alert", "title", title)
    node("Alert", "actions", actions)
    classes = "b-alert b-alert-" + one_of("Alert", "variant", variant, VARIANTS) + " b-c-" + color
    props = outer("Alert", rest, classes, _ALLOWED)
    if "role" not in props:
        props["role"] = "alert" if color == "danger" or color == "warning" else "status"
    return build(
        _DIV,
        [
            None if title is None else build(_DIV, [title], {"class": "b-alert-title"}),
            build(_DIV, [shown(child) for child in children], {"class": "b-alert-text"}),
            None if actions is None else build(_DIV, [actions], {"class": "b-alert-actions"}),
        ],
        props,
    )
