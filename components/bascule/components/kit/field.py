"""A label, a help text and an error around a control of one's own.

```python
Field(input(type="color", name="paint"), label="Paint", help="Any colour")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.fields import Frame
from bascule.components.nodes import build, is_element, ordinary, tag_named

if TYPE_CHECKING:
    from typing import Any

STYLES = ""

_ALLOWED = "label"
_CONTROLS = ["input", "select", "textarea", "meter", "progress", "output", "button"]
_DIV = tag_named("div")


def Field(*children: Any, label: Any, **rest: Any) -> list[Any]:  # noqa: N802
    """A field around one control, or around several, which then are a group.

    Every field takes `label_hidden`, `help`, `error`, `required`, `disabled` and `name`. `id` and `aria_…` are the
    control's, the other keywords the outermost element's.
    """
    if len(children) == 1 and is_element(children[0]) and children[0][0].name in _CONTROLS:
        control = ordinary(children[0]).copy()
        props = {} if control[1] is None else control[1].copy()
        given = rest.copy()
        for name in ("id", "name"):
            if name in props and name not in given:
                given[name] = props[name]
        frame = Frame("Field", label, given, _ALLOWED)
        props.update(frame.props)
        if "class" not in props and props.get("type") not in ("checkbox", "radio", "range", "color"):
            props["class"] = "b-input"
        control[1] = props
        return frame.around(control)
    frame = Frame("Field", label, rest, _ALLOWED, "group")
    return frame.around(build(_DIV, children, frame.props))
