"""What happened, in order.

```python
Timeline([{"title": "Ordered", "time": "Monday", "color": "success"}, {"title": "Shipped", "time": "Tuesday"}])
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, entry, items, one_of, outer, shown, text
from bascule.components.shared import BARE, NOTE

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-timeline > li { position: relative; padding: 0 0 1rem; padding-inline-start: 1.5rem; font-weight: var(--b-medium); }
.b-timeline > li:last-child { padding-bottom: 0; }
.b-timeline > li::before { content: ""; position: absolute; top: .375rem; inset-inline-start: .125rem; width: .75rem;
  height: .75rem; border: 2px solid var(--c-solid); border-radius: 50%; background: var(--c-soft); }
.b-timeline > li:not(:last-child)::after { content: ""; position: absolute; inset-block: 1.375rem -.125rem;
  inset-inline-start: .4375rem; border-inline-start: 2px solid var(--b-line); }
.b-timeline .b-note { font-weight: 400; }
"""

ITEM = "title time description color key"
_ALLOWED = "label"
_OL = tag_named("ol")
_LI = tag_named("li")
_DIV = tag_named("div")


def Timeline(events: Any, *, label: str | None = None, **rest: Any) -> list[Any]:  # noqa: N802
    """`events` are dicts `{title, time, description, color, key}`; all but `color` and `key` text or nodes."""
    props = outer("Timeline", rest, "b-timeline " + BARE, _ALLOWED)
    if text("Timeline", "label", label) is not None:
        props["aria-label"] = label
    props["role"] = "list"
    node = build(_OL, (), props)
    for event in items("Timeline", "events", events):
        given = entry("Timeline", event, ITEM, "title")
        own = {"class": "b-c-" + one_of("Timeline", "color", given.get("color") or "neutral", COLORS)}
        if given.get("key") is not None:
            own["key"] = given["key"]
        parts = [
            build(_DIV, [shown(given[part])], {"class": look} if look else None)
            if given.get(part) is not None
            else None
            for part, look in (("title", ""), ("time", NOTE), ("description", NOTE))
        ]
        node.append(build(_LI, parts, own))
    return node
