"""The few DOM operations, made so that a form's fields cannot stand in for them.

A field named `insertBefore` or `style` hides what a form inherits (HTML standard, `LegacyOverrideBuiltIns` of forms):
methods and getters are therefore taken from the prototypes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Element, HTMLElement, Node, Reflect, document, prop

if TYPE_CHECKING:
    from typing import Any

SVG = "http://www.w3.org/2000/svg"
MATHML = "http://www.w3.org/1998/Math/MathML"
XLINK = "http://www.w3.org/1999/xlink"


def create(tag: str, namespace: str) -> Any:
    """A new element."""
    return document.createElement(tag) if namespace == "" else document.createElementNS(namespace, tag)


def insert(parent: Any, node: Any, before: Any) -> None:
    """Put a node before another, or last."""
    Node.prototype.insertBefore.call(parent, node, before)


def move(parent: Any, node: Any, before: Any) -> None:
    """Put a node that is in the document elsewhere under its parent, keeping its state where the browser can."""
    if prop(Element.prototype, "moveBefore") is not None and node.isConnected is True:
        Reflect.get(Element.prototype, "moveBefore").call(parent, node, before)
    else:
        insert(parent, node, before)


def remove(node: Any) -> None:
    """Take a node out of the document."""
    parent = get(node, "parentNode")
    if parent is not None:
        Node.prototype.removeChild.call(parent, node)


def get(node: Any, name: str) -> Any:
    """A property that Node defines: `parentNode`, `firstChild`, `nextSibling`, …"""
    return Reflect.get(Node.prototype, name, node)


def style_of(node: Any) -> Any:
    """The inline style of an element."""
    return Reflect.get(HTMLElement.prototype, "style", node) if node.localName == "form" else node.style


def set_attribute(node: Any, name: str, value: str) -> None:
    """Set an attribute, in its namespace where it has one."""
    if name.startswith("xlink:"):
        node.setAttributeNS(XLINK, name, value)
    else:
        Element.prototype.setAttribute.call(node, name, value)


def remove_attribute(node: Any, name: str) -> None:
    """Remove an attribute."""
    Element.prototype.removeAttribute.call(node, name)
