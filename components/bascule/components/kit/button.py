"""A button.

```python
Button("Refresh", on_click=refresh, pending=refresh.pending, color="primary", variant="solid")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, SIZES, VARIANTS, flag, handler, look, one_of, outer

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-button { display: inline-flex; align-items: center; justify-content: center; gap: .5em; min-height: 2.25rem;
  padding: .375rem .875rem; border: 1px solid transparent; border-radius: var(--b-radius); font: inherit;
  font-size: .875rem; font-weight: var(--b-medium); line-height: 1.25; text-align: center; cursor: pointer; }
.b-button-xs { min-height: 1.5rem; padding: .125rem .5rem; font-size: .75rem; }
.b-button-sm { min-height: 1.875rem; padding: .25rem .625rem; font-size: .8125rem; }
.b-button-lg { min-height: 2.75rem; padding: .5rem 1.25rem; font-size: 1rem; }
.b-button-wide { width: 100%; }
.b-solid { background: var(--c-solid); color: var(--c-on); }
.b-soft { background: var(--c-soft); color: var(--c-text); }
.b-outline { background: none; border-color: var(--c-line); color: var(--c-text); }
.b-ghost { background: none; color: var(--c-text); }
.b-button:hover:not(:disabled, [aria-disabled="true"]) { filter: brightness(.94) contrast(1.06); }
.b-outline:hover:not(:disabled, [aria-disabled="true"]), .b-ghost:hover:not(:disabled, [aria-disabled="true"]) {
  background: var(--c-soft); }
.b-button:disabled, .b-button[aria-disabled="true"] { opacity: .55; cursor: default; }
.b-button[aria-busy="true"] { opacity: 1; cursor: progress; }
.b-busy { width: 1em; height: 1em; border: 2px solid currentcolor; border-right-color: transparent; border-radius: 50%;
  animation: b-turn .8s linear infinite; }
@keyframes b-turn { to { transform: rotate(1turn); } }
@media (forced-colors: active) { .b-button { border-color: ButtonText; } }
"""

TYPES = ["button", "submit", "reset"]
_ALLOWED = "on_click color variant size pending disabled type wide"
_BUTTON = tag_named("button")
_SPAN = tag_named("span")
_LOOKS: dict[Any, str] = {}


def Button(  # noqa: N802
    *children: Any,
    on_click: Callable[[], Any] | None = None,
    color: str = "primary",
    variant: str = "solid",
    size: str = "md",
    pending: bool = False,
    disabled: bool = False,
    type: str = "button",  # noqa: A002 (HTML's word)
    wide: bool = False,
    **rest: Any,
) -> list[Any]:
    """A button. While `pending` it keeps the focus, says that it is busy and takes no click.

    Without a visible text it needs `aria_label`.
    """
    handler("Button", "on_click", on_click)
    flag("Button", "disabled", disabled)
    flag("Button", "wide", wide)
    busy = flag("Button", "pending", pending)
    if not _labelled(children) and not rest.get("aria_label"):
        raise TypeError(
            'Button: a label is missing: give it a text, Button("Refresh"), or aria_label="Refresh"'
        )
    key = (variant, color, size, wide)
    classes = look(_LOOKS, key)
    if classes is None:
        classes = "b-button b-" + one_of("Button", "variant", variant, VARIANTS)
        classes = classes + " b-c-" + one_of("Button", "color", color, COLORS)
        if one_of("Button", "size", size, SIZES) != "md":
            classes = classes + " b-button-" + size
        if wide:
            classes = classes + " b-button-wide"
        _LOOKS[key] = classes
    props = outer("Button", rest, classes, _ALLOWED)
    props["type"] = one_of("Button", "type", type, TYPES)
    if disabled:
        props["disabled"] = True
    if busy:
        props["aria-busy"] = True
        props["aria-disabled"] = True
    elif on_click is not None:
        props["on"] = {"click": on_click}
    node = build(_BUTTON, children, props)
    node.insert(2, build(_SPAN, (), {"class": "b-busy", "aria-hidden": True}) if busy else None)
    return node


def _labelled(children: Any) -> bool:
    """Whether anything is there to read."""
    for child in children:  # noqa: SIM110 (a generator costs more)
        if child is not None and child is not True and child is not False and child != "":
            return True
    return False
