"""What form controls share: the frame of label, help and error, and who holds the value.

- A control has a visible label; `label_hidden` keeps it for screen readers only.
- `value` makes a control controlled: it shows that and nothing else, as in React, `None` being empty; `default_value`
  only fills it in.
- Help and error stand under the control and belong to its description; the error also makes it invalid.
- An `id` that the author gives is the control's; else it has one by its place among the fields of the render.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.attributes import attributes
from bascule.components.nodes import Tag, build, tag_named
from bascule.components.props import flag, handler, node, outer, shown, text
from bascule.components.rendering import renderer

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-field { display: flex; flex-direction: column; gap: .375rem; min-width: 0; max-width: 100%; }
.b-label { font-size: .875rem; font-weight: var(--b-medium); }
.b-needed::after { content: " *"; content: " *" / ""; color: var(--b-danger-text); }
.b-help, .b-wrong { margin: 0; color: var(--b-muted); font-size: .8125rem; line-height: 1.4; }
.b-wrong { color: var(--b-danger-text); }
.b-input { width: 100%; min-width: 0; min-height: 2.25rem; padding: .375rem .625rem; border-radius: var(--b-radius);
  border: 1px solid var(--b-line-strong); background: var(--b-ground); color: inherit; font: inherit;
  font-size: .875rem; }
.b-input::placeholder { color: var(--b-muted); opacity: 1; }
.b-input:focus-visible { outline-offset: 0; }
.b-input:read-only:not(select, div) { background: var(--b-sunken); }
.b-input[aria-invalid="true"], .b-tick[aria-invalid="true"] { border-color: var(--b-danger-text); }
.b-field :disabled:not(.b-cover), .b-off { opacity: .6; cursor: not-allowed; }
.b-cover { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
label > .b-cover:focus-visible + span { outline: 2px solid var(--b-ring); outline-offset: 1px; }
@media (pointer: coarse) { .b-input { font-size: 1rem; min-height: 2.75rem; }
  .b-check, .b-segment > span, .b-chip > span, .b-options > li, .b-star:has(input) { padding-block: .5rem; } }
@media (forced-colors: active) { label:not(.b-star) > .b-cover:checked + span { background: Highlight;
  color: HighlightText;
  forced-color-adjust: none; } }
"""


class _Unset:
    def __repr__(self) -> str:
        return "not given"


# Stands for a `value` that was not given: `None` is one.
UNSET: Any = _Unset()
COMMON = "label_hidden help error required disabled name"
_DIV = tag_named("div")
_LABEL = tag_named("label")
_P = tag_named("p")
_SPAN = tag_named("span")


class _Ids:
    """The last render that gave ids, and how many."""

    render: Any = None
    count = 0


def field_id() -> str:
    """An id for a control whose author gave it none."""
    instance = renderer.current
    render = None if instance is None else (instance.id, instance.turn, instance.turns)
    if instance is not None and render != _Ids.render:
        _Ids.render = render
        _Ids.count = 0
    _Ids.count += 1
    return "f" + ("" if instance is None else str(instance.id) + "-") + str(_Ids.count)


class Frame:
    """Everything around one control, made of the keywords that all fields take (`COMMON`) and the author's rest.

    `props` are the control's share: id, name, description, `required`, `disabled`, `aria-…`. A `group` is a role for a
    control that is made of several: it is named by the label, which then points at nothing.
    """

    def __init__(
        self, owner: str, label: Any, given: dict[str, Any], allowed: str, group: str | None = None
    ) -> None:
        rest = given.copy()
        self.group = group
        self.label = node(owner, "label", label)
        self.label_hidden = flag(owner, "label_hidden", rest.pop("label_hidden", False))
        self.help = node(owner, "help", rest.pop("help", None))
        self.error = shown(rest.pop("error", None))
        self.required = flag(owner, "required", rest.pop("required", False))
        self.disabled = flag(owner, "disabled", rest.pop("disabled", False))
        self.name = text(owner, "name", rest.pop("name", None))
        self.id: str = text(owner, "id", rest.pop("id", None)) or field_id()
        aria = {}
        for name in list(rest):
            if name.startswith("aria_"):
                aria[name] = rest.pop(name)
        bare = label is None or label is True or label is False or label == ""
        if bare and not aria.get("aria_label") and not aria.get("aria_labelledby"):
            raise TypeError(
                owner + ": a label is missing: give it one, " + owner + '("Name", …), or aria_label="Name"'
            )
        self.bare = bare
        self.outer = outer(owner, rest, "b-field", allowed + " " + COMMON)
        self.props: dict[str, Any] = attributes(owner, aria) or {}
        self.props["id"] = self.id
        described = []
        if self.error is not None:
            described.append(self.id + "-error")
            self.props["aria-invalid"] = True
        if self.help is not None:
            described.append(self.id + "-help")
        if described and "aria-describedby" not in self.props:
            self.props["aria-describedby"] = " ".join(described)
        if self.name:
            self.outer["data-field"] = self.name
        if group is not None:
            self.props["role"] = group
            if not bare and "aria-label" not in self.props:
                self.props["aria-labelledby"] = self.id + "-label"
            if self.required and group == "radiogroup":
                self.props["aria-required"] = True
        else:
            if self.name:
                self.props["name"] = self.name
            if self.required:
                self.props["required"] = True
            if self.disabled:
                self.props["disabled"] = True

    def around(self, control: Any, labelled: bool = True) -> list[Any]:
        """The whole field; not `labelled` when the label is part of the control."""
        label = None
        if labelled and not self.bare:
            classes = "b-hidden" if self.label_hidden else "b-label b-needed" if self.required else "b-label"
            if self.group is None:
                label = build(_LABEL, [self.label], {"for": self.id, "class": classes})
            else:
                label = build(_DIV, [self.label], {"id": self.id + "-label", "class": classes})
        help_ = None
        if self.help is not None:
            help_ = build(_P, [self.help], {"id": self.id + "-help", "class": "b-help"})
        return [_DIV, self.outer, label, control, help_, error_line(self.id, self.error)]


def beside(control: Any, label: Any, text_classes: str | None, classes: str, off: bool) -> list[Any]:
    """A control with its label at its side."""
    text = None
    if label is not None:
        text = build(_SPAN, [label], {"class": text_classes} if text_classes else None)
    return [_LABEL, {"class": classes + " b-off" if off else classes}, control, text]


def error_line(id: str, error: Any) -> Any:  # noqa: A002 (HTML's word)
    """The line that says what is wrong."""
    return None if error is None else build(_P, [error], {"id": id + "-error", "class": "b-wrong"})


def with_error(field: list[Any], error: Any) -> list[Any]:
    """A copy of what `Frame.around` made, with an error."""
    todo = [field[3]]
    found: Any = None
    while todo and found is None:
        node = todo.pop(0)
        if type(node) is list and node and type(node[0]) is Tag:
            if node[1] is not None and "id" in node[1]:
                found = node
            else:
                todo = node[2:] + todo
    if found is None:
        return field
    props = found[1].copy()
    id_ = props["id"]
    props["aria-invalid"] = True
    before = props.get("aria-describedby", "")
    if field[5] is None:
        props["aria-describedby"] = (id_ + "-error " + before).strip()
    changed = found.copy()
    changed[1] = props
    made = field.copy()
    made[3] = _replaced(field[3], found, changed)
    made[5] = error_line(id_, error)
    return made


def _replaced(node: Any, old: Any, new: Any) -> Any:
    """The control with one of its nodes replaced; a control is two elements deep at most."""
    if node is old:
        return new
    made = node.copy()
    for at in range(2, len(made)):
        if made[at] is old:
            made[at] = new
    return made


def hold(
    owner: str,
    props: dict[str, Any],
    value: Any,
    default: Any,
    on_change: Any,
    *,
    event: str = "input",
    names: str = "value",
) -> None:
    """Put who holds the value into a control's props: a controlled one without a handler cannot be changed."""
    handler(owner, "on_change", on_change)
    given = value is not UNSET
    if given:
        if default is not None:
            raise TypeError(owner + ": give " + names + " or default_" + names + ", not both")
        props[names] = "" if value is None else value
    elif default is not None:
        props["defaultChecked" if names == "checked" else "defaultValue"] = default
    if on_change is not None or given:
        props["on"] = {event: on_change or ignore}


def ignore(_value: Any) -> None:
    """Hears of a change and leaves things as they are: the page puts the control back."""


def texts(owner: str, value: Any, default: Any) -> None:
    """Check that a control's values are text."""
    if value is not UNSET:
        text(owner, "value", value)
    text(owner, "default_value", default)


def number(owner: str, name: str, value: Any) -> Any:
    """`value` if it is a number or `None`."""
    if value is None or value is UNSET or (isinstance(value, (int, float)) and not isinstance(value, bool)):
        return value
    raise TypeError(owner + ": " + name + " must be a number, not " + repr(value)[:80])
