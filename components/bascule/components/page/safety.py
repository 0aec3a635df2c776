"""What may never reach the document, whatever the author's data say.

Two kinds of refusal. What only a programmer writes (a tag, an attribute's name, the shape of a node) is refused with an
error: the batch is not applied. What data may hold (an address) is left out and reported, and the rest is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Error, RegExp, Set, is_array, is_integer, is_object, keys, new, prop

from .live import words

if TYPE_CHECKING:
    from typing import Any

# Elements that run code, fetch documents, or change how the whole page is read.
TAGS = Set("script style link base meta object embed frame frameset fencedframe".split(" "))
# Attributes that hold an address; `to from by values` are those with which SVG animates one.
URLS = words("href xlink:href src action formaction poster data background ping to from by values")
ATTRIBUTES = words("srcdoc is nonce innerhtml outerhtml dangerouslysetinnerhtml")
# Elements that only ever draw what an address holds: an SVG there runs no script.
DRAWN = words("img image source video")

NAME: Any = new(RegExp, "^[a-z_][a-z0-9.:_-]*$", "i")
HANDLER: Any = new(RegExp, "^(.*:)?on", "i")
# Browsers drop tabs and line ends anywhere, and control characters and spaces in front (URL standard, 4.4).
IGNORED: Any = new(RegExp, "[\\s\\x00-\\x1f\\x7f-\\x9f\\u200b-\\u202f]", "g")
CODE: Any = new(RegExp, "^(javascript|vbscript|livescript|data):", "i")
HARMLESS: Any = new(
    RegExp,
    "^data:((image/(?!svg)|audio/|video/|font/)[a-z0-9.+-]+|text/(plain|csv)|application/(json|pdf))[;,]",
    "i",
)
SVG_IMAGE: Any = new(RegExp, "^data:image/svg\\+xml[;,]", "i")

# Names that were found good, so that each is looked at once.
good_tags = Set()
good_names = Set()


class BadTree(Error):  # noqa: N818 - reads as what it says
    """A tree that is not shown. The message says what is wrong; the reconciler adds the instance."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.name = "BadTree"


def local(tag: str) -> str:
    """A tag's name in lower case without its prefix: `svg:script` is a script too."""
    parts = tag.lower().split(":")
    return parts[len(parts) - 1]


def check_tag(tag: str) -> None:
    """Raise BadTree for an element that is not allowed."""
    if not good_tags.has(tag):
        if not is_name(tag) or TAGS.has(local(tag)):
            refuse(tag, "is not allowed")
        good_tags.add(tag)


def refuse(tag: str, why: str) -> None:
    """Raise BadTree for an element."""
    raise BadTree(f"<{tag}> {why}")


def is_name(text: str) -> bool:
    """Whether a text may name an element, an attribute or an event."""
    return NAME.test(text) is True


def is_plain(value: Any) -> bool:
    """Whether a value is text, a number, a boolean or null."""
    return not is_object(value) and not is_array(value)


def check_props(tag: str, props: Any) -> None:
    """Raise BadTree for props that are not allowed on an element."""
    for name in keys(props):
        value = prop(props, name)
        if name in ("on", "style"):
            if value is not None and not is_object(value):
                refuse(tag, f"{name} must be an object")
            for part in keys(value):
                one = prop(value, part)
                if name == "style":
                    if not is_plain(one):
                        refuse(tag, f"style.{part} must be text or a number")
                elif not is_name(part) or not is_integer(one):
                    refuse(tag, f"on.{part} must be a handler's number")
        else:
            if not good_names.has(name):
                if not is_name(name) or HANDLER.test(name) is True or ATTRIBUTES.has(name.lower()):
                    refuse(tag, f"{name} is not allowed")
                good_names.add(name)
            if not is_plain(value) and (name != "value" or not is_array(value)):
                refuse(tag, f"{name} must be text, number or boolean")


def safe(tag: str, name: str, value: str) -> bool:
    """Whether an attribute's value may stand on an element."""
    if not URLS.has(name.lower()):
        return True
    raw: Any = value
    address: str = raw.replaceAll(IGNORED, "")
    if CODE.test(address) is not True:
        return True
    kind = local(tag)
    if kind == "iframe":
        return False
    return HARMLESS.test(address) is True or (DRAWN.has(kind) and SVG_IMAGE.test(address) is True)
