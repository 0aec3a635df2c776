"""The field of a question that a schema asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.kit.checkbox import Checkbox
from bascule.components.kit.date_picker import DatePicker
from bascule.components.kit.input import Input
from bascule.components.kit.multi_select import MultiSelect
from bascule.components.kit.number_input import NumberInput
from bascule.components.kit.select import Select
from bascule.components.kit.tag_input import TagInput
from bascule.components.kit.textarea import Textarea
from bascule.components.nodes import build, tag_named
from bascule.components.schema_form import bounds

if TYPE_CHECKING:
    from typing import Any

_FIELDSET = tag_named("fieldset")
_LEGEND = tag_named("legend")
_P = tag_named("p")


def field_of(one: Any, values: Any, disabled: bool) -> Any:
    """A node; `values` are first answers, nested as the schema is. Parts are made inside out, so nothing recurses."""
    made: dict[str, Any] = {}
    todo = [(one, False)]
    while todo:
        ask, ready = todo.pop()
        if ask.kind != "part":
            made[ask.name] = _field(ask, _first(ask, values), disabled)
        elif ready:
            inner = [made[part.name] for part in ask.parts]
            about = None if ask.help is None else build(_P, [ask.help], {"class": "b-help"})
            legend = build(_LEGEND, [ask.label], {"class": "b-label"})
            made[ask.name] = build(
                _FIELDSET, [legend, about, inner], {"class": "b-form-part", "key": ask.name}
            )
        else:
            todo.append((ask, True))
            todo.extend([(part, False) for part in ask.parts])
    return made[one.name]


def _first(ask: Any, values: Any) -> Any:
    """The first answer: what the author gives, else the schema's default."""
    at = values
    for step in ask.path:
        if not isinstance(at, dict) or step not in at:
            return ask.default
        at = at[step]
    return at


def _field(ask: Any, first: Any, disabled: bool) -> Any:
    found = ask.schema
    common: dict[str, Any] = {
        "name": ask.name,
        "key": ask.name,
        "help": ask.help,
        "disabled": disabled,
        "required": ask.needed,
    }
    kind = ask.kind
    if kind == "const":
        return None
    if kind == "tick":
        common["required"] = False
        return Checkbox(ask.label, default_checked=first is True, **common)
    if kind == "choice":
        first = first if first in ask.options else None
        return Select(ask.label, ask.options, default_value=first, placeholder="Choose", **common)
    if kind == "several":
        first = [item for item in ask.options if item in (first or ())]
        return MultiSelect(ask.label, ask.options, default_value=first, **common)
    if kind == "tags":
        return TagInput(ask.label, default_value=[str(item) for item in first or ()], **common)
    if kind == "number":
        least, most, step = bounds(found)
        first = first if isinstance(first, (int, float)) and not isinstance(first, bool) else None
        return NumberInput(ask.label, default_value=first, min=least, max=most, step=step, **common)
    first = None if first is None else str(first)
    if kind == "date":
        return DatePicker(ask.label, type=ask.type, default_value=first, **common)
    lengths = {"min_length": found.get("minLength"), "max_length": found.get("maxLength")}
    if kind == "area":
        return Textarea(ask.label, default_value=first, **lengths, **common)
    return Input(
        ask.label, type=ask.type, default_value=first, pattern=found.get("pattern"), **lengths, **common
    )
