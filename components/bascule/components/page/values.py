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

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Array, Map, Number, Object, is_array, prop, same, set_prop

if TYPE_CHECKING:
    from typing import Any


def event_value(event: Any) -> Any:
    """The value of an event."""
    name: str = event.type
    if name == "input" or name == "change":
        return control_value(event.target)
    if name == "submit":
        return form_values(event.target, event.submitter)
    if name in ("keydown", "keyup", "keypress"):
        return event.key
    if name == "invalid":
        control = event.target
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
        return [option.value for option in Array["from"](control.selectedOptions)]
    if kind == "file":
        return files(control)
    return control.textContent if prop(control, "value") is None else control.value


def files(source: Any) -> list[Any]:
    """What is told of the files of an input or of a drop."""
    if source is None or source.files is None:
        return []
    return [{"name": file.name, "size": file.size, "type": file.type} for file in source.files]


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
        counts = same(control, submitter) or kind not in ("submit", "button", "reset", "image")
        if counts and same(control.form, form) and control.name != "" and not control.matches(":disabled"):
            controls.append(control)
            if kind != "radio":
                shared.set(control.name, shared.has(control.name))
    found = Map()
    for control in controls:
        name: str = control.name
        kind_of: str = control.type
        if kind_of == "radio":
            if control.checked is True or not found.has(name):
                found.set(name, control.value if control.checked is True else None)
        elif shared.get(name) is not True:
            found.set(name, control_value(control))
        else:
            if not is_array(found.get(name)):
                found.set(name, [])
            if kind_of != "checkbox":
                found.get(name).append(control_value(control))
            elif control.checked is True:
                found.get(name).append(control.value)
    # Without a prototype, so that a field may be called `__proto__`.
    values: Any = Object.create(None)
    for pair in found:
        set_prop(values, pair[0], pair[1])
    return values
