"""Views of which one is shown.

```python
Tabs([("Day", Text("12 °C")), ("Week", lambda: Table(week))], label="Period", on_change=log)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.components.definition import Component
from bascule.components.hooks import use_id, use_state
from bascule.components.nodes import build, tag_named
from bascule.components.props import entry, handler, items, outer, text
from bascule.components.rendering import renderer
from bascule.components.shared import PRESS

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = """
.b-tabs-list { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--b-line); }
.b-tab { margin-bottom: -1px; padding: .5rem .75rem; border-bottom: 2px solid transparent; color: var(--b-muted);
  font-size: .9375rem; font-weight: var(--b-medium); }
.b-tab:disabled { opacity: .55; cursor: default; }
.b-tab[aria-selected="true"] { border-color: currentcolor; border-radius: 0; background: none; color: var(--b-text); }
.b-tabs-panel { padding-top: .75rem; }
@media (forced-colors: active) { .b-tab[aria-selected="true"] { border-color: Highlight; } }
"""

ITEM = "label content value disabled"
_ALLOWED = "label value default_value on_change"
_DIV = tag_named("div")
_BUTTON = tag_named("button")


def Tabs(  # noqa: N802
    tabs: Any,
    *,
    label: str | None = None,
    value: Any = None,
    default_value: Any = None,
    on_change: Callable[[Any], Any] | None = None,
    **rest: Any,
) -> Use:
    """`tabs` are `(label, content)` pairs or dicts `{label, content, value, disabled}`.

    `content` may be a function: it runs only while its tab is chosen. A tab's `value`, by default its label, is what
    `value` (with `on_change(value)`, controlled) or `default_value` names; `label` is what a screen reader says. Arrow
    keys, Home and End choose.
    """
    handler("Tabs", "on_change", on_change)
    text("Tabs", "label", label)
    made: list[Any] = []
    for tab in items("Tabs", "tabs", tabs):
        given = tab
        if isinstance(tab, (list, tuple)) and len(tab) == 2:
            given = {"label": tab[0], "content": tab[1]}
        one = entry("Tabs", given, ITEM, "label")
        made.append(
            [one.get("value", one["label"]), one["label"], one.get("content"), one.get("disabled") is True]
        )
    if not made:
        raise TypeError('Tabs: a tab is missing: Tabs([("Day", day), ("Week", week)])')
    values = [tab[0] for tab in made]
    for one in values:
        if not isinstance(one, (str, int)) or values.count(one) > 1:
            raise ValueError(
                "Tabs: every tab has a value of its own, text or a number, not " + repr(one)[:80]
            )
    for name, asked in (("value", value), ("default_value", default_value)):
        if asked is not None and asked not in values:
            raise ValueError(
                "Tabs: "
                + name
                + " must be one of "
                + ", ".join([str(v) for v in values])
                + ", not "
                + repr(asked)[:80]
            )
    props = outer("Tabs", rest, "b-tabs", _ALLOWED)
    return _TABS(
        made,
        label=label,
        value=value,
        first=default_value,
        on_change=on_change,
        props=props,
        key=props.pop("key", None),
    )


def _tabs(
    tabs: Any, *, label: Any, value: Any, first: Any, on_change: Any, props: dict[str, Any]
) -> list[Any]:
    chosen = use_state(first)
    base = use_id()
    instance = renderer.current.id if renderer.current is not None else 0
    open_ = [at for at in range(len(tabs)) if not tabs[at][3]]
    wanted = chosen.value if value is None else value
    now = open_[0] if open_ else 0
    for at in range(len(tabs)):
        if tabs[at][0] == wanted:
            now = at

    def choose(at: int) -> Any:
        if value is None:
            chosen.set(lambda _before: tabs[at][0])
        return None if on_change is None or at == now else on_change(tabs[at][0])

    def press(key: str) -> Any:
        step = 1 if key == "ArrowRight" else -1
        if props.get("dir") == "rtl":
            step = -step
        place = open_.index(now) if now in open_ else 0
        to = open_[0 if key == "Home" else -1 if key == "End" else (place + step) % len(open_)]
        port.tell("focus", {"instance": instance, "selector": '[data-tab="' + str(to) + '"]'})
        return choose(to)

    buttons = [_button(tabs[at], at, at == now, base, choose, press) for at in range(len(tabs))]
    content = tabs[now][2]
    shown = content() if callable(content) else content
    return build(
        _DIV,
        [
            build(_DIV, buttons, {"class": "b-tabs-list", "role": "tablist", "aria-label": label}),
            build(
                _DIV,
                [shown],
                {
                    "key": tabs[now][0],
                    "class": "b-tabs-panel",
                    "role": "tabpanel",
                    "id": base + "-panel",
                    "aria-labelledby": base + "-" + str(now),
                    "tabindex": 0,
                },
            ),
        ],
        props,
    )


def _button(tab: Any, at: int, chosen: bool, base: str, choose: Any, press: Any) -> list[Any]:  # noqa: PLR0917
    props: dict[str, Any] = {
        "class": PRESS + " b-tab",
        "type": "button",
        "role": "tab",
        "id": base + "-" + str(at),
        "data-tab": str(at),
        "data-keys": "ArrowLeft ArrowRight Home End",
        "aria-selected": chosen,
        "tabindex": 0 if chosen else -1,
        "disabled": tab[3],
        "on": {"click": lambda: choose(at), "keydown": press},
    }
    if chosen:
        props["aria-controls"] = base + "-panel"
    return build(_BUTTON, [tab[1]], props)


_TABS = Component(_tabs, "Tabs")
