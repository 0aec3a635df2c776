"""Things in things, opened and closed by mouse and keyboard.

```python
Tree(
    [{"label": "Europe", "open": True, "children": [{"label": "Norway"}, {"label": "Spain"}]}, {"label": "Asia"}],
    label="Regions",
    on_select=log,
)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.components.definition import Component
from bascule.components.hooks import use_state
from bascule.components.nodes import build, tag_named
from bascule.components.props import entry, handler, items, outer, text
from bascule.components.rendering import renderer
from bascule.components.shared import BARE, PRESS

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = """
.b-tree > li { display: flex; align-items: center; gap: .375rem; padding: .25rem .5rem;
  padding-inline-start: calc(.5rem + 1.25rem * var(--l)); }
.b-tree > li::before { content: ""; flex: none; width: .375rem; height: .375rem; margin-inline: .125rem .25rem; }
.b-tree > [aria-expanded]::before { border: solid var(--b-muted); border-width: 2px 2px 0 0; rotate: 45deg; }
.b-tree:dir(rtl) > [aria-expanded]::before { rotate: -135deg; }
.b-tree > [aria-expanded="true"]::before { rotate: 135deg; }
@media (forced-colors: active) { .b-tree > [aria-selected="true"] { outline: 1px solid Highlight; } }
"""

ITEM = "label children value open icon"
_ALLOWED = "label selected on_select"
_KEYS = "ArrowUp ArrowDown ArrowLeft ArrowRight Home End Enter Space"
_UL = tag_named("ul")
_LI = tag_named("li")


class _Line:
    """An item that is visible, and where it stands."""

    def __init__(self, item: Any, path: str, level: int, at: int, count: int, above: int) -> None:  # noqa: PLR0917
        self.item = item
        self.path = path
        self.level = level
        self.at = at
        self.count = count
        self.above = above  # the line of its parent, -1 at the top
        self.kids = item.get("children") or []
        self.value = item.get("value", item["label"])


def Tree(  # noqa: N802
    data: Any,
    *,
    label: str | None = None,
    selected: Any = None,
    on_select: Callable[[Any], Any] | None = None,
    **rest: Any,
) -> Use:
    """`data` are dicts `{label, children, value, open, icon}`; `open` ones start open, `label` is text.

    `on_select(value)` hears what is clicked, or chosen with Enter or the space bar, by its `value`, by default its
    label; `selected` marks one. Up and down, Home and End move; left and right close, open and move between levels.
    """
    if not text("Tree", "label", label):
        raise TypeError('Tree: a label is missing: Tree(data, label="Regions")')
    handler("Tree", "on_select", on_select)
    todo = [items("Tree", "data", data)]
    while todo:
        for item in todo.pop():
            given = entry("Tree", item, ITEM, "label")
            if not isinstance(given["label"], str):
                raise TypeError("Tree: label must be text, not " + repr(given["label"])[:80])
            todo.append(items("Tree", "children", given.get("children")))
    props = outer("Tree", rest, "b-tree " + BARE, _ALLOWED)
    return _TREE(
        data or [],
        label=label,
        selected=selected,
        on_select=on_select,
        props=props,
        key=props.pop("key", None),
    )


def _lines(data: Any, flipped: Any) -> list[_Line]:
    """What is visible: an item is open if its `open` says so and it was not flipped since, or the other way round."""
    lines: list[_Line] = []
    todo = [[data[at], str(at), 0, at, len(data), -1] for at in range(len(data) - 1, -1, -1)]
    while todo:
        line = _Line(*todo.pop())
        lines.append(line)
        if line.kids and _open(line, flipped):
            kids = line.kids
            below = line.path + "."
            todo.extend(
                [
                    [kids[at], below + str(at), line.level + 1, at, len(kids), len(lines) - 1]
                    for at in range(len(kids) - 1, -1, -1)
                ]
            )
    return lines


def _open(line: _Line, flipped: Any) -> bool:
    return (line.item.get("open") is True) != (line.path in flipped)


def _tree(data: Any, *, label: Any, selected: Any, on_select: Any, props: dict[str, Any]) -> list[Any]:
    flipped = use_state([])
    focus = use_state(None)
    lines = _lines(data, flipped.value)
    instance = renderer.current.id if renderer.current is not None else 0
    here = 0
    for at in range(len(lines)):
        if lines[at].path == focus.value or (focus.value is None and lines[at].value == selected):
            here = at
            break

    def flip(line: _Line) -> None:
        now = flipped.value
        kept = [path for path in now if path != line.path]
        if line.path not in now:
            kept.append(line.path)
        flipped.set(kept)

    def go(at: int) -> None:
        at = min(max(at, 0), len(lines) - 1)
        focus.set(lines[at].path)
        port.tell("focus", {"instance": instance, "selector": '[data-line="' + str(at) + '"]'})

    def choose(at: int) -> Any:
        focus.set(lines[at].path)
        if lines[at].kids:
            flip(lines[at])
        return None if on_select is None else on_select(lines[at].value)

    def press(at: int, key: str) -> Any:
        line = lines[at]
        if key == "Enter" or key == " ":
            return choose(at)
        if key == "ArrowRight" or key == "ArrowLeft":
            inwards = (key == "ArrowRight") != (props.get("dir") == "rtl")
            if line.kids and _open(line, flipped.value) != inwards:
                flip(line)
            elif inwards and line.kids:
                go(at + 1)
            elif not inwards and line.above >= 0:
                go(line.above)
        else:
            go(
                at + 1
                if key == "ArrowDown"
                else at - 1
                if key == "ArrowUp"
                else 0
                if key == "Home"
                else len(lines)
            )
        return None

    made = props.copy()
    made["role"] = "tree"
    made["aria-label"] = label
    node = build(_UL, (), made)
    for at in range(len(lines)):
        node.append(_item(lines[at], at, at == here, selected, flipped.value, choose, press))
    return node


def _item(  # noqa: PLR0917
    line: _Line, at: int, here: bool, selected: Any, flipped: Any, choose: Any, press: Any
) -> list[Any]:
    props: dict[str, Any] = {
        "key": line.path,
        "class": PRESS,
        "role": "treeitem",
        "aria-level": line.level + 1,
        "aria-posinset": line.at + 1,
        "aria-setsize": line.count,
        "aria-selected": selected is not None and line.value == selected,
        "tabindex": 0 if here else -1,
        "data-line": str(at),
        "data-keys": _KEYS,
        "style": {"--l": str(line.level)},
        "on": {"click": lambda: choose(at), "keydown": lambda key: press(at, key)},
    }
    if line.kids:
        props["aria-expanded"] = _open(line, flipped)
    return build(_LI, [line.item.get("icon"), line.item["label"]], props)


_TREE = Component(_tree, "Tree")
