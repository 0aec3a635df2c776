"""Several people in little room.

```python
AvatarGroup(["Ada Lovelace", "Alan Turing", "Grace Hopper", "Katherine Johnson"], max=3, label="Assigned to")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.kit.avatar import Avatar, font
from bascule.components.nodes import build, tag_named
from bascule.components.props import SIZES, entry, items, one_of, outer, text, whole

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-avatars { display: flex; flex-wrap: wrap; padding-inline-start: .375rem; }
.b-avatars > * { margin-inline-start: -.375rem; box-shadow: 0 0 0 2px var(--b-raised); }
"""

_ALLOWED = "max label size more"
_DIV = tag_named("div")
_SPAN = tag_named("span")


def AvatarGroup(  # noqa: N802
    people: Any,
    *,
    max: int = 5,  # noqa: A002 (as of a control)
    label: str | None = None,
    size: str = "md",
    more: str = "more",
    **rest: Any,
) -> list[Any]:
    """The first `max` of `people`: names, or dicts `{name, src, color}`; then how many there are besides.

    `label` says who they are, `more` what follows the number for a screen reader.
    """
    people = items("AvatarGroup", "people", people)
    whole("AvatarGroup", "max", max, 1, 100)
    one_of("AvatarGroup", "size", size, SIZES)
    text("AvatarGroup", "more", more)
    props = outer("AvatarGroup", rest, "b-avatars", _ALLOWED)
    if text("AvatarGroup", "label", label) is not None:
        props["role"] = "group"
        props["aria-label"] = label
    node = build(_DIV, (), props)
    for person in people[:max]:
        named = {"name": person} if isinstance(person, str) else person
        given = entry("AvatarGroup", named, "name src color", "name")
        node.append(Avatar(given["name"], src=given.get("src"), color=given.get("color"), size=size))
    if len(people) > max:
        rest_of = "+" + str(len(people) - max)
        said: dict[str, Any] = {
            "class": "b-avatar b-c-secondary",
            "role": "img",
            "aria-label": rest_of + " " + more,
        }
        said["style"] = {"font-size": font(size)}
        node.append(build(_SPAN, [build(_SPAN, [rest_of], {"aria-hidden": True})], said))
    return node
