"""Trees as HTML text, on CPython: the prerendered page, and what the test kit shows.

Rules
1. Every text and every attribute value is escaped; names were checked when the element was made.
2. Two text nodes that touch have `<!---->` between them, so that the page script finds as many nodes as the tree has;
   an empty text is no node, and neither are holes, fragments and the places of instances.
3. Addresses that could run code are left out, as the page script does.
4. What the page sets as DOM properties is written as the attribute that has the same effect in a fresh document.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

VOID = frozenset("area base br col embed hr img input link meta source track wbr".split())
_URLS = frozenset(
    "href xlink:href src action formaction poster data cite background ping codebase manifest longdesc to from by "
    "values".split()
)
_DRAWN = frozenset("img image source video input".split())
_IGNORED = re.compile("[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]")
_CODE = re.compile("(javascript|vbscript|livescript|mocha|jar|view-source):", re.IGNORECASE)
_DATA = re.compile(
    r"data:((image/(?!svg)|audio/|video/|font/)[a-z0-9.+-]+|text/(plain|csv)|application/(json|pdf|octet-stream))[;,]",
    re.IGNORECASE,
)
_SVG_DATA = re.compile(r"data:image/svg\+xml[;,]", re.IGNORECASE)
_RAW_TEXT = frozenset(["textarea", "pre", "listing"])


def safe_address(tag: str, name: str, value: str) -> bool:
    """Whether an attribute's value may stand on an element (the page's `safety.Addresses` in Python)."""
    if name.lower() not in _URLS:
        return True
    address = _IGNORED.sub("", value)
    if _CODE.match(address):
        return False
    if not address.lower().startswith("data:"):
        return True
    local = tag.lower().split(":")[-1]
    if local == "iframe":
        return False
    return bool(_DATA.match(address)) or (local in _DRAWN and bool(_SVG_DATA.match(address)))


def rows_of(node: list[Any]) -> list[Any]:
    """Rows of texts as ordinary nodes. `ValueError` where the lists are not all as long, or not one a cell."""
    row = node[1]
    return [
        [*row[:2], *([*cell, text] for cell, text in zip(row[2:], texts, strict=True))]
        for texts in zip(*node[2:], strict=True)
    ]


def to_html(trees: Mapping[int, Any], root: int) -> str:
    """The HTML of the tree of instance `root`; `trees` are JSON trees (docs/house.md, "The tree") by instance."""
    out: list[str] = []
    after_text = False
    todo: list[Any] = [(trees[root], None)]
    while todo:
        node, select = todo.pop()
        if isinstance(node, _End):
            out.append(node.text)
            after_text = False
        elif node is None:
            continue
        elif isinstance(node, str):
            if node:
                if after_text:
                    out.append("<!---->")
                out.append(escape(node, quote=False))
                after_text = True
        elif node[0] == "#":
            todo.append((trees.get(node[1]), select))
        elif node[0] == "":
            todo.extend((child, select) for child in reversed(node[2:]))
        elif node[0] == "*":
            todo.extend((row, select) for row in reversed(rows_of(node)))
        else:
            tag, props, children = node[0], node[1] or {}, node[2:]
            if tag == "textarea" and (props.get("value") or props.get("defaultValue")):
                children = [str(props.get("value") or props.get("defaultValue"))]
            chosen = props.get("value") if tag == "select" else select if tag == "optgroup" else None
            out.append(_open(tag, props, select))
            after_text = False
            if tag in VOID:
                continue
            if (
                tag in _RAW_TEXT
                and children
                and isinstance(children[0], str)
                and children[0].startswith("\n")
            ):
                out.append("\n")  # the parser drops the first line end
            todo.append((_End(f"</{tag}>"), None))
            todo.extend((child, chosen) for child in reversed(children))
    return "".join(out)


class _End:
    """An end tag that waits."""

    def __init__(self, text: str) -> None:
        self.text = text


def _open(tag: str, props: Mapping[str, Any], select: Any) -> str:
    parts = [f"<{tag}"]
    for name, value in props.items():
        text = _attribute(tag, name, value)
        if text is not None:
            shown = {"defaultValue": "value", "defaultChecked": "checked"}.get(name, name)
            parts.append(f" {shown}" if text == "" else f' {shown}="{escape(text)}"')
    if tag == "option" and select is not None and "selected" not in props:
        wanted = [str(one) for one in select] if isinstance(select, list) else [str(select)]
        if str(props.get("value", "")) in wanted:
            parts.append(" selected")
    return "".join(parts) + ">"


def _attribute(tag: str, name: str, value: Any) -> str | None:
    """The text of an attribute, `None` when it is absent."""
    if (
        name in {"on", "key", "script", "indeterminate"}
        or value is None
        or (name == "open" and tag == "dialog")
    ):
        return None
    if name in {"value", "defaultValue"} and tag in {"select", "textarea"}:
        return None
    if name == "style":
        return _style(value) or None
    if isinstance(value, bool):
        if name.startswith(("aria-", "data-")):
            return "true" if value else "false"
        return "" if value else None
    text = str(value)
    return text if safe_address(tag, name, text) else None


def _style(style: Mapping[str, Any]) -> str:
    """Declarations; a value that could end its own or open a block is left out."""
    return "; ".join(
        f"{name}: {value}"
        for name, value in style.items()
        if re.fullmatch(r"-{0,2}[a-zA-Z][\w-]*", name) and not re.search(r"[;{}\\]|/\*", str(value))
    )
