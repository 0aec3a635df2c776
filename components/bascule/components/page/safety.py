"""What may never reach the document, whatever the author's data say.

Two kinds of refusal. What only a programmer writes (a tag, an attribute's name, the shape of a node) is refused with an
error: the batch is not applied. What data may hold (an address) is left out and reported, and the rest is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import (
    Error,
    Map,
    RegExp,
    Set,
    is_array,
    is_integer,
    is_object,
    keys,
    new,
    prop,
)

if TYPE_CHECKING:
    from typing import Any

# Elements that run code, fetch documents, or change how the whole page is read.
TAGS = Set(
    ["script", "style", "link", "base", "meta", "object", "embed", "applet", "frame", "frameset", "portal", "html",
     "head", "body", "template", "noscript", "plaintext", "xmp", "noembed", "noframes", "fencedframe"]
)  # fmt: skip
# Attributes that hold an address; `to from by values` are those with which SVG animates one.
URLS = Set(
    ["href", "xlink:href", "src", "action", "formaction", "poster", "data", "cite", "background", "ping", "codebase",
     "manifest", "longdesc", "to", "from", "by", "values"]
)  # fmt: skip
ATTRIBUTES = Set(["srcdoc", "is", "nonce", "integrity", "innerhtml", "outerhtml", "dangerouslysetinnerhtml"])
# Elements that only ever draw what an address holds: an SVG there runs no script.
DRAWN = Set(["img", "image", "source", "video", "input"])


class BadTree(Error):  # noqa: N818 - reads as what it says
    """A tree that is not shown. The message says what is wrong; the reconciler adds the instance."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.name = "BadTree"


class Verdicts:
    """Names that were found good, so that each is looked at once."""

    def __init__(self) -> None:
        self.tags = Map()
        self.names = Map()
        self.events = Map()
        self.tag_form = new(RegExp, "^[a-z][a-z0-9.:_-]*$", "i")
        self.name_form = new(RegExp, "^[a-z_:@][a-z0-9.:_-]*$", "i")
        self.bad_name = new(RegExp, "^(.*:)?on", "i")

    def tag(self, name: str) -> None:
        """Raise BadTree for an element that is not allowed."""
        if not self.tags.has(name):
            if self.tag_form.test(name) is not True or TAGS.has(local(name)):
                raise BadTree(f"<{name}> is not allowed in a page")
            self.tags.set(name, True)

    def props(self, tag: str, props: Any) -> None:
        """Raise BadTree for props that are not allowed on an element."""
        for name in keys(props):
            value = prop(props, name)
            if name == "on":
                self.handlers(tag, value)
            elif name == "style":
                self.declarations(tag, value)
            else:
                if not self.names.has(name):
                    if (
                        self.name_form.test(name) is not True
                        or self.bad_name.test(name) is True
                        or ATTRIBUTES.has(name.lower())
                    ):
                        raise BadTree(f"<{tag}>: the attribute {name} is not allowed")
                    self.names.set(name, True)
                if is_object(value) or (is_array(value) and name != "value"):
                    raise BadTree(f"<{tag}>: the attribute {name} must be text, a number or a boolean")

    def handlers(self, tag: str, on: Any) -> None:
        """Raise BadTree unless it is `{event: handler}`."""
        if not is_object(on):
            raise BadTree(f"<{tag}>: on must be an object of handlers")
        for event in keys(on):
            if self.name_form.test(event) is not True or not is_integer(prop(on, event)):
                raise BadTree(f"<{tag}>: on.{event} must be the number of a handler")

    def declarations(self, tag: str, style: Any) -> None:
        """Raise BadTree unless it is an object of CSS properties, or null."""
        if style is None:
            return
        if not is_object(style):
            raise BadTree(f"<{tag}>: style must be an object of CSS properties")
        for name in keys(style):
            value = prop(style, name)
            if is_object(value) or is_array(value):
                raise BadTree(f"<{tag}>: the style {name} must be text or a number")


def local(tag: str) -> str:
    """A tag's name in lower case without its prefix: `svg:script` is a script too."""
    parts = tag.lower().split(":")
    return parts[len(parts) - 1]


class Addresses:
    """Tells addresses that run code, or open a document of their own, from the rest."""

    def __init__(self) -> None:
        # Browsers drop tabs and line ends anywhere, and control characters and spaces in front (URL standard, 4.4).
        self.ignored = new(
            RegExp, "[\\u0000-\\u0020\\u007f-\\u00a0\\u200b-\\u200f\\u2028-\\u202f\\ufeff]", "g"
        )
        self.code = new(RegExp, "^(javascript|vbscript|livescript|mocha|jar|view-source):", "i")
        self.harmless = new(
            RegExp,
            "^data:((image/(?!svg)|audio/|video/|font/)[a-z0-9.+-]+|text/(plain|csv)|application/(json|pdf|octet-stream))"
            "[;,]",
            "i",
        )
        self.svg = new(RegExp, "^data:image/svg\\+xml[;,]", "i")

    def safe(self, tag: str, name: str, value: str) -> bool:
        """Whether an attribute's value may stand on an element."""
        if not URLS.has(name.lower()):
            return True
        raw: Any = value
        address: str = raw.replaceAll(self.ignored, "")
        if self.code.test(address) is True:
            return False
        if not address.lower().startswith("data:"):
            return True
        if local(tag) == "iframe":
            return False
        return self.harmless.test(address) is True or (
            DRAWN.has(local(tag)) and self.svg.test(address) is True
        )
