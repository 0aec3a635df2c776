"""What a handler gets: decided by the event, never by the handler (docs/house.md, "The tree").

| event | value |
|---|---|
| `input change` | a control's value |
| `submit` | the form's values by name |
| `invalid` | `{id, name, message}` of the control, in the browser's words |
| `keydown keyup keypress` | the key's name |
| `drop paste` | the files, as a file input's |
| other | nothing |

| control | value |
|---|---|
| checkbox | whether it is checked |
| number, range | a number, null when empty |
| select with `multiple` | the list of chosen values |
| file | a list of `{name, size, type}` |
| radio, other | text |
| editable element | its text |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import Map, Number, Object, field, is_array, prop, same

from .live import CHANGES

if TYPE_CHECKING:
    from typing import Any


def event_value(event: Any) -> Any:
    """The value of an event."""
    name: str = event.type
    control = event.target
    if name in CHANGES:
        return control_value(control)
    if name == "submit":
        return form_values(control, event.submitter)
    if name.startswith("key"):
        return event.key
    if name == "invalid":
        return {"id": control.id, "name": control.name, "message": control.validationMessage}
    if name == "drop":
        return files(event.dataTransfer)
    if name == "paste":
        return files(event.clipboardData)
    return None


def control_value(control: Any) -> Any:
    """The value of a form control, or the text of an editable element."""
    kind: str = prop(control, "type")
    if kind == "checkbox":
        return control.checked
    if kind in ("number", "range"):
        return None if control.value == "" else Number(control.value)
    if kind == "select-multiple":
        return [option.value for option in control.selectedOptions]
    if kind == "file":
        return files(control)
    return control.textContent if prop(control, "value") is None else control.value


def files(source: Any) -> list[Any]:
    """What is told of the files of an input or of a drop."""
    found = field(source, "files")
    return [] if found is None else [{"name": one.name, "size": one.size, "type": one.type} for one in found]


def form_values(form: Any, submitter: Any) -> Any:
    """The values of a form's enabled controls by name.

    Of radio buttons the chosen one's value, else null; of several checkboxes with one name the values of the checked
    ones; of other controls that share a name the list of their values. A named button counts when it submitted.
    """
    controls: list[Any] = []
    shared = Map()
    # A form's own lists can be hidden by fields called `elements` or `length`: the document is asked instead.
    for control in form.ownerDocument.querySelectorAll("input,select,textarea,button"):
        kind: str = control.type
        name: str = control.name
        if (
            (same(control, submitter) or kind not in ("submit", "button", "reset", "image"))
            and same(control.form, form)
            and name != ""
            and not control.matches(":disabled")
        ):
            controls.append(control)
            if kind != "radio":
                shared.set(name, shared.has(name))
    found = Map()
    for control in controls:
        name = control.name
        kind = control.type
        checked: bool = control.checked
        if kind == "radio":
            if checked or not found.has(name):
                found.set(name, control.value if checked else None)
        elif not cast("bool", shared.get(name)):
            found.set(name, control_value(control))
        else:
            if not is_array(found.get(name)):
                found.set(name, [])
            if kind != "checkbox":
                found.get(name).append(control_value(control))
            elif checked:
                found.get(name).append(control.value)
    # A field may be called `__proto__`.
    return Object.fromEntries(found)
