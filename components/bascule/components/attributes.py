"""Keyword arguments to props: names checked once, values where they are written.

| keyword | prop |
|---|---|
| `key` | identity among siblings: text or a whole number |
| `class_`, `for_` | a trailing `_` is dropped; `class_` also takes a list, of which the empty items are left out |
| `data_…`, `aria_…` | `_` becomes `-`; a boolean is written as a word |
| `on_…` | the event's name without `_` (`on_key_down` is `keydown`); a callable or `None` |
| `style` | a dict of CSS properties, `_` for `-` allowed; text, numbers or `None` |
| `value` | also a list of text, for a `select(multiple=True)` |
| other | text, a number or a boolean; `None` is absent |

Never taken: `on…` as an attribute, `srcdoc`, and what else could run code. Addresses are judged by the page, which
leaves out those that could run code.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

# The order of a style's properties counts: `margin` before `margin-top`.
ordered: Any = dict
if sys.implementation.name == "micropython":
    from collections import OrderedDict as ordered  # noqa: N813

PLAIN = 0
KEY = 1
CLASS = 2
STYLE = 3
EVENT = 4
VALUE = 5

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_REST = _LETTERS + "0123456789-:."
_NEVER = {"srcdoc", "is", "nonce", "integrity", "innerhtml", "outerhtml", "dangerouslysetinnerhtml"}
_EVENTS = {"doubleclick": "dblclick"}
_MIXED = {  # attributes with a hyphen in HTML; SVG's are all hyphened but these
    "accept_charset": "accept-charset",
    "http_equiv": "http-equiv",
    "view_box": "viewBox",
    "path_length": "pathLength",
    "preserve_aspect_ratio": "preserveAspectRatio",
    "gradient_units": "gradientUnits",
    "gradient_transform": "gradientTransform",
    "default_value": "defaultValue",
    "default_checked": "defaultChecked",
}
_SVG = (
    "alignment baseline clip color cap fill flood font glyph image letter lighting marker overline paint pointer shape "
    "stop stroke strikethrough text underline unicode vector word writing dominant"
).split()
_NAMES: dict[str, Any] = {
    "key": [KEY, "key"],
    "class_": [CLASS, "class"],
    "style": [STYLE, "style"],
    "value": [VALUE, "value"],
}
_INFINITY = float("inf")
_EXACT = 2**53 - 1


def attributes(tag: str, props: dict[str, Any]) -> dict[str, Any] | None:
    """The props of one element, or `None`; `TypeError` and `ValueError` name the element and the keyword."""
    made: dict[str, Any] = {}
    handlers: dict[str, Any] | None = None
    for keyword in props:
        value = props[keyword]
        if value is None:
            continue
        rule = _NAMES.get(keyword)
        if rule is None:
            rule = _new_rule(tag, keyword)
        kind = rule[0]
        name = rule[1]
        if kind == PLAIN:
            made[name] = value if type(value) is str else _scalar(tag, keyword, value)
        elif kind == CLASS:
            made[name] = value if type(value) is str else _classes(tag, value)
        elif kind == EVENT:
            if not callable(value):
                raise TypeError(tag + ": " + keyword + " must be a function, not " + repr(value)[:80])
            if handlers is None:
                handlers = {}
                made["on"] = handlers
            handlers[name] = value
        elif kind == STYLE:
            made[name] = style_of(tag, value)
        elif kind == KEY:
            made[name] = checked_key(tag, value)
        elif isinstance(value, (list, tuple)):
            made[name] = [str(_scalar(tag, keyword, one)) for one in value]
        else:
            made[name] = _scalar(tag, keyword, value)
    return made or None


def checked_key(owner: str, value: Any) -> Any:
    """A key: text or a whole number, as text where it is beyond 2**53, which in the page is no number of its own."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(owner + ": key must be text or a whole number, not " + repr(value)[:80])
    return value if -_EXACT <= value <= _EXACT else str(value)


def rule_of(tag: str, keyword: str) -> Any:
    """The kind and the prop's name of a keyword; remembered."""
    rule = _NAMES.get(keyword)
    return _new_rule(tag, keyword) if rule is None else rule


def _new_rule(tag: str, keyword: str) -> Any:
    name = keyword[:-1] if keyword.endswith("_") else keyword
    if name.startswith("on_"):
        event = name[3:].replace("_", "")
        rule: Any = [EVENT, _EVENTS.get(event, event)]
        checked = event
    elif name.startswith("data_") or name.startswith("aria_"):  # noqa: PIE810 (MicroPython takes no tuple)
        rule = [PLAIN, name.replace("_", "-")]
        checked = rule[1]
    else:
        if "_" in name:
            if name in _MIXED:
                name = _MIXED[name]
            elif name.split("_")[0] in _SVG:
                name = name.replace("_", "-")
            else:
                raise ValueError(
                    tag
                    + ": there is no attribute "
                    + keyword
                    + "; HTML's names have no underscore: "
                    + name.replace("_", "")
                )
        rule = [PLAIN, name]
        checked = name
        lower = name.split(":")[-1].lower()
        if lower.startswith("on") or lower in _NEVER:
            raise ValueError(
                tag
                + ": the attribute "
                + keyword
                + " is not allowed; a handler is on_"
                + lower[2:]
                + "=function"
                if lower.startswith("on")
                else tag + ": the attribute " + keyword + " is not allowed in a page"
            )
    if checked == "" or checked[0] not in _LETTERS or not all(c in _REST for c in checked):
        raise ValueError(tag + ": " + repr(keyword) + " is not the name of an attribute")
    _NAMES[keyword] = rule
    return rule


def _scalar(tag: str, keyword: str, value: Any) -> Any:
    if value is True or value is False or type(value) is int:
        return value
    if isinstance(value, float):
        if value != value or value == _INFINITY or value == -_INFINITY:  # noqa: PLR0124
            raise ValueError(tag + ": " + keyword + " must be a number, not " + repr(value))
        return value
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        return int(value)
    raise TypeError(tag + ": " + keyword + " must be text, a number or a boolean, not " + repr(value)[:80])


def _classes(tag: str, value: Any) -> str:
    if isinstance(value, (list, tuple)):
        kept = [one for one in value if one]
        for one in kept:
            if not isinstance(one, str):
                raise TypeError(tag + ": class_ must hold text, not " + repr(one)[:80])
        return " ".join(kept)
    if isinstance(value, str):
        return str(value)
    if value is False:
        return ""
    raise TypeError(tag + ": class_ must be text or a list of text, not " + repr(value)[:80])


def style_of(tag: str, value: Any) -> dict[str, Any]:
    """The prop of a style."""
    if not isinstance(value, dict):
        raise TypeError(tag + ': style must be a dict such as {"color": "red"}, not ' + repr(value)[:80])
    made: dict[str, Any] = ordered()
    for name in value:
        one = value[name]
        if one is None:
            continue
        if not isinstance(name, str):
            raise TypeError(tag + ": a style's name must be text, not " + repr(name))
        if one is True or one is False:
            raise TypeError(tag + ": the style " + name + " must be text or a number, not " + repr(one))
        made[name if name.startswith("--") else name.replace("_", "-")] = _scalar(
            tag, "the style " + name, one
        )
    return made
