"""Attributes and inline styles: what of an element is text."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import String, keys, own, prop, same

from .dom import remove_attribute, set_attribute, style_of
from .host import log
from .safety import safe

if TYPE_CHECKING:
    from typing import Any

    from .vnode import VNode


def attribute_text(name: str, value: Any) -> str | None:
    """The text of an attribute, None when it is absent."""
    if value is None:
        return None
    if isinstance(value, bool) and name[0:5] not in ("aria-", "data-"):
        return "" if cast("bool", value) else None
    return String(value)


def write_attribute(v: VNode, name: str, value: Any) -> None:
    """Set or remove an attribute. An address that could run code is left out and reported."""
    text = attribute_text(name, value)
    if text is not None and not safe(v.tag_name, name, text):
        log(
            "warning",
            f"<{String(v.tag_name)}> {name} was left out, it could run code: {String(text)[0:80]}",
            None,
        )
        text = None
    if text is None:
        remove_attribute(v.dom_node, name)
    else:
        set_attribute(v.dom_node, name, text)


def write_style(node: Any, old: Any, value: Any) -> None:
    """Set what a style holds, remove what only the old one held. No value can break out of its declaration."""
    style = style_of(node)
    for name in keys(old):
        if own(value, name) is None:
            style.removeProperty(name)
    for name in keys(value):
        wanted = prop(value, name)
        if wanted is not None and not same(wanted, own(old, name)):
            # A value that CSS refuses would leave the old one standing.
            style.removeProperty(name)
            style.setProperty(name, String(wanted))
