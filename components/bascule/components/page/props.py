"""From props to attributes, DOM properties, styles and listeners.

| prop | becomes |
|---|---|
| `on` | delegated listeners; see `events` |
| `style` | one inline declaration a property |
| `value checked selected indeterminate open muted` | the DOM property where the element has it; see `controls` |
| `defaultValue defaultChecked` | the DOM property when the element is made, nothing later |
| `script` | an element that is a script's; see `scripts` |
| `key` | nothing |
| other | an attribute: `true` empty, `false` and `null` absent (`aria-` and `data-`: the words) |
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import field, keys, own, prop, same, to_json

from .attributes import attribute_text, write_attribute, write_style
from .controls import INITIAL, PROPERTIES, write_property
from .dom import attribute, attribute_names, remove_attribute
from .events import listen
from .live import remember
from .scripts import mounted, run

if TYPE_CHECKING:
    from typing import Any

    from .vnode import VNode


def create_props(v: VNode, kept: Any) -> bool:
    """Write all props on an element. Whether `finish_props` is to be called when it is in the document.

    `kept` is None for a new element. For a prerendered one it tells whether it was used: then what its user did stays.
    """
    if kept is not None:
        strip(v)
    late = False
    controlled = False
    for name in keys(v.prop_map):
        value = prop(v.prop_map, name)
        if PROPERTIES.has(name) or INITIAL.has(name) or name == "autofocus":
            controlled = True
        elif kept is None:
            change(v, name, None, value)
        else:
            if name == "style":
                remove_attribute(v.dom_node, name)
            if not same(attribute(v.dom_node, name), attribute_text(name, value)):
                change(v, name, None, value)
    if controlled:
        remember(v)
        # After the attributes: `type`, `min` and `max` decide what a value can be.
        late = (
            same(v.tag_name, "select") or same(v.tag_name, "dialog") or field(v.prop_map, "autofocus") is True
        )
        if kept is True:
            late = False
        elif not late:
            finish_props(v, kept is None)
    return late or field(v.prop_map, "script") is not None


def strip(v: VNode) -> None:
    """Take from a prerendered element the attributes that its props do not name."""
    for name in attribute_names(v.dom_node):
        initial = own(v.prop_map, "defaultValue" if name == "value" else "defaultChecked")
        if own(v.prop_map, name) is None and not (name in ("value", "checked") and initial is not None):
            remove_attribute(v.dom_node, name)


def finish_props(v: VNode, first: bool) -> None:
    """Write DOM properties; at `first` the initial ones and the focus too."""
    for name in keys(v.prop_map):
        value = prop(v.prop_map, name)
        if PROPERTIES.has(name) or (first and INITIAL.has(name)):
            write_property(v, name, value)
        elif name == "script":
            run(v)
        elif first and name == "autofocus" and value is True:
            v.dom_node.focus()


def patch_props(v: VNode, props: Any) -> bool:
    """Bring a live element from its props to new ones. Whether `finish_props` is to be called after its kids."""
    old = v.prop_map
    v.prop_map = props
    late = False
    for name in keys(old):
        if own(props, name) is None and prop(old, name) is not None:
            change(v, name, prop(old, name), None)
    changed: list[str] = []
    for name in keys(props):
        if not same(prop(props, name), own(old, name)):
            if name == "script":
                late = late or (mounted.has(v) and to_json(prop(props, name)) != to_json(own(old, name)))
            elif not PROPERTIES.has(name):
                change(v, name, own(old, name), prop(props, name))
            elif same(v.tag_name, "select") or same(v.tag_name, "dialog"):
                # An option to choose, an element to focus, may be among the new kids.
                late = True
            else:
                changed.append(name)
    for name in changed:
        write_property(v, name, prop(props, name))
    return late


def change(v: VNode, name: str, old: Any, value: Any) -> None:
    """Bring one prop from its old value to a new one."""
    if name == "on":
        if field(v.prop_map, "script") is None:
            listen(v)
    elif name == "style":
        write_style(v.dom_node, old, value)
    elif PROPERTIES.has(name):
        write_property(v, name, value)
    elif name not in ("key", "script", "autofocus") and not INITIAL.has(name):
        write_attribute(v, name, value)
