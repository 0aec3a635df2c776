"""The few DOM operations, made so that a form's fields cannot stand in for them.

A field named `insertBefore` or `style` hides what a form inherits (HTML standard, `LegacyOverrideBuiltIns` of forms):
methods and getters are therefore taken from the prototypes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import Element, HTMLElement, Node, Object, document, prop

if TYPE_CHECKING:
    from typing import Any

# What the names of namespaces begin with.
W3 = "http://www.w3.org/"

node_methods: Any = prop(Node, "prototype")
element_methods: Any = prop(Element, "prototype")


def create(tag: str, namespace: str) -> Any:
    """A new element."""
    return document.createElement(tag) if namespace == "" else document.createElementNS(namespace, tag)


def insert(parent: Any, node: Any, before: Any) -> None:
    """Put a node before another, or last."""
    node_methods.insertBefore.call(parent, node, before)


def append_node(parent: Any, node: Any) -> None:
    """Put a node last."""
    node_methods.appendChild.call(parent, node)


def can_move() -> bool:
    """Whether the browser moves nodes without loss of state."""
    return prop(element_methods, "moveBefore") is not None


def move(parent: Any, node: Any, before: Any) -> None:
    """Put a node that is in the document elsewhere under its parent, keeping its state where the browser can."""
    if can_move():
        element_methods.moveBefore.call(parent, node, before)
    else:
        insert(parent, node, before)


def remove(node: Any) -> None:
    """Take a node out of the document."""
    parent = get(node, "parentNode")
    if parent is not None:
        node_methods.removeChild.call(parent, node)


def get(node: Any, name: str) -> Any:
    """A property that Node defines: `parentNode`, `firstChild`, `nextSibling` …"""
    return getter(node_methods, name).call(node)


def getter(methods: Any, name: str) -> Any:
    """What reads a property that a prototype of the DOM defines."""
    return prop(Object.getOwnPropertyDescriptor(methods, name), "get")


def style_of(node: Any) -> Any:
    """The inline style of an element."""
    own_style = prop(node, "style")
    # A form's field called `style` stands before it.
    if prop(own_style, "setProperty") is None:
        return getter(prop(HTMLElement, "prototype"), "style").call(node)
    return own_style


def matches(node: Any, selector: str) -> bool:
    """Whether an element is what a selector says."""
    return cast("bool", element_methods.matches.call(node, selector))


def set_attribute(node: Any, name: str, value: str) -> None:
    """Set an attribute, in its namespace where it has one."""
    if name.startswith("xlink:"):
        node.setAttributeNS(f"{W3}1999/xlink", name, value)
    else:
        element_methods.setAttribute.call(node, name, value)


def remove_attribute(node: Any, name: str) -> None:
    """Remove an attribute."""
    element_methods.removeAttribute.call(node, name)


def attribute(node: Any, name: str) -> str | None:
    """The value of an attribute, None when it is absent."""
    return cast("str | None", element_methods.getAttribute.call(node, name))


def attribute_names(node: Any) -> list[str]:
    """The names of an element's attributes."""
    return cast("list[str]", element_methods.getAttributeNames.call(node))
