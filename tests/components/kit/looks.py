"""A component's node as HTML, for tests of components."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

from bascule.components.encoding import encode_tree
from bascule.components.markup import to_html
from bascule.host.memory_nodes import Node, build


def trees(node: Any) -> dict[int, Any]:
    """The JSON tree of a node without child components."""
    import json

    return {1: json.loads(encode_tree(node, [], lambda use, path, local: "null"))}


def html(node: Any) -> str:
    """Its HTML."""
    return to_html(trees(node), 1)


def nodes(node: Any) -> Node:
    """Its nodes, to find in."""
    return build(trees(node), 1)


# What could break out of a text, an attribute or a style; none of it may be anything but text.
HOSTILE = [
    "<script>alert(1)</script>",
    "</style><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    "javascript:alert(1)",
    "{{7*7}}",
    "]]>",
    "<!--",
    "\x00\u2028\u202e",
    "&lt;b&gt;",
]


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[Any] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, sorted(name for name, _ in attrs if name not in {"href", "src"})))


def structure(node: Any) -> list[Any]:
    """The elements of its HTML, as an HTML parser reads it, each with the names of its attributes."""
    parser = _Tags()
    parser.feed(html(node))
    parser.close()
    return parser.found


def wrong(value: Any) -> Any:
    """A value of a wrong type, which a type checker would not let through."""
    return value
