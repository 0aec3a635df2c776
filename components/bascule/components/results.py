"""Data and content blocks as components: what `ResultView` shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.kit.audio import Audio
from bascule.components.kit.caption import Caption
from bascule.components.kit.detail_list import DetailList
from bascule.components.kit.empty_state import EmptyState
from bascule.components.kit.heading import Heading
from bascule.components.kit.image import Image
from bascule.components.kit.json_view import JsonView
from bascule.components.kit.link import Link
from bascule.components.kit.list import List
from bascule.components.kit.table import Table
from bascule.components.kit.text import Text
from bascule.components.nodes import fragment
from bascule.components.props import shown, words

if TYPE_CHECKING:
    from typing import Any

_ROWS = 200
_COLUMNS = 8


def _plain(value: Any) -> bool:
    return value is None or isinstance(value, (str, int, float))


def _all_plain(values: Any) -> bool:
    return not [one for one in values if not _plain(one)]


def view(value: Any) -> Any:
    """Data as nodes: a record, rows, a list, a text or a number, else JSON."""
    while isinstance(value, dict) and len(value) == 1 and not _plain(next(iter(value.values()))):
        value = next(iter(value.values()))
    if value is None or value == "" or value == [] or value == {}:
        return EmptyState("Nothing to show")
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        return _record(value)
    if isinstance(value, (list, tuple)):
        return _sequence(value)
    if isinstance(value, (int, float)):
        return Text(shown(value), size="lg", strong=True)
    return JsonView(value)


def _text(value: str) -> Any:
    return Text(value, style={"white-space": "pre-line"})


def _record(value: Any) -> Any:
    plain = [[words(str(name)), value[name]] for name in value if _plain(value[name])]
    parts: list[Any] = [DetailList(plain)] if plain else []
    for name in value:
        inner = value[name]
        if not _plain(inner) and inner:
            parts.append(Heading(words(str(name)), level=3))
            rows = isinstance(inner, (list, tuple))
            flat = isinstance(inner, dict) and _all_plain(inner.values())
            parts.append(_sequence(inner) if rows else DetailList(inner) if flat else JsonView(inner))
    return fragment(parts) if parts else JsonView(value)


def _sequence(value: Any) -> Any:
    more = len(value) - _ROWS
    said = Caption("\u2026 " + str(more) + " more") if more > 0 else None
    some = value[:_ROWS]
    if not [row for row in some if not isinstance(row, dict)]:
        columns: list[Any] = []
        for row in some:
            for name in row:
                if name not in columns and len(columns) < _COLUMNS:
                    columns.append(name)
        return fragment([Table(some, columns=columns, page_size=None), said])
    if _all_plain(some):
        return fragment([List(["\u2013" if one is None else one for one in some], page_size=None), said])
    return JsonView(value)


def blocks(content: Any) -> Any:
    """The content blocks of a result (MCP, `ContentBlock`)."""
    made: list[Any] = [_block(block) for block in content]
    return fragment(made)


def _block(block: Any) -> Any:
    kind = block.get("type") if isinstance(block, dict) else None
    if kind == "text" and isinstance(block.get("text"), str):
        return _text(block["text"])
    if kind in ("image", "audio") and isinstance(block.get("data"), str):
        source = "data:" + str(block.get("mimeType")) + ";base64," + block["data"]
        return Image(source, alt="Picture") if kind == "image" else Audio(source, label="Sound")
    if kind == "resource_link" and isinstance(block.get("uri"), str):
        title = block.get("title") or block.get("name") or block["uri"]
        said = block.get("description")
        return fragment(
            [_address(str(title), block["uri"]), Caption(said) if isinstance(said, str) else None]
        )
    resource = block.get("resource") if kind == "resource" else None
    if isinstance(resource, dict) and isinstance(resource.get("text"), str):
        return fragment([_text(resource["text"]), Caption(str(resource.get("uri") or ""))])
    if isinstance(resource, dict):
        return _address(str(resource.get("uri")), str(resource.get("uri")))
    return JsonView(block)


def _address(title: str, uri: str) -> Any:
    if uri.startswith("https://") or uri.startswith("http://") or uri.startswith("mailto:"):  # noqa: PIE810
        return Text(Link(title, href=uri))
    return DetailList([[title, uri]])
