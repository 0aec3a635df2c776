"""Form controls, as in React: what a control shows is its prop, once Python has heard of what its user did.

Rules:
- A control belongs to its user. It is written when its prop changed, or when it is put back; never because something
  else was rendered.
- A control is *touched* by an `input` or `change` that had a handler. Touched controls are put back to their props when
  Python has had its say: after the frame that it asked for, or at once when it asked for none.
- A radio button's touch touches all of its name: choosing one unchecks another.
- While an input method composes in a control its text is not written; the end of the composition is a touch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Number, Set, String, document, is_array, own, prop, same, set_prop

from .attributes import write_attribute
from .live import on_root, root, vnode_of, words
from .python import idle

if TYPE_CHECKING:
    from typing import Any

    from .vnode import VNode

# Written as DOM properties where an element has them.
PROPERTIES = words("value checked selected indeterminate open muted")
# Written as DOM properties when an element is made, and never again.
INITIAL = words("defaultValue defaultChecked")
TYPED = words("input textarea select")

touched = Set()
composing: Any = None


def watch_composition() -> None:
    """Listen for input methods."""
    on_root("compositionstart", lambda event: compose(event.target))
    on_root("compositionend", lambda event: compose(None))


def compose(node: Any) -> None:
    """An input method is at work in a control, or at the end in none."""
    global composing
    if composing is not None:
        touched.add(composing)
    composing = node
    idle()


def touch(node: Any) -> None:
    """Python hears of what was done to a control."""
    touched.add(node)
    if prop(node, "type") == "radio":
        for other in root.querySelectorAll("[type=radio]"):
            if same(other.name, node.name):
                touched.add(other)


def settle() -> None:
    """Put touched controls back to their props."""
    for node in touched:
        v: VNode | None = vnode_of(node)
        if not same(node, composing):
            touched.delete(node)
            if v:
                for name in ("value", "checked"):
                    if own(v.prop_map, name) is not None:
                        write_property(v, name, own(v.prop_map, name))


def write_property(v: VNode, name: str, value: Any) -> None:
    """Write a DOM property if it differs; an attribute where the element has no such property."""
    node = v.dom_node
    wanted = value is True
    if name == "value" and not TYPED.has(v.tag_name):
        write_attribute(v, name, value)
    elif name == "value" or name == "defaultValue":
        if same(v.tag_name, "select"):
            choose(node, value)
        elif not same(node, composing):
            write_text(node, name, "" if value is None else String(value))
    elif same(v.tag_name, "dialog") and name == "open":
        if not same(node.open, wanted):
            if wanted:
                node.showModal()
            else:
                node.close()
    elif prop(node, name) is None:
        write_attribute(v, name, value)
    elif not same(prop(node, name), wanted):
        set_prop(node, name, wanted)


def choose(select: Any, value: Any) -> None:
    """Select the options whose values are given: one text, or a list of them; null leaves the choice as it is."""
    if value is None:
        return
    wanted = Set([String(one) for one in value] if is_array(value) else [String(value)])
    for option in select.options:
        if not same(option.selected, wanted.has(option.value)):
            option.selected = wanted.has(option.value)


def write_text(node: Any, name: str, text: str) -> None:
    """Write a control's text if it differs.

    The caret is as far from the end as it was; as far from the start where only what is behind it has changed.
    """
    now: str = prop(node, name)
    kind: str = prop(node, "type")
    if (
        now == text
        or (kind == "number" and now != "" and text != "" and Number(now) == Number(text))
        or (kind == "file" and text != "")
    ):
        return
    # None for the kinds of input that have no caret one could read (HTML standard, "do not apply").
    caret: int | None = prop(node, "selectionStart") if same(document.activeElement, node) else None
    end: int = prop(node, "selectionEnd")
    set_prop(node, name, text)
    if caret is not None:
        grown = len(text) - len(now)
        if text.startswith(now[:caret]) and not text.endswith(now[end:]):
            grown = 0
        node.setSelectionRange(max(0, caret + grown), max(0, end + grown))
