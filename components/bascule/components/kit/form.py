"""Questions and a button that sends the answers.

```python
Form(
    Input("Email", name="email", type="email", required=True),
    NumberInput("Guests", name="guests", min=1, step=1, default_value=2),
    on_submit=lambda values: book(values),
    submit="Book",
)
```

From a pydantic model, on the server: `Form(schema=Booking.model_json_schema(), on_submit=book)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.bridge.tasks import awaitable
from bascule.components.definition import Component
from bascule.components.form_errors import by_name, marked, names_of
from bascule.components.form_fields import field_of
from bascule.components.hooks import use_effect, use_memo, use_ref, use_state
from bascule.components.kit.alert import Alert
from bascule.components.kit.button import Button
from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, flag, handler, one_of, outer, text
from bascule.components.rendering import renderer
from bascule.components.schema_form import answers, questions

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = """
.b-form { display: flex; flex-direction: column; gap: 1rem; min-width: 0; }
.b-form-part { display: flex; flex-direction: column; gap: 1rem; min-width: 0; margin: 0; padding: .75rem 1rem 1rem;
  border: 1px solid var(--b-line); border-radius: var(--b-radius); }
.b-form-actions { display: flex; flex-wrap: wrap; gap: .5rem; }
.b-form-errors { margin: 0; padding-inline-start: 1.25rem; }
.b-form-errors a { color: inherit; }
"""

_ALLOWED = "schema values on_submit submit actions errors errors_title pending disabled color"
_FORM = tag_named("form")
_DIV = tag_named("div")
_UL = tag_named("ul")
_LI = tag_named("li")
_A = tag_named("a")


def Form(  # noqa: N802
    *children: Any,
    schema: Any = None,
    values: Any = None,
    on_submit: Callable[[Any], Any] | None = None,
    submit: Any = "Submit",
    actions: Any = None,
    errors: Any = None,
    errors_title: str = "Please check these answers",
    pending: bool = False,
    disabled: bool = False,
    color: str = "primary",
    **rest: Any,
) -> Use:
    """Fields with `name=`, or those of a JSON Schema; `on_submit(values)` gets a dict of the answers by name.

    Without a schema they are what the page says: texts, numbers or `None`, booleans, lists, an option's value as text,
    `""` where a `Select` shows its placeholder. With `schema` the values have the schema's types and nesting, `values`
    are the first answers, and children stand under its fields. What is wrong is said beside each field and in a list
    above; `errors`, of the author's own, is a dict by name (`address.city`) or a list such as pydantic's `errors()`,
    and where they change the first gets the focus. While an async `on_submit` runs, or `pending`, the button is busy.
    `submit` is its label, `None` for no button; `actions` are nodes beside it.
    """
    handler("Form", "on_submit", on_submit)
    flag("Form", "pending", pending)
    flag("Form", "disabled", disabled)
    one_of("Form", "color", color, COLORS)
    text("Form", "errors_title", errors_title)
    if values is not None and not isinstance(values, dict):
        raise TypeError("Form: values must be a dict by name, not " + repr(values)[:80])
    if schema is not None:
        questions(schema)
    elif values is not None:
        raise TypeError("Form: values are for a form with schema; give each field its default_value")
    rest = rest.copy()
    key = rest.pop("key", None)
    return _FORM_USE(
        *children,
        schema=schema,
        values=values,
        on_submit=on_submit,
        submit=submit,
        actions=actions,
        errors=by_name(errors),
        errors_title=errors_title,
        pending=pending,
        disabled=disabled,
        color=color,
        outside=outer("Form", rest, "b-form", _ALLOWED),
        key=key,
    )


def _render(  # noqa: PLR0915 (its handlers are closures)
    *children: Any,
    schema: Any,
    values: Any,
    on_submit: Any,
    submit: Any,
    actions: Any,
    errors: Any,
    errors_title: Any,
    pending: bool,
    disabled: bool,
    color: str,
    outside: dict[str, Any],
) -> Any:
    asked = use_memo(lambda: [] if schema is None else questions(schema), (schema,))
    found = use_state([])
    busy = use_state(False)
    attempt = use_state(0)
    heard: Any = use_ref(None)
    told: Any = use_ref(errors)
    me = renderer.current.id if renderer.current is not None else 0

    def focus(error: Any) -> None:
        port.tell("focus", {"instance": me, "selector": error["selector"]})

    def wrong(what: list[Any]) -> None:
        found.set(what)
        attempt.set(lambda before: before + 1)

    def invalid(value: Any) -> None:
        # One event a control, all before the page does anything else.
        if heard.current is None:
            heard.current = []

            def told() -> None:
                said = heard.current
                heard.current = None
                wrong(said)

            port.timer(0, told)
        seen = [one["name"] for one in heard.current]
        if not value["name"] or value["name"] not in seen:
            heard.current.append(_error(value["name"], value["message"], value["id"]))

    def send(raw: Any) -> Any:
        if pending or busy.value:
            return None
        got = raw
        if schema is not None:
            got, mistakes = answers(asked, raw)
            if mistakes:
                wrong([_error(name, mistakes[name], "") for name in _in_order(asked, mistakes)])
                return None
        found.set([])
        result = None if on_submit is None else on_submit(got)
        if not awaitable(result):
            return None
        busy.set(True)
        return _finish(result, busy)

    def to_first() -> None:
        if attempt.value and found.value:
            focus(found.value[0])

    def to_told() -> None:
        # Errors that come later are the author's answer to a submission, a server's often.
        if told.current != errors:
            told.current = errors
            if errors:
                focus(shown[0])

    use_effect(to_first, (attempt.value,))
    use_effect(to_told, (errors,))
    shown = found.value[:]
    named = [one["name"] for one in shown]
    for name in errors:
        if name not in named:
            shown.append(_error(name, errors[name], ""))
    messages = {one["name"]: one["message"] for one in shown if one["name"]}
    body: list[Any] = [field_of(one, values, disabled) for one in asked]
    body.extend(children)
    labels: dict[str, str] = {}
    body = marked(body, messages, labels)
    names_of(asked, labels)
    props = outside.copy()
    props["on"] = {"submit": send, "invalid": invalid}
    summary = None
    if shown:
        lines = [_line(one, labels, focus) for one in shown]
        summary = Alert(build(_UL, lines, {"class": "b-form-errors"}), title=errors_title, color="danger")
    row = None
    if submit is not None or actions is not None:
        button = None
        if submit is not None:
            button = Button(
                submit, type="submit", color=color, pending=pending or busy.value, disabled=disabled
            )
        row = build(_DIV, [button, actions], {"class": "b-form-actions"})
    return build(_FORM, [summary, body, row], props)


async def _finish(result: Any, busy: Any) -> None:
    try:
        await result
    finally:
        busy.set(False)


def _error(name: str, message: Any, id: str) -> dict[str, Any]:  # noqa: A002 (HTML's word)
    quoted = (id or name).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\a ")
    selector = '[id="' + quoted + '"]'
    if name:
        quoted = name.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\a ")
        fields = "input:not([type=hidden]),select:not([hidden]),textarea,button"
        selector = '[data-field="' + quoted + '"] :is(' + fields + ")"
    return {"name": name, "message": message, "selector": selector}


def _in_order(asked: Any, mistakes: Any) -> list[str]:
    """The names of what is wrong, from top to bottom."""
    made = []
    todo = list(asked)
    while todo:
        one = todo.pop(0)
        if one.name in mistakes:
            made.append(one.name)
        todo = one.parts + todo
    return made


def _line(error: Any, labels: dict[str, str], focus: Callable[[Any], None]) -> list[Any]:
    label = labels.get(error["name"], "")
    said = (label + ": " if label else "") + str(error["message"])
    return build(_LI, [build(_A, [said], {"href": "#", "on": {"click": lambda: focus(error)}})], None)


_FORM_USE = Component(_render, "Form")
