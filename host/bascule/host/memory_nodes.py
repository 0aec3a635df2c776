"""The nodes of a `MemoryPage`, to look at and to find by role, name and text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bascule.components.markup import rows_of

_ROLES = dict(
    pair.split("=")
    for pair in (
        "a=link article=article aside=complementary button=button dialog=dialog fieldset=group figure=figure form=form "
        "h1=heading "
        "h2=heading h3=heading h4=heading h5=heading h6=heading img=img li=listitem main=main meter=meter "
        "nav=navigation ol=list option=option output=status progress=progressbar select=combobox table=table td=cell "
        "textarea=textbox th=columnheader tr=row ul=list"
    ).split()
)
_INPUTS = dict(
    pair.split("=")
    for pair in (
        "checkbox=checkbox radio=radio range=slider number=spinbutton search=searchbox button=button submit=button "
        "reset=button"
    ).split()
)
_BY_CONTENT = frozenset(
    "button link heading cell columnheader rowheader row option tab menuitem checkbox radio switch tooltip".split()
)


class Node:
    """An element of the page, or a text."""

    def __init__(
        self, tag: str, props: dict[str, Any], instance: int, parent: Node | None, text: str = ""
    ) -> None:
        self.tag = tag
        self.props = props
        self.instance = instance
        self.parent = parent
        self.kids: list[Node] = []
        self._text = text

    def __repr__(self) -> str:
        return repr(self._text) if self.tag == "" else f"<{self.tag} {self.role} {self.name!r}>"

    def all(self) -> Iterator[Node]:
        """This node and all below, in order."""
        todo = [self]
        while todo:
            node = todo.pop()
            yield node
            todo.extend(reversed(node.kids))

    @property
    def text(self) -> str:
        """All text in it that is not hidden, blocks apart by spaces."""
        pieces = [node._text for node in self.all() if node.tag == ""]
        return " ".join(" ".join(pieces).split())

    @property
    def role(self) -> str:
        """Its ARIA role, `""` if it has none."""
        if "role" in self.props:
            return str(self.props["role"])
        if self.tag == "input":
            return _INPUTS.get(str(self.props.get("type", "text")), "textbox")
        if self.tag == "section":
            return "region" if "aria-label" in self.props or "aria-labelledby" in self.props else ""
        return _ROLES.get(self.tag, "")

    @property
    def name(self) -> str:
        """Its accessible name, as far as a test needs it: labels, captions, content."""
        if self.tag == "":
            return ""
        root = self
        while root.parent is not None:
            root = root.parent
        if "aria-labelledby" in self.props:
            wanted = str(self.props["aria-labelledby"]).split()
            return " ".join(node.text for one in wanted for node in root.all() if node.props.get("id") == one)
        if self.props.get("aria-label"):
            return str(self.props["aria-label"])
        if self.tag in {"input", "select", "textarea"}:
            for node in root.all():
                if node.tag == "label" and (
                    (self.props.get("id") and node.props.get("for") == self.props["id"])
                    or any(below is self for below in node.all())
                ):
                    return node.text
        if self.tag == "table":
            return next((kid.text for kid in self.kids if kid.tag == "caption"), "")
        if self.tag == "figure":
            return next((kid.text for kid in self.kids if kid.tag == "figcaption"), "")
        if self.tag == "img":
            return str(self.props.get("alt", ""))
        return self.text if self.role in _BY_CONTENT else str(self.props.get("title", ""))

    @property
    def hears(self) -> dict[str, int]:
        """Its handlers' numbers by event."""
        return self.props.get("on") or {}

    @property
    def path(self) -> Iterator[Node]:
        """This element, the one around it, and so on."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    @property
    def disabled(self) -> bool:
        """Whether it takes no input."""
        return self.props.get("disabled") is True or self.props.get("aria-disabled") in {True, "true"}


def script_names(node: Node) -> dict[str, None]:
    """What a script's element is called: its name and `id`, those of the element around it, names in it, its script."""
    around = [node] if node.parent is None else [node, node.parent]
    names = [name for one in around for name in (one.name, one.props.get("id"))]
    lists = {"table", "ul", "ol"}
    names += [below.name for below in node.all() if below.tag in lists or "aria-label" in below.props]
    return dict.fromkeys(name for name in [*names, node.props["script"][0]] if name)


def build(trees: dict[int, Any], root: int) -> Node:
    """The nodes of the page below one root node."""
    top = Node("body", {}, root, None)
    todo: list[tuple[Any, int, Node]] = [(trees[root], root, top)]
    while todo:
        tree, instance, parent = todo.pop()
        if tree is None:
            continue
        if isinstance(tree, str):
            parent.kids.append(Node("", {}, instance, parent, tree))
        elif tree[0] == "#":
            todo.append((trees[tree[1]], tree[1], parent))
        elif tree[0] == "":
            todo.extend((kid, instance, parent) for kid in reversed(tree[2:]))
        elif tree[0] == "*":
            todo.extend((row, instance, parent) for row in reversed(rows_of(tree)))
        else:
            node = Node(tree[0], tree[1] or {}, instance, parent)
            parent.kids.append(node)
            todo.extend((kid, instance, node) for kid in reversed(tree[2:]))
    return top


def find(top: Node, role: str | None, name: str | None, text: str | None) -> list[Node]:
    """All elements with this role, this accessible name and this text in them, in order."""
    found = []
    for node in top.all():
        if node.tag in {"", "body"}:
            continue
        if role is not None and node.role != role:
            continue
        if name is not None and node.name != name:
            continue
        if text is not None and text not in node.text:
            continue
        found.append(node)
    return found
