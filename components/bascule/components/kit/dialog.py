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
from bascule.components.props import handler, outer, text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-dialog { width: min(30rem, 100vw - 1.5rem); max-width: none; max-height: calc(100dvh - 1.5rem); padding: 0;
  border: 1px solid var(--b-line); border-radius: var(--b-radius-l); background: var(--b-raised); color: var(--b-text);
  box-shadow: 0 12px 40px rgb(0 0 0 / .3); }
.b-dialog::backdrop { background: rgb(0 0 0 / .45); }
.b-dialog-box { display: flex; flex-direction: column; gap: .75rem; padding: 1rem; }
.b-dialog-head { display: flex; align-items: flex-start; justify-content: space-between; gap: 1rem; }
.b-dialog-title { margin: 0; font-size: 1.0625rem; line-height: 1.4; font-weight: var(--b-bold);
  overflow-wrap: anywhere; }
.b-close { flex: none; width: 1.75rem; height: 1.75rem; margin: -.125rem -.25rem 0 0; padding: 0; border: 0;
  border-radius: var(--b-radius-s); background: none; color: inherit; font: 1.25rem/1 var(--b-sans); cursor: pointer; }
.b-close:hover { background: var(--b-hover); }
.b-dialog-actions { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: .5rem; }
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
        {"class": "b-close", "type": "button", "aria-label": close_label, "on": {"click": on_close}},
    )
    box = build(
        _DIV,
        [
            build(
                _DIV, [build(_H2, [title], {"class": "b-dialog-title"}), cross], {"class": "b-dialog-head"}
            ),
            children,
            None if actions is None else build(_DIV, [actions], {"class": "b-dialog-actions"}),
        ],
        {"class": "b-dialog-box"},
    )
    return build(_DIALOG, [box], props)
