"""Delegated events: one listener an event type, on the root.

Rules:
- Listeners are in the capture phase: every event reaches them, those that do not bubble too.
- Handlers are called from the target outwards, as in React: an event that bubbles, `focus` and `blur` call those of all
  ancestors, others only the target's own. A disabled control and what is around it hear nothing of a click on it.
- While the reconciler changes the document nothing is heard: moving a node makes events that no user made.
- Prevented: the submission of a form with a `submit` handler; a link's navigation if it has a `click` handler;
  `dragover` and `drop` with a handler; what the browser does with the keys in `data-keys`. An element with
  `data-keys="ArrowUp ArrowDown"` hears of these keys alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Event, EventTarget, Object, Set, keys, new, own, prop, same

from .dom import matches
from .values import event_value
from .vnode import instance_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .vnode import VNode

DISABLING = Set(["button", "input", "select", "textarea", "option"])
POINTED = Set(["click", "dblclick", "mousedown", "mouseup", "pointerdown", "pointerup", "auxclick"])


class Events:
    """`deliver(instance, handler, value)` is told of what is heard, `touch(control)` before it of a control's change;
    `nodes` is the WeakMap from nodes to VNodes.
    """

    def __init__(
        self, root: Any, nodes: Any, deliver: Callable[[Any, Any, Any], None], touch: Callable[[Any], None]
    ) -> None:
        self.touch = touch
        self.root = root
        self.nodes = nodes
        self.deliver = deliver
        self.quiet = False
        self.types = Set()

    def listen(self, v: VNode) -> None:
        """Hear what an element has handlers for."""
        self.nodes.set(v.node, v)
        for name in keys(own(v.props, "on")):
            self.hear(name)
            if name == "submit":
                # A frame without `allow-forms` never fires `submit` (HTML standard, form submission, step 4).
                self.hear("click")

    def hear(self, name: str) -> None:
        """Listen for an event type."""
        if not self.types.has(name):
            self.types.add(name)
            self.root.addEventListener(name, lambda event: self.handle(event), True)

    def handle(self, event: Any) -> None:
        """Call the handlers of an event."""
        if self.quiet:
            return
        name: str = event.type
        through = event.bubbles is True or name in ("focus", "blur")
        called: list[VNode] = []
        for node in event.composedPath():
            if node is self.root or (not through and node is not event.target):
                break
            if POINTED.has(name) and DISABLING.has(node.localName) and node.matches(":disabled"):
                return
            if name == "click" and self.submits(node, event):
                event.preventDefault()
                self.submit(node)
            v: VNode | None = self.nodes.get(node)
            if v is not None and own(own(v.props, "on"), name) is not None and takes_key(v, event):
                called.append(v)
                prevent(v, event)
        if len(called) > 0:
            value = event_value(event)
            if name in ("input", "change"):
                self.touch(event.target)
            for hearer in called:
                self.deliver(instance_of(hearer), own(own(hearer.props, "on"), name), value)

    def submits(self, node: Any, event: Any) -> bool:
        """Whether a click on an element submits a form that has a handler for it."""
        if event.defaultPrevented is True or prop(node, "form") is None:
            return False
        if node.localName != "button" and node.localName != "input":
            return False
        if node.type != "submit" and node.type != "image":
            return False
        v: VNode | None = self.nodes.get(node.form)
        return v is not None and own(own(v.props, "on"), "submit") is not None

    def submit(self, button: Any) -> None:
        """Check a form and fire its `submit`, as the browser would."""
        form = button.form
        unchecked = button.formNoValidate is True or matches(form, "[novalidate]")
        # Through the prototypes: fields may be called `reportValidity` or `dispatchEvent`.
        if unchecked or Object.getPrototypeOf(form).reportValidity.call(form) is True:
            event = new(Event, "submit", {"bubbles": True, "cancelable": True})
            event.submitter = button
            prop(EventTarget, "prototype").dispatchEvent.call(form, event)


def takes_key(v: VNode, event: Any) -> bool:
    """Whether an element listens for the key of an event."""
    wanted = own(v.props, "data-keys")
    if wanted is None or prop(event, "key") is None:
        return True
    return Set(wanted.split(" ")).has("Space" if event.key == " " else event.key)


def prevent(v: VNode, event: Any) -> None:
    """Stop what the browser would do after an event that has a handler."""
    name: str = event.type
    link = name == "click" and same(v.tag, "a")
    key = prop(event, "key") is not None and own(v.props, "data-keys") is not None
    if name in ("submit", "dragover", "drop") or link or key:
        event.preventDefault()
