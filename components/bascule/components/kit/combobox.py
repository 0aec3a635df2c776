"""One of many options, found by typing.

```python
Combobox("City", ["Bergen", "Berlin", "Bern"], value=city.value, on_change=city.set)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.components.choices import choices, chosen, folded
from bascule.components.definition import Component
from bascule.components.fields import UNSET, Frame
from bascule.components.hooks import use_debounced, use_effect, use_state
from bascule.components.menus import MENU
from bascule.components.nodes import build, tag_named
from bascule.components.props import handler, text, whole
from bascule.components.rendering import renderer

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.choices import Choice
    from bascule.components.nodes import Use

STYLES = """
.b-options { margin: .25rem 0 0; padding: .25rem; border: 1px solid var(--b-line); border-radius: var(--b-radius);
  box-shadow: var(--b-shadow); font-size: .875rem; list-style: none; }
.b-options > li { padding: .375rem .5rem; border-radius: var(--b-radius-s); overflow-wrap: anywhere; cursor: pointer; }
.b-options > li:hover, .b-options > [aria-selected="true"] { background: var(--b-hover); }
.b-options > [aria-selected="true"] { outline: 2px solid var(--b-ring); outline-offset: -2px; }
.b-options > [aria-disabled="true"] { color: var(--b-muted); cursor: default; }
"""

_ALLOWED = "label options value default_value on_change placeholder most empty more"
_DIV = tag_named("div")
_UL = tag_named("ul")
_LI = tag_named("li")
_INPUT = tag_named("input")
_LEAVING = 0.15  # seconds; a click on an option takes the focus away and gives it back


def Combobox(  # noqa: N802
    label: Any = None,
    options: Any = (),
    *,
    value: Any = UNSET,
    default_value: Any = None,
    on_change: Callable[[Any], Any] | None = None,
    placeholder: str | None = None,
    most: int = 8,
    empty: str = "Nothing found",
    more: str = "Type to see more",
    **rest: Any,
) -> Use:
    """One of `options`, written as for `RadioGroup`; `on_change(value)`, `None` when the text is emptied.

    The list stands in the page under the field, at most `most` options long, so that no frame cuts it. `empty` and
    `more` are what it says when none or too many match. Takes what every `Field` takes.
    """
    Frame("Combobox", label, rest, _ALLOWED)
    among = choices("Combobox", options)
    if value is not UNSET:
        chosen("Combobox", "value", value, among)
        if default_value is not None:
            raise TypeError("Combobox: give value or default_value, not both")
    chosen("Combobox", "default_value", default_value, among)
    handler("Combobox", "on_change", on_change)
    whole("Combobox", "most", most, 1, 50)
    words = [
        text("Combobox", "placeholder", placeholder),
        text("Combobox", "empty", empty),
        text("Combobox", "more", more),
    ]
    rest = rest.copy()
    key = rest.pop("key", None)
    return _COMBOBOX(
        label=label,
        options=options,
        value=value,
        default_value=default_value,
        on_change=on_change,
        words=words,
        most=most,
        rest=rest,
        key=key,
    )


class _State:
    """What happens in the field; `typed` is `None` while it shows the chosen option."""

    def __init__(self, value: Any) -> None:
        self.value = value
        self.typed: str | None = None
        self.open = False
        self.active = -1

    def but(self, **changes: Any) -> _State:
        """Another one with changes."""
        made = _State(self.value)
        made.typed = self.typed
        made.open = self.open
        made.active = self.active
        for name in changes:
            setattr(made, name, changes[name])
        return made


def _matching(among: list[Choice], typed: str | None) -> list[Choice]:
    """The options whose label has the text in it, those that begin with it first."""
    if typed is None or not typed.strip():
        return among
    wanted = folded(typed.strip())
    first = []
    others = []
    for one in among:
        at = folded(one.label).find(wanted)
        if at == 0:
            first.append(one)
        elif at > 0:
            others.append(one)
    return first + others


def _render(  # noqa: PLR0915 (its handlers are closures)
    *,
    label: Any,
    options: Any,
    value: Any,
    default_value: Any,
    on_change: Any,
    words: list[Any],
    most: int,
    rest: dict[str, Any],
) -> Any:
    state = use_state(lambda: _State(default_value))
    # How often the focus came and went: odd while it is here. It is gone only when it has not come back for a while.
    moves = use_state(0)
    calm = use_debounced(moves.value, _LEAVING)
    here = moves.value % 2 == 1 or calm != moves.value
    frame = Frame("Combobox", label, rest, _ALLOWED)
    among = choices("Combobox", options)
    at = state.value
    text_now = chosen("Combobox", "value", at.value if value is UNSET else value, among)
    picked = None
    for one in among:
        if one.text == text_now:
            picked = one
    found = _matching(among, at.typed)
    shown = found[:most]
    instance = renderer.current

    def pick(one: Choice | None) -> Any:
        new = None if one is None else one.value
        state.set(lambda old: old.but(value=new, typed=None, open=False, active=-1))
        return None if on_change is None or one is picked else on_change(new)

    def change(got: str) -> Any:
        active = -1
        matching = _matching(among, got)
        if got.strip() and matching and not matching[0].disabled:
            active = 0
        state.set(lambda old: old.but(typed=got, open=True, active=active))
        if got == "" and picked is not None:
            if value is UNSET:
                state.set(lambda old: old.but(value=None))
            return None if on_change is None else on_change(None)
        return None

    def press(key: str) -> Any:
        if key == "Enter":
            return pick(shown[at.active]) if 0 <= at.active < len(shown) else None
        if key == "Escape":
            state.set(lambda old: old.but(typed=None, open=False, active=-1))
            return None
        step = 1 if key == "ArrowDown" else -1
        active = at.active
        if not at.open:
            active = -1 if step == 1 else len(shown)
            if at.typed is None and picked is not None and picked in shown:
                active = shown.index(picked) - step
        for _ in range(len(shown)):
            active = (active + step) % len(shown) if active >= 0 or step == 1 else len(shown) - 1
            if not shown[active].disabled:
                break
        state.set(lambda old: old.but(open=True, active=active))
        return None

    def leave() -> None:
        if not here:
            state.set(lambda old: old.but(typed=None, open=False, active=-1))

    use_effect(leave, (here,))

    def chooser(one: Choice) -> Any:
        def choose() -> Any:
            if instance is not None:
                port.tell("focus", {"instance": instance.id, "selector": '[role="combobox"]'})
            return pick(one)

        return choose

    props = frame.props
    props.pop("name", None)
    open_now = at.open and not frame.disabled
    list_id = frame.id + "-list"
    props["role"] = "combobox"
    props["type"] = "text"
    props["class"] = MENU
    props["autocomplete"] = "off"
    props["aria-autocomplete"] = "list"
    props["aria-expanded"] = open_now
    props["value"] = at.typed if at.typed is not None else "" if picked is None else picked.label
    if words[0]:
        props["placeholder"] = words[0]
    props["data-keys"] = "ArrowDown ArrowUp Enter Escape" if open_now else "ArrowDown ArrowUp"
    props["on"] = {"input": change, "keydown": press}
    options_list = None
    if open_now:
        props["aria-controls"] = list_id
        if 0 <= at.active < len(shown):
            props["aria-activedescendant"] = list_id + "-" + str(at.active)
        options_list = _list(shown, at.active, list_id, chooser)
        options_list[1]["aria-label"] = label if isinstance(label, str) and label else words[1]
        if not shown:
            options_list = build(_DIV, [words[1]], {"class": "b-help", "role": "status"})
    note = None
    if open_now and len(found) > most:
        note = build(_DIV, [words[2]], {"class": "b-help"})
    hidden = None
    if frame.name and not frame.disabled:
        hidden = [_INPUT, {"type": "hidden", "name": frame.name, "value": text_now or ""}]
    box = [[_INPUT, props], hidden, options_list, note]

    def focus() -> Any:
        return moves.set(lambda old: old if old % 2 else old + 1)

    def blur() -> Any:
        return moves.set(lambda old: old + 1 if old % 2 else old)

    outside = {"on": {"focus": focus, "blur": blur}}
    return frame.around(build(_DIV, box, outside))


def _list(shown: list[Choice], active: int, list_id: str, chooser: Any) -> list[Any]:
    items = []
    for index in range(len(shown)):
        one = shown[index]
        props: dict[str, Any] = {
            "role": "option",
            "id": list_id + "-" + str(index),
            "key": one.text,
            "tabindex": -1,
            "aria-selected": index == active,
        }
        if one.disabled:
            props["aria-disabled"] = True
        else:
            props["on"] = {"click": chooser(one)}
        items.append(build(_LI, [one.label], props))
    return build(_UL, items, {"role": "listbox", "id": list_id, "class": "b-options"})


_COMBOBOX = Component(_render, "Combobox")
