"""A list of words of one's own.

```python
TagInput("Keywords", value=["sea"], on_change=keywords.set, placeholder="Add a keyword")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.components.chips import listed, told
from bascule.components.definition import Component
from bascule.components.fields import UNSET, Frame
from bascule.components.hooks import use_state
from bascule.components.nodes import build, tag_named
from bascule.components.props import handler, text, whole
from bascule.components.rendering import renderer

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = """
.b-tags { display: flex; flex-wrap: wrap; align-items: center; gap: .375rem; }
.b-tags:focus-within { outline: 2px solid var(--b-ring); }
.b-tags > input { flex: 1 1 6rem; min-width: 4rem; border: 0; padding: 0; background: none; color: inherit;
  font: inherit; outline: 0; }
.b-tag { display: flex; max-width: 100%; border-radius: var(--b-radius-s); background: var(--b-hover);
  font-size: .8125rem; line-height: 1.5rem; overflow-wrap: anywhere; padding-inline-start: .5rem; }
.b-tag > button { min-width: 1.5rem; border: 0; padding: 0; background: none; color: inherit; font: inherit;
  border-radius: inherit; cursor: pointer; }
"""

_ALLOWED = "label value default_value on_change placeholder most remove"
_DIV = tag_named("div")
_UL = tag_named("ul")
_LI = tag_named("li")
_INPUT = tag_named("input")
_BUTTON = tag_named("button")


def TagInput(  # noqa: N802
    label: Any = None,
    *,
    value: Any = UNSET,
    default_value: Any = None,
    on_change: Callable[[list[str]], Any] | None = None,
    placeholder: str | None = None,
    most: int = 100,
    remove: str = "Remove",
    **rest: Any,
) -> Use:
    """A list of different texts, at most `most`; Enter or a comma adds one, Backspace takes the last away.

    `on_change(values)`. `remove` is what the buttons are called, before the text. `required` only marks it. Takes what
    every `Field` takes.
    """
    Frame("TagInput", label, rest, _ALLOWED)
    for name, given in (("value", value), ("default_value", default_value)):
        if given is not UNSET:
            listed("TagInput", name, given)
            for one in given or ():
                if not isinstance(one, str):
                    raise TypeError("TagInput: " + name + " must hold text, not " + repr(one)[:80])
    if value is not UNSET and default_value is not None:
        raise TypeError("TagInput: give value or default_value, not both")
    handler("TagInput", "on_change", on_change)
    text("TagInput", "placeholder", placeholder)
    text("TagInput", "remove", remove)
    whole("TagInput", "most", most, 1, 1000)
    rest = rest.copy()
    key = rest.pop("key", None)
    return _TAG_INPUT(
        label=label,
        value=value,
        default_value=default_value,
        on_change=on_change,
        words=[placeholder, remove],
        most=most,
        rest=rest,
        key=key,
    )


def _render(
    *,
    label: Any,
    value: Any,
    default_value: Any,
    on_change: Any,
    words: list[Any],
    most: int,
    rest: dict[str, Any],
) -> Any:
    own = use_state(list(default_value or ()))
    typed = use_state("")
    frame = Frame("TagInput", label, rest, _ALLOWED)
    now = list(own.value if value is UNSET else value or ())
    instance = renderer.current

    def put(wanted: list[str]) -> Any:
        if value is UNSET:
            own.set(lambda _old: wanted)
        return None if on_change is None else on_change(wanted)

    def take(parts: list[str]) -> Any:
        wanted = now[:]
        for part in parts:
            clean = part.strip()
            if clean and clean not in wanted and len(wanted) < most:
                wanted.append(clean)
        return put(wanted) if len(wanted) > len(now) else None

    def change(got: str) -> Any:
        parts = got.split(",")
        typed.set(parts[-1])
        return take(parts[:-1])

    def press(key: str) -> Any:
        if key == "Backspace":
            return put(now[:-1])
        return leave()

    def leave() -> Any:
        left = typed.value
        typed.set("")
        return take([left])

    def remover(tag: str) -> Any:
        def remove() -> Any:
            if instance is not None:
                port.tell("focus", {"instance": instance.id, "selector": ".b-tags > input"})
            return put([one for one in now if one != tag])

        return remove

    props = frame.props
    props.pop("name", None)
    props.pop("required", None)
    props["type"] = "text"
    props["value"] = typed.value
    props["autocomplete"] = "off"
    props["enterkeyhint"] = "done"
    if words[0] and not now:
        props["placeholder"] = words[0]
    props["on"] = {"input": change, "keydown": press, "blur": leave}
    # Only these keys, and only while they do something: Enter in an empty field submits its form.
    props["data-keys"] = "Enter" if typed.value.strip() else "Backspace" if now else "None"
    tags = []
    for tag in now:
        cross: dict[str, Any] = {
            "type": "button",
            "aria-label": words[1] + " " + tag,
            "on": {"click": remover(tag)},
        }
        if frame.disabled:
            cross["disabled"] = True
        tags.append(build(_LI, [tag, build(_BUTTON, ["✕"], cross)], {"class": "b-tag", "key": tag}))
    box = [
        build(_UL, tags, {"class": "b-chips"}) if tags else None,
        [_INPUT, props],
        told(frame.name, now, frame.disabled),
    ]
    return frame.around(build(_DIV, box, {"class": "b-input b-tags"}))


_TAG_INPUT = Component(_render, "TagInput")
