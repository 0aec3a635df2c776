"""A framed piece of the page, with a title, a subtitle, actions and a footer.

```python
Card(Text("12 °C, light rain"), title="Bergen", subtitle="Norway", actions=[Button("Refresh", on_click=refresh)])
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, node, outer, whole
from bascule.components.shared import LINE, NOTE

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-card { display: flex; flex-direction: column; gap: .75rem; padding: 1rem; border: 1px solid var(--b-line);
  border-radius: var(--b-radius-l); background: var(--b-raised); color: var(--b-text); }
.b-card-plain { border-color: transparent; padding: 0; background: none; }
.b-card-head { display: flex; flex-wrap: wrap; align-items: flex-start; gap: .5rem 1rem; }
.b-card-titles { flex: 1 1 12rem; min-width: 0; }
.b-card-title { font-size: 1.0625rem; line-height: 1.4; font-weight: var(--b-bold); }
.b-card-titles > * { margin: 0; }
.b-card-foot { padding-top: .75rem; border-top: 1px solid var(--b-line); }
"""

_ALLOWED = "title subtitle actions footer level plain"
_SECTION = tag_named("section")
_DIV = tag_named("div")
_P = tag_named("p")
_HEADINGS = [tag_named("h" + str(level)) for level in range(1, 7)]


def Card(  # noqa: N802
    *children: Any,
    title: Any = None,
    subtitle: Any = None,
    actions: Any = None,
    footer: Any = None,
    level: int = 2,
    plain: bool = False,
    **rest: Any,
) -> list[Any]:
    """A card. `title`, `subtitle` and `footer` are text or nodes, `actions` nodes; `plain` leaves out the frame.

    `level` is the title's heading level, 1 to 6.
    """
    flag("Card", "plain", plain)
    whole("Card", "level", level, 1, 6)
    for name, value in (("title", title), ("subtitle", subtitle), ("actions", actions), ("footer", footer)):
        node("Card", name, value)
    made = build(_SECTION, (), outer("Card", rest, "b-card b-card-plain" if plain else "b-card", _ALLOWED))
    if title is not None or subtitle is not None or actions is not None:
        heading = _HEADINGS[level - 1]
        head = build(
            _DIV,
            [
                build(
                    _DIV,
                    [
                        None if title is None else build(heading, [title], {"class": "b-card-title"}),
                        None if subtitle is None else build(_P, [subtitle], {"class": NOTE}),
                    ],
                    {"class": "b-card-titles"},
                ),
                None if actions is None else build(_DIV, [actions], {"class": LINE}),
            ],
            {"class": "b-card-head"},
        )
        made.append(head)
    else:
        made.append(None)
    made.extend(build(_SECTION, children, None)[2:])
    if footer is not None:
        made.append(build(_DIV, [footer], {"class": "b-card-foot " + NOTE}))
    return made
