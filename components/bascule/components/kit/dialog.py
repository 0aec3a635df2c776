"""A window over the page that wants an answer first.

```python
Dialog(
    Text("This cannot be undone."),
    title="Delete the booking?",
    open=asking,
    on_close=stop,
    actions=[Button("Delete", color="danger", on_click=delete), Button("Keep", variant="outline", on_click=stop)],
)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import handler, node, outer, text
from bascule.components.shared import APART, CLOSE, LINE, STACK

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-dialog { width: min(31.5rem, 100%); max-width: none; max-height: 100%; padding: .75rem; border: 0;
  background: none; color: var(--b-text); }
.b-dialog > div { padding: 1rem; border: 1px solid var(--b-line); border-radius: var(--b-radius-l);
  background: var(--b-raised); }
.b-dialog::backdrop { background: rgb(0 0 0 / .45); }
.b-dialog h2 { margin: 0; font-size: 1.0625rem; font-weight: var(--b-bold); }
#bascule-root:has(.b-dialog[open]) { min-height: 20rem; }
"""

_ALLOWED = "title open on_close actions close_label"
_DIALOG = tag_named("dialog")
_DIV = tag_named("div")
_H2 = tag_named("h2")
_BUTTON = tag_named("button")


def Dialog(  # noqa: N802
    *children: Any,
    title: str | None = None,
    open: Any = False,  # noqa: A002 (HTML's word)
    on_close: Callable[[], Any] | None = None,
    actions: Any = None,
    close_label: str = "Close",
    **rest: Any,
) -> list[Any]:
    """A modal dialog, shown while `open` is true. Escape and the cross ask to close it: `on_close()` sets `open`.

    The browser keeps the focus inside and gives it back. `title` is its heading and its name; what is in it is made
    anew each time it opens.
    """
    if not text("Dialog", "title", title):
        raise TypeError('Dialog: a title is missing: Dialog(…, title="Delete the booking?")')
    if on_close is None:
        raise TypeError("Dialog: on_close is missing: a function that sets open to False")
    handler("Dialog", "on_close", on_close)
    text("Dialog", "close_label", close_label)
    node("Dialog", "actions", actions)
    props = outer("Dialog", rest, "b-dialog", _ALLOWED)
    props["aria-label"] = title
    if not open:
        props["open"] = False
        return build(_DIALOG, (), props)
    props["open"] = True
    # A dialog that closes because `open` changed has no handler any more: `on_close` hears only of its user.
    props["on"] = {"close": on_close}
    cross = build(
        _BUTTON,
        [build(tag_named("span"), ["\u00d7"], {"aria-hidden": True})],
        {"class": CLOSE, "type": "button", "aria-label": close_label, "on": {"click": on_close}},
    )
    box = build(
        _DIV,
        [
            build(_DIV, [build(_H2, [title], None), cross], {"class": APART}),
            children,
            None
            if actions is None
            else build(_DIV, [actions], {"class": LINE, "style": {"justify-content": "flex-end"}}),
        ],
        {"class": STACK},
    )
    return build(_DIALOG, [box], props)
