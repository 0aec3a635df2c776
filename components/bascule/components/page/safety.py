"""What may never reach the document, whatever the author's data say.

Two kinds of refusal. What only a programmer writes (a tag, an attribute's name, the shape of a node) is refused with an
error: the batch is not applied. What data may hold (an address) is left out and reported, and the rest is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import Error, RegExp, is_array, is_integer, is_object, keys, new, prop

from .live import words

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# Attributes that hold an address; `to from by values` are those with which SVG animates one.
URLS = words("href xlink:href src action formaction poster data background ping to from by values")
# Elements that only ever draw what an address holds: an SVG there runs no script.
DRAWN = words("img image source video")


def pattern(text: str) -> Callable[[str], bool]:
    """What tells whether a text fits a regular expression in which capitals count as small letters."""
    made = new(RegExp, text, "i")
    return lambda value: cast("bool", made.test(value))


# Elements and events: none that runs code, fetches documents, or changes how the whole page is read.
TAG = pattern(
    "^(?!(.*:)?(script|style|link|base|meta|object|embed|frame|frameset|fencedframe)$)[a-z_][\\w.:-]*$"
)
# Attributes: no handler, none that holds a document or says what an element is.
NAME = pattern("^(?!(.*:)?on|(srcdoc|is|nonce|(inner|outer)html)$)[a-z_][\\w.:-]*$")
# Browsers drop tabs and line ends anywhere, and control characters and spaces in front (URL standard, 4.4).
IGNORED: Any = new(RegExp, "[\\s\\x00-\\x1f\\x7f-\\x9f\\u200b-\\u202f]", "g")
CODE = pattern("^(javascript|vbscript|livescript|data):")
HARMLESS = pattern(
    "^data:((image/(?!svg)|audio/|video/|font/)[a-z0-9.+-]+|text/(plain|csv)|application/(json|pdf))[;,]"
)
SVG_IMAGE = pattern("^data:image/svg\\+xml[;,]")


class BadTree(Error):  # noqa: N818 - reads as what it says
    """A tree that is not shown. The message says what is wrong; the reconciler adds the instance."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.name = "BadTree"


def check_tag(tag: str) -> None:
    """Raise BadTree for an element that is not allowed."""
    if not TAG(tag):
        refuse(tag, "is not allowed")


def refuse(tag: str, why: str) -> None:
    """Raise BadTree for an element."""
    raise BadTree(f"<{tag}> {why}")


def is_plain(value: Any) -> bool:
    """Whether a value is text, a number, a boolean or null."""
    return not is_object(value) and not is_array(value)


def check_props(tag: str, props: Any) -> None:
    """Raise BadTree for props that are not allowed on an element."""
    for name in keys(props):
        value = prop(props, name)
        if name == "on" or name == "style":
            if value is not None and not is_object(value):
                refuse(tag, f"{name} must be an object")
            for part in keys(value):
                one = prop(value, part)
                if name == "style":
                    if not is_plain(one):
                        refuse(tag, f"style.{part} must be text or a number")
                elif not TAG(part) or not is_integer(one):
                    refuse(tag, f"on.{part} must be a handler's number")
        else:
            if not NAME(name):
                refuse(tag, f"{name} is not allowed")
            if not is_plain(value) and (name not in ("value", "script") or not is_array(value)):
                refuse(tag, f"{name} must be text, number or boolean")


def safe(tag: str, name: str, value: str) -> bool:
    """Whether an attribute's value may stand on an element."""
    if not URLS.has(name.lower()):
        return True
    address: str = cast("Any", value).replaceAll(IGNORED, "")
    if not CODE(address):
        return True
    # Without its prefix: `svg:script` is a script too.
    kind = tag.lower().split(":").pop()
    if kind == "iframe":
        return False
    return HARMLESS(address) or (DRAWN.has(kind) and SVG_IMAGE(address))
