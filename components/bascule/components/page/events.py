"""Delegated events: one listener an event type, on the root.

Rules:
- Listeners are in the capture phase: every event reaches them, those that do not bubble too.
- Handlers are called from the target outwards, as in React: an event that bubbles, `focus`, `blur` and `invalid` call
  those of all ancestors, as far as one below 0 (`-1 - number`), which stops it; others only the target's own.
  A disabled control and what is around it hear nothing of a click on it.
- While the reconciler changes the document nothing is heard: moving a node makes events that no user made.
- Prevented: the submission of a form with a `submit` handler; what the browser says of an `invalid` control;
  a link's navigation if it has a `click` handler; `dragover` and `drop` with a handler; what the browser does with the
  keys in `data-keys`. An element with `data-keys="ArrowUp ArrowDown Space"` hears of these keys alone.
- A click on a submit button submits a form that has a handler here and now: in a frame without `allow-forms` the
  browser itself never fires `submit` (HTML standard, form submission, step 4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import Event, EventTarget, Object, Set, field, keys, new, own, prop, same

from .controls import touch
from .dom import matches
from .live import CHANGES, instances, on_root, remember, root, vnode_of, words
from .python import tell
from .values import event_value
from .vnode import instance_of

if TYPE_CHECKING:
    from typing import Any

    from .vnode import VNode

types = Set()
quiet = False


def listen(v: VNode) -> None:
    """Hear what an element has handlers for."""
    remember(v)
    for name in keys(field(v.prop_map, "on")):
        listen_for(name)
        if name == "submit":
            listen_for("click")


def listen_for(name: str) -> None:
    """Listen for an event type."""
    if not types.has(name):
        types.add(name)
        on_root(name, handle)


def set_quiet(wanted: bool) -> None:
    """Whether nothing is heard for now."""
    global quiet
    quiet = wanted


def handler(v: VNode | None, name: str) -> Any:
    """The number of an element's handler for an event, None when it has none."""
    return None if not v else own(field(v.prop_map, "on"), name)


def handle(event: Any) -> None:
    """Call the handlers of an event."""
    if quiet:
        return
    name: str = event.type
    through = cast("bool", event.bubbles) or name in ("focus", "blur", "invalid")
    called: list[VNode] = []
    for node in event.composedPath():
        if same(node, root) or not (through or same(node, event.target)):
            break
        if prop(event, "button") is not None and matches(node, ":disabled") and not matches(node, "fieldset"):
            return
        if name == "click" and matches(node, "button,input"):
            submit(node, event)
        v: VNode | None = vnode_of(node)
        if v and handler(v, name) is not None and takes(v, name, event):
            called.append(v)
            # Below 0 it keeps the event from the elements around.
            number: int = handler(v, name)
            if number < 0:
                break
    if len(called) > 0:
        value = event_value(event)
        if name in CHANGES:
            touch(event.target)
        for hearer in called:
            instance = instance_of(hearer)
            if instances.has(instance):
                number = handler(hearer, name)
                tell("event", [instance, -1 - number if number < 0 else number, value])


def takes(v: VNode, name: str, event: Any) -> bool:
    """Whether an element hears an event that it has a handler for; prevents what the browser would do."""
    wanted = field(v.prop_map, "data-keys")
    key = prop(event, "key")
    if key is not None and wanted is not None:
        if not words(wanted).has("Space" if key == " " else key):
            return False
        event.preventDefault()
    elif name in ("submit", "invalid", "dragover", "drop") or (name == "click" and same(v.tag_name, "a")):
        event.preventDefault()
    return True


def submit(button: Any, event: Any) -> None:
    """Submit the form of a button that was clicked, if it has a handler: check its fields, then fire `submit`."""
    form = prop(button, "form")
    if form is None or button.type not in ("submit", "image") or handler(vnode_of(form), "submit") is None:
        return
    event.preventDefault()
    unchecked = cast("bool", button.formNoValidate) or matches(form, "[novalidate]")
    # Through the prototypes: fields may be called `reportValidity` or `dispatchEvent`.
    if unchecked or cast("bool", Object.getPrototypeOf(form).reportValidity.call(form)):
        submission = new(Event, "submit", {"bubbles": True, "cancelable": True})
        submission.submitter = button
        prop(EventTarget, "prototype").dispatchEvent.call(form, submission)
