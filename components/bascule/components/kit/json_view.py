"""Any data, as a tree that opens and closes.

```python
JsonView({"place": "Bergen", "days": [{"high": 12}, {"high": 14}]}, open=1)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import outer, shown, text, whole
from bascule.components.shared import BARE, NOTE, TINT

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-json { font: .8125rem/1.6 var(--b-mono); }
.b-json ul { padding-inline-start: 1.125rem; }
.b-json > ul { padding: 0; }
.b-json summary { cursor: pointer; }
"""

_ALLOWED = "open label"
_DIV = tag_named("div")
_UL = tag_named("ul")
_LI = tag_named("li")
_DETAILS = tag_named("details")
_SUMMARY = tag_named("summary")
_SPAN = tag_named("span")
_WIDEST = 200  # of one list or object
_MOST = 5000  # in all
_DEEPEST = 40


def JsonView(value: Any, *, open: int = 1, label: str | None = None, **rest: Any) -> list[Any]:  # noqa: A002, N802
    """`value` is what JSON can hold. The first `open` levels, 0 to 40, are open; `label` is the name of the whole.

    Shown are at most 200 entries of a list or an object, 5,000 in all and 40 levels; what is left out is said.
    """
    whole("JsonView", "open", open, 0, _DEEPEST)
    text("JsonView", "label", label)
    top = build(_UL, (), {"class": BARE, "role": "list"})
    todo: list[Any] = [[top, label, value, 0]]
    left = _MOST
    while todo:
        holder, key, item, level = todo.pop()
        left -= 1
        if left < 0:
            holder.append(build(_LI, ["\u2026"], {"class": NOTE}))
            break
        said = None if key is None else build(_SPAN, [key + ": "], None)
        if isinstance(item, (dict, list, tuple)) and item:
            entries = _entries(item)
            inner = build(_UL, (), {"class": BARE, "role": "list"})
            props: dict[str, Any] = {"open": True} if level < open else {}
            mark = build(_SPAN, [_size(item)], {"class": NOTE})
            holder.append(
                build(_LI, [build(_DETAILS, [build(_SUMMARY, [said, mark], None), inner], props)], None)
            )
            if level >= _DEEPEST:
                inner.append(build(_LI, ["\u2026"], {"class": NOTE}))
                continue
            if len(item) > _WIDEST:
                todo.append([inner, None, _More(len(item) - _WIDEST), level + 1])
            entries.reverse()
            todo.extend([[inner, name, one, level + 1] for name, one in entries])
        else:
            holder.append(build(_LI, [said, _leaf(item)], None))
    return build(_DIV, [top], outer("JsonView", rest, "b-json", _ALLOWED))


class _More:
    """How many entries are left out."""

    def __init__(self, count: int) -> None:
        self.count = count


def _entries(item: Any) -> list[Any]:
    if isinstance(item, dict):
        return [[str(key), item[key]] for key in list(item)[:_WIDEST]]
    return [[str(at), item[at]] for at in range(min(len(item), _WIDEST))]


def _size(item: Any) -> str:
    count = str(len(item))
    return "{ " + count + " }" if isinstance(item, dict) else "[ " + count + " ]"


def _leaf(item: Any) -> list[Any]:
    if isinstance(item, _More):
        return build(_SPAN, ["\u2026 " + str(item.count) + " more"], {"class": NOTE})
    if isinstance(item, str):
        return build(_SPAN, ['"' + item + '"'], {"class": TINT + " b-c-success"})
    if item is None or item is True or item is False:
        said = "null" if item is None else "true" if item else "false"
        return build(_SPAN, [said], {"class": TINT + " b-c-warning"})
    if isinstance(item, (dict, list, tuple)):
        return build(_SPAN, ["{ }" if isinstance(item, dict) else "[ ]"], {"class": NOTE})
    if isinstance(item, (int, float)):
        return build(_SPAN, [shown(item)], {"class": TINT + " b-c-info"})
    told = shown(item)
    return build(_SPAN, [told if isinstance(told, str) else repr(item)[:200]], None)
