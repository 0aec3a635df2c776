"""Radio buttons, however they look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.choices import choices, chosen, valued
from bascule.components.fields import UNSET, beside, ignore
from bascule.components.nodes import build, tag_named
from bascule.components.props import handler

if TYPE_CHECKING:
    from typing import Any

    from bascule.components.fields import Frame

_DIV = tag_named("div")
_INPUT = tag_named("input")


def radios(
    owner: str,
    frame: Frame,
    options: Any,
    *,
    value: Any,
    default: Any,
    on_change: Any,
    classes: str,
    label_classes: str,
) -> list[Any]:
    """The field of radio buttons, each in its label."""
    among = choices(owner, options)
    given = value is not UNSET
    if given and default is not None:
        raise TypeError(owner + ": give value or default_value, not both")
    now = chosen(owner, "value", value if given else default, among)
    handler(owner, "on_change", on_change)
    change = valued(among, on_change)
    if change is None and given:
        change = ignore
    kids = []
    for at in range(len(among)):
        one = among[at]
        props: dict[str, Any] = {"type": "radio", "class": classes, "value": one.text}
        props["id"] = frame.id + "-" + str(at)
        props["name"] = frame.name or frame.id
        off = frame.disabled or one.disabled
        if off:
            props["disabled"] = True
        if frame.required:
            props["required"] = True
        if given:
            props["checked"] = one.text == now
        elif one.text == now:
            props["defaultChecked"] = True
        if change is not None:
            props["on"] = {"change": change}
        kids.append(beside([_INPUT, props], one.label, None, label_classes, off))
    return frame.around(build(_DIV, kids, frame.props))
