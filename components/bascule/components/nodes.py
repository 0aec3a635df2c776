"""What a tree is made of in Python, and how an element is built from a call.

A node is `None` (a hole), a string, a `Use` (a child component) or a list `[Tag, props, child, …]`. The first item of
an element is always a `Tag`, which data from outside cannot hold: a list that a tool answered is a list of children,
never an element. Children are checked here, where the author's line is still on the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.wire import text_of
from bascule.components.attributes import attributes

if TYPE_CHECKING:
    from typing import Any


class Tag:
    """An element's name, once a name; `open` and `bare` (no props) are how its JSON starts as a child.

    `form` is set where the JSON of the whole is written out already (`shapes`).
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.open = ',["' + name + '",'
        self.bare = self.open + "null"
        self.form: Any = None

    def __repr__(self) -> str:
        return "<" + self.name + ">"


class Use:
    """A child component with its props, standing in a tree until it is rendered."""

    def __init__(self, component: Any, children: Any, props: dict[str, Any], key: Any) -> None:
        self.component = component
        self.children = children
        self.props = props
        self.key = key


_TAGS: dict[str, Tag] = {}
FRAGMENT = Tag("")
# Lists in lists of children; one that contains itself has no end.
DEPTH = 1000
_END = object()
# The page refuses them too: they run code, fetch documents or change how the whole page is read.
_REFUSED = {
    "applet", "base", "body", "embed", "fencedframe", "frame", "frameset", "head", "html", "link", "meta", "noembed",
    "noframes", "noscript", "object", "plaintext", "portal", "script", "style", "template", "xmp",
}  # fmt: skip
_FIRST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_REST = _FIRST + "0123456789-:._"


def tag_named(name: str) -> Tag:
    """The `Tag` of a name; `ValueError` for one that is not allowed in a page."""
    found = _TAGS.get(name)
    if found is None:
        if not isinstance(name, str):
            raise TypeError("an element's name must be a string, not " + repr(name))
        # More than a hundred names are looked at before a page shows anything: no step a letter.
        good = name != "" and name[0] in _FIRST and not name.strip(_REST)
        local = name[name.rfind(":") + 1 :] if ":" in name else name
        if not good or local.lower() in _REFUSED:
            raise ValueError("<" + name + "> is not allowed in a page")
        found = Tag(name)
        _TAGS[name] = found
    return found


def element(tag: Tag, children: Any, props: dict[str, Any]) -> list[Any]:
    """The node of one element; `props` are an author's keywords."""
    return build(tag, children, attributes(tag.name, props) if props else None)


def build(tag: Tag, children: Any, props: dict[str, Any] | None) -> list[Any]:
    """The node of one element; `props` are as `attributes` makes them."""
    node: list[Any] = [tag, props]
    for child in children:
        kind = type(child)
        if kind is str or child is None or kind is Use or (kind is list and child and type(child[0]) is Tag):
            node.append(child)
        else:
            flatten(child, node, tag.name)
    return node


def flatten(child: Any, node: list[Any], owner: str) -> None:
    """Append a child that needs a look: booleans are holes, numbers text, lists their items."""
    todo = [child]
    depth = 0
    while todo:
        child = todo.pop()
        kind = type(child)
        if kind is str or child is None or kind is Use:
            node.append(child)
        elif child is True or child is False:
            node.append(None)
        elif kind is list and child and type(child[0]) is Tag:
            node.append(child)
        elif child is _END:
            depth -= 1
        elif isinstance(child, (str, int, float)):
            node.append(text_of(child))
        elif isinstance(child, (list, tuple)) or hasattr(child, "__next__"):
            depth += 1
            if depth > DEPTH:
                raise ValueError(
                    owner
                    + ": lists of children are more than "
                    + str(DEPTH)
                    + " deep: does one contain itself?"
                )
            items = list(child)
            items.reverse()
            todo.append(_END)
            todo.extend(items)
        else:
            raise TypeError(child_error(child, owner))


def child_error(child: Any, owner: str) -> str:
    """What to say of something that cannot be shown."""
    text = owner + ": a child must be text, a number, an element, a component or a list of them, not "
    text = text + type(child).__name__ + ": " + repr(child)[:80]
    if isinstance(child, dict):
        return text + ". Show its parts, or use a component such as Table."
    if callable(child):
        return text + ". Did you mean to call it?"
    if hasattr(child, "value") and hasattr(child, "set"):
        return text + ". What it holds is its .value"
    return text


def fragment(children: Any) -> list[Any]:
    """Several nodes as one, without an element around them."""
    node: list[Any] = [FRAGMENT, None]
    for child in children:
        flatten(child, node, "a component")
    return node


def is_element(node: Any) -> bool:
    """Whether `node` is an element (or a fragment)."""
    return type(node) is list and bool(node) and type(node[0]) is Tag


def ordinary(node: list[Any]) -> list[Any]:
    """An element as `[Tag, props, child, …]`, whatever made it."""
    form = node[0].form
    return node if form is None else form.ordinary(node)
