"""From props to attributes, DOM properties, styles and listeners.

| prop | becomes |
|---|---|
| `on` | a delegated listener; see `events` |
| `style` | one inline declaration a property, through `setProperty`, so that no value can break out of its own |
| `value checked selected indeterminate open muted` | the DOM property of that name where the element has one |
| `defaultValue defaultChecked` | the DOM property when the element is made, nothing later |
| `key` | nothing |
| other | an attribute: `true` empty, `false` and `null` absent (`aria-` and `data-`: the words) |

A form control belongs to its user: a DOM property is written when the prop changed, or when `controls` puts a control
back to its prop after an event; never because something else was rendered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import (
    Number,
    Set,
    String,
    is_array,
    is_object,
    keys,
    own,
    prop,
    same,
    set_prop,
)

from .dom import attribute, attribute_names, remove_attribute, set_attribute, style_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .safety import Addresses
    from .vnode import VNode

PROPERTIES = Set(["value", "checked", "selected", "indeterminate", "open", "muted"])
INITIAL = Set(["defaultValue", "defaultChecked"])
FORM_VALUES = Set(["input", "textarea", "select"])


class Props:
    """Writes props on elements.

    `nodes` is the WeakMap from the elements that have handlers or a DOM property to their VNodes,
    `listen(vnode)` is called for an element with handlers, `report(message)` for an address that was left out,
    `composing(node)` answers whether an input method is at work in an element.
    """

    def __init__(
        self,
        nodes: Any,
        addresses: Addresses,
        listen: Callable[[VNode], None],
        report: Callable[[str], None],
        composing: Callable[[Any], bool],
    ) -> None:
        self.nodes = nodes
        self.addresses: Addresses = addresses
        self.listen = listen
        self.report = report
        self.composing = composing

    def create(self, v: VNode) -> bool:
        """Write all props on a new element. Whether `finish` is to be called when it is in the document."""
        if v.props is None:
            return False
        late = False
        held = False
        for name in keys(v.props):
            if PROPERTIES.has(name) or INITIAL.has(name) or name == "autofocus":
                held = True
            else:
                self.write(v, name, None, prop(v.props, name))
        if held:
            self.nodes.set(v.node, v)
            # After the attributes: `type`, `min` and `max` decide what a value can be.
            for name in keys(v.props):
                if PROPERTIES.has(name) or INITIAL.has(name):
                    if v.tag == "select" or v.tag == "dialog":
                        late = True
                    else:
                        self.property(v, name, prop(v.props, name))
                late = late or name == "autofocus"
        return late

    def adopt(self, v: VNode, used: Any) -> bool:
        """Bring a prerendered element to its props; `used` controls stay as they are. Whether to `finish` it."""
        node = v.node
        for name in attribute_names(node):
            if own(v.props, name) is None and not (name in ("value", "checked") and has_initial(v.props)):
                remove_attribute(node, name)
        if v.props is None:
            return False
        late = False
        for name in keys(v.props):
            value = prop(v.props, name)
            if PROPERTIES.has(name):
                self.nodes.set(node, v)
                if v.tag == "select" or v.tag == "dialog":
                    late = not used.has(node)
                elif not used.has(node):
                    self.property(v, name, value)
            elif name == "style":
                remove_attribute(node, name)
                self.declare(node, None, value)
            elif not same(attribute(node, name), attribute_text(name, value)):
                self.write(v, name, None, value)
        return late

    def finish(self, v: VNode, first: bool) -> None:
        """What needs the kids and the document: a select's value, an open dialog and, at first, the focus."""
        for name in keys(v.props):
            value = prop(v.props, name)
            if PROPERTIES.has(name) or (first and INITIAL.has(name)):
                self.property(v, name, value)
            elif name == "autofocus" and value is True and first:
                v.node.focus()

    def patch(self, v: VNode, props: Any) -> bool:
        """Bring a live element from its props to new ones. Whether `finish` is to be called after its kids."""
        old = v.props
        late = False
        v.props = props
        if old is not None:
            for name in keys(old):
                if own(props, name) is None and own(old, name) is not None:
                    self.write(v, name, own(old, name), None)
        if props is not None:
            changed: list[str] = []
            for name in keys(props):
                if not same(prop(props, name), own(old, name)):
                    if PROPERTIES.has(name):
                        changed.append(name)
                    else:
                        self.write(v, name, own(old, name), prop(props, name))
            for name in changed:
                if v.tag == "select":
                    late = True
                else:
                    self.property(v, name, prop(props, name))
        return late

    def write(self, v: VNode, name: str, old: Any, value: Any) -> None:
        """Bring one prop from its old value to a new one."""
        if name == "on":
            self.listen(v)
        elif name == "style":
            self.declare(v.node, old, value)
        elif PROPERTIES.has(name):
            self.property(v, name, value)
        elif name != "key" and not INITIAL.has(name):
            self.attribute(v, name, value)

    def attribute(self, v: VNode, name: str, value: Any) -> None:
        """Set or remove an attribute."""
        text = attribute_text(name, value)
        if text is not None and not self.addresses.safe(v.tag, name, text):
            self.report(f"<{String(v.tag)}>: the {name} {String(text)[0:80]} was left out: it could run code")
            text = None
        if text is None:
            remove_attribute(v.node, name)
        else:
            set_attribute(v.node, name, text)

    def declare(self, node: Any, old: Any, value: Any) -> None:
        """Set what a style holds, remove what only the old one held."""
        style = style_of(node)
        if is_object(old):
            for name in keys(old):
                if own(value, name) is None:
                    style.removeProperty(name)
        if is_object(value):
            for name in keys(value):
                wanted = prop(value, name)
                if wanted is not None and not same(wanted, own(old, name)):
                    # A value that CSS refuses would leave the old one standing.
                    style.removeProperty(name)
                    style.setProperty(name, String(wanted))

    def property(self, v: VNode, name: str, value: Any) -> None:
        """Write a DOM property if it differs."""
        node = v.node
        tag = v.tag
        if name == "value" and not FORM_VALUES.has(tag):
            self.attribute(v, name, value)
        elif name in ("value", "defaultValue"):
            if tag == "select":
                choose(node, value)
            elif not self.composing(node):
                write_text(node, name, "" if value is None else String(value))
        elif name == "open" and tag == "dialog":
            show(node, value is True)
        elif prop(node, name) is None:
            self.attribute(v, name, value)
        elif prop(node, name) is not (value is True):
            set_prop(node, name, value is True)


def attribute_text(name: str, value: Any) -> str | None:
    """The text of an attribute, None when it is absent."""
    if value is None:
        return None
    if isinstance(value, bool):
        if name[0:5] in ("aria-", "data-"):
            return "true" if value is True else "false"
        return "" if value is True else None
    return String(value)


def has_initial(props: Any) -> bool:
    """Whether an element was prerendered with a value that is its user's from then on."""
    return own(props, "defaultValue") is not None or own(props, "defaultChecked") is not None


def choose(select: Any, value: Any) -> None:
    """Select the options whose values are given: one text, or a list of them; null leaves the choice as it is."""
    if value is None:
        return
    wanted = Set([String(one) for one in value] if is_array(value) else [String(value)])
    for option in select.options:
        if option.selected is not wanted.has(option.value):
            option.selected = wanted.has(option.value)


def show(dialog: Any, wanted: bool) -> None:
    """Open a dialog over the page, or close it."""
    if dialog.open is not wanted:
        if wanted:
            dialog.showModal()
        else:
            dialog.close()


def write_text(node: Any, name: str, text: str) -> None:
    """Write a control's text if it differs, the caret as far from the end as it was."""
    now: str = prop(node, name)
    if same(now, text) or (
        node.type == "number" and now != "" and text != "" and Number(now) == Number(text)
    ):
        return
    if node.type == "file" and text != "":
        return
    focused = node.ownerDocument.activeElement is node and name == "value"
    # Null for the kinds of input that have no caret one could read (HTML standard, "do not apply").
    start = node.selectionStart if focused else None
    from_start = len(now) - start if start is not None else 0
    from_end = len(now) - node.selectionEnd if start is not None else 0
    set_prop(node, name, text)
    if start is not None:
        length = len(text)
        node.setSelectionRange(max(0, length - from_start), max(0, length - from_end))
