"""A few words about something, while it is pointed at or has the focus.

```python
Tooltip(Button("Export"), text="As CSV, with all columns")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.definition import Component
from bascule.components.hooks import use_id, use_state
from bascule.components.nodes import Use, build, is_element, ordinary, tag_named
from bascule.components.props import outer
from bascule.components.props import text as checked_text

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-tip { position: relative; display: inline-flex; width: fit-content; anchor-scope: --b-tip; anchor-name: --b-tip; }
.b-tip-text { display: none; position: absolute; z-index: 9; top: calc(100% + .25rem); width: max-content;
  max-width: min(16rem, 80vw); padding: .375rem .625rem; border: 1px solid transparent;
  border-radius: var(--b-radius-s); background: var(--c-solid); color: var(--c-on); font-size: .8125rem; }
.b-tip:hover > .b-tip-text, .b-tip:focus-within > .b-tip-text { display: block; }
.b-tip.b-tip-off > .b-tip-text { display: none; }
@supports (anchor-scope: --b-tip) {
  .b-tip-text { position: fixed; top: auto; margin: .25rem; position-anchor: --b-tip; position-area: block-end;
    position-try: flip-block; }
}
"""

_ALLOWED = "text"
_SPAN = tag_named("span")


def Tooltip(child: Any, *, text: str | None = None, **rest: Any) -> Use:  # noqa: N802
    """`text` about `child`, an element or a component; a screen reader says it after the child's name.

    Escape hides it. What must be known in any case does not belong there: not everybody can point.
    """
    if not checked_text("Tooltip", "text", text):
        raise TypeError('Tooltip: a text is missing: Tooltip(Button("Export"), text="As CSV")')
    if not is_element(child) and not isinstance(child, Use):
        raise TypeError("Tooltip: it needs one element or component, not " + repr(child)[:80])
    props = outer("Tooltip", rest, "b-tip", _ALLOWED)
    return _TOOLTIP(child, text=text, props=props, key=props.pop("key", None))


def _tooltip(child: Any, *, text: str, props: dict[str, Any]) -> list[Any]:
    base = use_id()
    hidden = use_state(False)
    described = child
    if is_element(child):
        described = ordinary(child)[:]
        own = dict(described[1] or {})
        own["aria-describedby"] = base
        described[1] = own
    made = props.copy()
    if hidden.value:
        made["class"] = made["class"] + " b-tip-off"

    def press(key: str) -> None:
        if key == "Escape":
            hidden.set(True)

    made["on"] = {
        "keydown": press,
        "pointerleave": lambda: hidden.set(False),
        "blur": lambda: hidden.set(False),
    }
    return build(
        _SPAN,
        [described, build(_SPAN, [text], {"class": "b-tip-text b-c-primary", "role": "tooltip", "id": base})],
        made,
    )


_TOOLTIP = Component(_tooltip, "Tooltip")
