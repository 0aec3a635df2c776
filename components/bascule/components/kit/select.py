"""One of several options, in the browser's own menu.

```python
Select("Region", ["West", "East"], value=region.value, on_change=region.set, placeholder="Choose a region")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.choices import choices, chosen, valued
from bascule.components.fields import UNSET, Frame, hold
from bascule.components.menus import MENU
from bascule.components.nodes import build, tag_named
from bascule.components.props import handler, text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = ""

_ALLOWED = "label options value default_value on_change placeholder"
_SELECT = tag_named("select")
_OPTION = tag_named("option")
_GROUP = tag_named("optgroup")


def Select(  # noqa: N802
    label: Any = None,
    options: Any = (),
    *,
    value: Any = UNSET,
    default_value: Any = None,
    on_change: Callable[[Any], Any] | None = None,
    placeholder: str | None = None,
    **rest: Any,
) -> list[Any]:
    """One of `options`: texts, numbers, pairs `(value, label)`, dicts `{value, label, disabled}` or groups.

    A group is `{label, options}`. `on_change(value)` gives the option's own value. With a `placeholder` nothing is
    chosen at first, and that is `None`. Takes what every `Field` takes.
    """
    frame = Frame("Select", label, rest, _ALLOWED)
    handler("Select", "on_change", on_change)
    among = choices("Select", options, True)
    now = value if value is UNSET else chosen("Select", "value", value, among)
    first = chosen("Select", "default_value", default_value, among)
    props = frame.props
    props["class"] = MENU
    empty = text("Select", "placeholder", placeholder) is not None
    if now is UNSET and first is None and empty:
        first = ""
    hold("Select", props, now, first, valued(among, on_change), event="change")
    kids: list[Any] = []
    if empty:
        kids.append(_option(placeholder, "", frame.required))
    group: Any = None
    for one in among:
        made = _option(one.label, one.text, one.disabled)
        if one.group is None:
            group = None
            kids.append(made)
        elif group is not None and group[1]["label"] == one.group:
            group.append(made)
        else:
            group = build(_GROUP, [made], {"label": one.group})
            kids.append(group)
    return frame.around(build(_SELECT, kids, props))


def _option(label: Any, value: str, disabled: bool) -> list[Any]:
    return build(_OPTION, [label], {"value": value, "disabled": True} if disabled else {"value": value})
