"""Looks that several components share; each is a class."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.attributes import ordered

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-note { color: var(--b-muted); font-size: .8125rem; line-height: 1.4; }
.b-tint { color: var(--c-text); }
.b-bare { margin: 0; padding: 0; list-style: none; }
.b-line { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
.b-stack { display: flex; flex-direction: column; gap: .5rem; min-width: 0; }
.b-apart { justify-content: space-between; flex-wrap: nowrap; }
.b-ruled > * + * { border-top: 1px solid var(--b-line); }
.b-press { border: 0; border-radius: var(--b-radius-s); background: none; color: inherit; font: inherit;
  text-align: start; cursor: pointer; }
.b-press:hover { background: var(--b-sunken); }
.b-press:focus-visible { outline-offset: -2px; }
.b-press[aria-current], .b-press[aria-selected="true"] { background: var(--b-hover); }
.b-close { flex: none; width: 1.75rem; height: 1.75rem; padding: 0; font-size: 1.25rem; line-height: 1;
  text-align: center; }
"""

NOTE = "b-note"  # small and muted
TINT = "b-tint"  # in the text colour of its `b-c-…`
BARE = "b-bare"  # a list without marks and spaces
LINE = "b-line"  # side by side
STACK = "b-stack"  # one below the other
APART = "b-line b-apart"  # the first at the start, the last at the end
RULED = "b-ruled"  # lines between the children
PRESS = "b-press"  # what is pressed and is no button to look at
CLOSE = "b-press b-close"  # a cross


def styled(props: dict[str, Any], style: dict[str, Any]) -> None:
    """Give an element a style of ours; what the author gave it wins."""
    made = ordered()
    made.update(style)
    made.update(props.get("style") or {})
    props["style"] = made
