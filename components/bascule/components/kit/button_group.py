"""Buttons that belong together, joined.

```python
ButtonGroup(Button("Earlier", variant="outline"), Button("Later", variant="outline"), label="Day")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import outer, text

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-buttons { display: inline-flex; max-width: 100%; }
.b-buttons > .b-button { min-width: 0; }
.b-buttons > .b-button:focus-visible { z-index: 1; }
.b-buttons > .b-button:not(:first-child) { margin-inline-start: -1px; border-start-start-radius: 0;
  border-end-start-radius: 0; }
.b-buttons > .b-button:not(:last-child) { border-start-end-radius: 0; border-end-end-radius: 0; }
"""

_ALLOWED = "label"
_DIV = tag_named("div")


def ButtonGroup(*children: Any, label: str | None = None, **rest: Any) -> list[Any]:  # noqa: N802
    """A row of joined buttons; `label` is what a screen reader calls them."""
    text("ButtonGroup", "label", label)
    props = outer("ButtonGroup", rest, "b-buttons", _ALLOWED)
    if label:
        props["aria-label"] = label
    elif "aria-label" not in props and "aria-labelledby" not in props:
        raise TypeError('ButtonGroup: a label is missing: ButtonGroup(…, label="Day")')
    props["role"] = props.get("role", "group")
    return build(_DIV, children, props)
