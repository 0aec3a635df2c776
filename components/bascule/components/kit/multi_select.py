"""Any number of a few options, all to be seen.

```python
MultiSelect("Toppings", ["Olives", "Capers", "Basil"], value=["Basil"], on_change=toppings.set)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.chips import listed, told
from bascule.components.choices import choices, chosen
from bascule.components.definition import Component
from bascule.components.fields import UNSET, Frame, beside
from bascule.components.hooks import use_state
from bascule.components.nodes import build, tag_named
from bascule.components.props import handler

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = ""

_ALLOWED = "label options value default_value on_change"
_DIV = tag_named("div")
_INPUT = tag_named("input")


def MultiSelect(  # noqa: N802
    label: Any = None,
    options: Any = (),
    *,
    value: Any = UNSET,
    default_value: Any = None,
    on_change: Callable[[list[Any]], Any] | None = None,
    **rest: Any,
) -> Use:
    """Any of `options`, written as for `RadioGroup`; `on_change(values)` gives the chosen values in their order.

    `required` only marks it: a browser cannot require one of several boxes. Takes what every `Field` takes.
    """
    Frame("MultiSelect", label, rest, _ALLOWED, "group")
    among = choices("MultiSelect", options)
    for name, given in (("value", value), ("default_value", default_value)):
        if given is not UNSET:
            listed("MultiSelect", name, given)
            for one in given or ():
                chosen("MultiSelect", name, one, among)
    if value is not UNSET and default_value is not None:
        raise TypeError("MultiSelect: give value or default_value, not both")
    handler("MultiSelect", "on_change", on_change)
    rest = rest.copy()
    key = rest.pop("key", None)
    return _MULTI_SELECT(
        label=label,
        options=options,
        value=value,
        default_value=default_value,
        on_change=on_change,
        rest=rest,
        key=key,
    )


def _render(
    *, label: Any, options: Any, value: Any, default_value: Any, on_change: Any, rest: dict[str, Any]
) -> Any:
    own = use_state(list(default_value or ()))
    frame = Frame("MultiSelect", label, rest, _ALLOWED, "group")
    now = own.value if value is UNSET else value or ()
    among = choices("MultiSelect", options)

    def toggle(option: Any) -> Any:
        def change(checked: bool) -> Any:
            wanted = [one.value for one in among if (checked if one is option else one.value in now)]
            if value is UNSET:
                own.set(lambda _old: wanted)
            return None if on_change is None else on_change(wanted)

        return change

    frame.props["class"] = "b-chips"
    kids = []
    for at in range(len(among)):
        one = among[at]
        off = frame.disabled or one.disabled
        props: dict[str, Any] = {
            "type": "checkbox",
            "class": "b-cover",
            "id": frame.id + "-" + str(at),
            "checked": one.value in now,
            "on": {"change": toggle(one)},
        }
        if off:
            props["disabled"] = True
        kids.append(beside([_INPUT, props], one.label, None, "b-chip", off))
    texts = [one.text for one in among if one.value in now]
    kids.append(told(frame.name, texts, frame.disabled))
    return frame.around(build(_DIV, kids, frame.props))


_MULTI_SELECT = Component(_render, "MultiSelect")
