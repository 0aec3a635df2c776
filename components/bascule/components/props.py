"""Checks of what is passed to a component: errors name the component, what was given and what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.wire import encode, text_of
from bascule.components.attributes import attributes
from bascule.components.nodes import Use

if TYPE_CHECKING:
    from typing import Any

COLORS = ["primary", "secondary", "success", "warning", "danger", "info", "neutral"]
VARIANTS = ["solid", "soft", "outline", "ghost"]
SIZES = ["xs", "sm", "md", "lg"]
GAPS = ["none", "xs", "sm", "md", "lg"]
# What every component hands on to its outermost element, besides `data_…` and `aria_…`.
_EVERYWHERE = ["key", "id", "class_", "style", "hidden", "lang", "dir", "role"]


def one_of(owner: str, name: str, value: Any, allowed: list[str]) -> Any:
    """`value` if it is one of `allowed`."""
    if value in allowed:
        return value
    raise ValueError(
        owner + ": " + name + " must be one of " + ", ".join(allowed) + ", not " + repr(value)[:80]
    )


def flag(owner: str, name: str, value: Any) -> Any:
    """`value` if it is a boolean."""
    if value is True or value is False:
        return value
    raise TypeError(owner + ": " + name + " must be True or False, not " + repr(value)[:80])


def whole(owner: str, name: str, value: Any, least: int, most: int) -> Any:
    """`value` if it is a whole number within bounds."""
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise ValueError(
        owner
        + ": "
        + name
        + " must be a whole number from "
        + str(least)
        + " to "
        + str(most)
        + ", not "
        + repr(value)[:80]
    )


def text(owner: str, name: str, value: Any) -> Any:
    """`value` if it is text or `None`."""
    if value is None or isinstance(value, str):
        return value
    raise TypeError(owner + ": " + name + " must be text, not " + repr(value)[:80])


def handler(owner: str, name: str, value: Any) -> Any:
    """`value` if it is a function or `None`."""
    if value is None or callable(value):
        return value
    raise TypeError(owner + ": " + name + " must be a function, not " + repr(value)[:80])


def node(owner: str, name: str, value: Any) -> Any:
    """`value` if it can be shown: text, a number, an element, a component, a list of them, or `None`."""
    if value is None or isinstance(value, (str, int, float, list, tuple, Use)) or hasattr(value, "__next__"):
        return value
    raise TypeError(
        owner
        + ": "
        + name
        + " must be text, a number, an element, a component or a list of them, not "
        + repr(value)[:80]
    )


def number(owner: str, name: str, value: Any) -> Any:
    """`value` if it is a finite number."""
    if isinstance(value, (int, float)) and not isinstance(value, bool) and value - value == 0:
        return value
    raise TypeError(owner + ": " + name + " must be a number, not " + repr(value)[:80])


def items(owner: str, name: str, value: Any) -> Any:
    """`value` as a list; `None` is an empty one."""
    if value is None:
        return []
    if isinstance(value, (list, tuple)):
        return value
    raise TypeError(owner + ": " + name + " must be a list, not " + repr(value)[:80])


def entry(owner: str, value: Any, allowed: str, needed: str) -> Any:
    """`value` if it is a dict with the key `needed` and no keys but `allowed`."""
    if not isinstance(value, dict) or needed not in value:
        raise TypeError(owner + ': an item is a dict with "' + needed + '", not ' + repr(value)[:80])
    for name in value:
        if name not in allowed.split():
            raise TypeError(
                owner + ": an item has no " + repr(name) + "; allowed are " + allowed.replace(" ", ", ")
            )
    return value


def words(name: str) -> str:
    """`total_sales` as `Total sales`."""
    spaced = name.replace("_", " ").replace("-", " ")
    return spaced[:1].upper() + spaced[1:]


def outer(owner: str, rest: dict[str, Any], classes: str, allowed: str) -> dict[str, Any]:
    """The props of a component's outermost element: its classes and what the author adds, for `nodes.build`.

    `allowed` are the component's own props, for the message about one that it does not have.
    """
    if not rest:
        return {"class": classes}
    for name in rest:
        if name not in _EVERYWHERE and not name.startswith("data_") and not name.startswith("aria_"):
            raise TypeError(
                owner + ": there is no prop " + name + "; allowed are "
                + (allowed.replace(" ", ", ") + ", " if allowed else "") + ", ".join(_EVERYWHERE)
                + ", data_… and aria_…"
            )  # fmt: skip
    made = rest.copy()
    more = made.get("class_")
    if isinstance(more, (list, tuple)):
        more = " ".join([one for one in more if one])
    made["class_"] = classes + " " + more if more else classes
    props = attributes(owner, made)
    return {} if props is None else props


def look(looks: dict[Any, str], key: Any) -> str | None:
    """The classes that were made for `key` before; `None` if none were, or if it cannot be a key."""
    try:
        return looks.get(key)
    except TypeError:
        return None


def shown(value: Any) -> Any:
    """Data as a child: text and numbers as they are, yes and no, exceptions by their message, the rest as JSON."""
    if value is None or isinstance(value, str):
        return value
    if value is True or value is False:
        return "Yes" if value else "No"
    if isinstance(value, (int, float)):
        return text_of(value)
    if isinstance(value, BaseException):
        return str(value) or type(value).__name__
    if isinstance(value, dict) or (isinstance(value, (list, tuple)) and not _has_nodes(value)):
        try:
            return encode(value)
        except Exception:
            return "(" + type(value).__name__ + ")"
    return value


def _has_nodes(value: Any) -> bool:
    """Whether a list holds nodes: a `Tag` or a `Use` cannot come from outside, so one of them settles it."""
    todo = [value]
    while todo:
        for item in todo.pop():
            if isinstance(item, (list, tuple)):
                todo.append(item)
            elif not (item is None or isinstance(item, (str, int, float, dict))):
                return True
    return False
