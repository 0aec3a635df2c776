"""Titles of which each opens and closes what is below it.

```python
Accordion([("Delivery", Text("Two to four days")), ("Returns", Text("Within thirty days"))], name="questions")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import entry, flag, items, outer, text
from bascule.components.shared import PRESS, RULED

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-accordion { border: 1px solid var(--b-line); border-radius: var(--b-radius); }
.b-accordion summary { display: flex; justify-content: space-between; gap: .75rem; padding: .625rem .875rem;
  font-weight: var(--b-medium); }
.b-accordion summary::after { content: ""; flex: none; align-self: center; width: .5em; height: .5em;
  border: solid var(--b-muted); border-width: 0 2px 2px 0; rotate: 45deg; }
.b-accordion [open] > summary::after { rotate: 225deg; }
.b-accordion-content { padding: .125rem .875rem .875rem; }
"""

ITEM = "title content open key"
_ALLOWED = "name"
_DIV = tag_named("div")
_DETAILS = tag_named("details")
_SUMMARY = tag_named("summary")


def Accordion(parts: Any, *, name: str | None = None, **rest: Any) -> list[Any]:  # noqa: N802
    """`parts` are `(title, content)` pairs or dicts `{title, content, open, key}`; `open` ones start open.

    With a `name`, which no other accordion of the page has, opening one part closes the others.
    """
    text("Accordion", "name", name)
    node = build(_DIV, (), outer("Accordion", rest, "b-accordion " + RULED, _ALLOWED))
    for part in items("Accordion", "parts", parts):
        given = part
        if isinstance(part, (list, tuple)) and len(part) == 2:
            given = {"title": part[0], "content": part[1]}
        one = entry("Accordion", given, ITEM, "title")
        props: dict[str, Any] = {}
        if name:
            props["name"] = name
        if one.get("key") is not None:
            props["key"] = one["key"]
        if flag("Accordion", "open", one.get("open", False)):
            props["open"] = True
        content = build(_DIV, [one.get("content")], {"class": "b-accordion-content"})
        node.append(build(_DETAILS, [build(_SUMMARY, [one["title"]], {"class": PRESS}), content], props))
    return node
