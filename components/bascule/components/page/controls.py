"""Controlled inputs, as in React: what a control shows is its prop, once Python has heard of what its user did.

Rules:
- A control is *touched* by an `input` or `change` that had a handler. A touched control is put back to its props when
  Python has had its say: after the batch it asked for a frame for, or at once when it asked for none.
- A radio button's touch touches all of its name: choosing one unchecks another.
- While an input method composes in a control its text is not written; the end of the composition is a touch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Set, own, prop, same

if TYPE_CHECKING:
    from typing import Any

    from .props import Props
    from .vnode import VNode

PROPS = ("value", "checked")


class Controls:
    """Knows which controls are touched and which one is being composed in."""

    def __init__(self, root: Any, nodes: Any) -> None:
        self.root = root
        self.nodes = nodes
        self.touched = Set()
        self.at_work: Any = None

    def watch(self) -> None:
        """Listen for input methods."""
        self.root.addEventListener("compositionstart", lambda event: self.compose(event.target), True)
        self.root.addEventListener("compositionend", lambda event: self.composed(event.target), True)

    def compose(self, node: Any) -> None:
        """An input method is at work in a control."""
        self.at_work = node

    def composed(self, node: Any) -> None:
        """It is done."""
        self.at_work = None
        self.touched.add(node)

    def composing(self, node: Any) -> bool:
        """Whether an input method is at work in a control."""
        return node is self.at_work

    def touch(self, node: Any) -> None:
        """Python hears of what was done to a control."""
        self.touched.add(node)
        if prop(node, "type") == "radio":
            for other in self.root.querySelectorAll("input"):
                if other.type == "radio" and same(other.name, node.name):
                    self.touched.add(other)

    def settle(self, props: Props) -> None:
        """Put touched controls back to their props."""
        touched = self.touched
        self.touched = Set()
        for node in touched:
            v: VNode | None = self.nodes.get(node)
            if v is not None and self.composing(node):
                self.touched.add(node)
            elif v is not None:
                for name in PROPS:
                    if own(v.props, name) is not None:
                        props.property(v, name, own(v.props, name))
