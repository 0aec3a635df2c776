"""Boxes and circles with a label beside them: checkboxes, switches, radio buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.fields import UNSET, beside, hold
from bascule.components.nodes import tag_named
from bascule.components.props import flag

if TYPE_CHECKING:
    from typing import Any

    from bascule.components.fields import Frame

STYLES = """
.b-check { display: flex; align-items: flex-start; gap: .5rem; font-size: .875rem; line-height: 1.25rem;
  cursor: pointer; }
.b-tick { appearance: none; display: grid; place-content: center; flex: none; width: 1.125rem; height: 1.125rem;
  margin: .0625rem 0; border: 1px solid var(--b-line-strong); border-radius: var(--b-radius-s);
  background: var(--b-ground); color: var(--b-ground); cursor: inherit; }
.b-tick:is(:checked, [type="checkbox"]:indeterminate) { background: var(--b-text); border-color: var(--b-text); }
.b-tick::before { content: ""; width: .75rem; height: .75rem; background: currentcolor;
  clip-path: polygon(14% 44%, 0 60%, 40% 94%, 100% 20%, 84% 8%, 38% 65%); }
.b-tick:indeterminate::before { clip-path: inset(40% 5%); }
.b-tick[type="radio"] { border-radius: 50%; }
.b-tick[type="radio"]::before { clip-path: circle(4px); }
@media (forced-colors: active) { .b-tick { appearance: auto; } }
"""

CHECK = "b-check"
TICK = "b-tick"
_INPUT = tag_named("input")


def tick(
    owner: str, frame: Frame, classes: str, *, checked: Any, default_checked: Any, on_change: Any
) -> list[Any]:
    """The field of a checkbox."""
    props = frame.props
    if checked is not UNSET:
        flag(owner, "checked", checked)
    if default_checked is not None:
        flag(owner, "default_checked", default_checked)
    hold(owner, props, checked, default_checked, on_change, event="change", names="checked")
    props["type"] = "checkbox"
    props["class"] = classes
    text_classes = "b-hidden" if frame.label_hidden else "b-needed" if frame.required else None
    label = None if frame.bare else frame.label
    return frame.around(beside([_INPUT, props], label, text_classes, "b-check", frame.disabled), False)
