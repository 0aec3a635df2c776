"""What stands in the page where a component failed: its name, the error, the author's line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import element, fragment, is_element, ordinary, tag_named

if TYPE_CHECKING:
    from typing import Any

_DIV = tag_named("div")
_STRONG = tag_named("strong")
_CODE = tag_named("code")
_HOLDERS = {"div", "section", "article", "main", "form", "header", "footer", "aside", ""}

STYLES = """
.b-error { display: block; margin-block: .5rem; padding: .625rem .75rem; border: 1px solid var(--b-danger-line);
  border-radius: var(--b-radius); background: var(--b-danger-soft); color: var(--b-danger-text); font-size: .875rem;
  overflow-wrap: anywhere; }
.b-error strong { display: block; }
.b-error code { display: block; margin-top: .25rem; font-family: var(--b-mono); font-size: .8125rem; }
"""


def panel(told: dict[str, Any]) -> list[Any]:
    """The panel for an error as `rendering` tells it."""
    where = told["where"]
    return element(
        _DIV,
        [
            element(_STRONG, [told["component"] + " failed"], {}),
            told["name"] + ": " + told["message"],
            element(_CODE, [where], {}) if where else None,
        ],
        {"class_": "b-error", "role": "alert"},
    )


def with_panel(tree: Any, told: dict[str, Any]) -> Any:
    """A tree with the panel as its last part: inside its outer element where that holds it, so nothing is rebuilt."""
    if is_element(tree) and tree[0].name in _HOLDERS:
        copy = ordinary(tree)[:]
        copy.append(panel(told))
        return copy
    return fragment([tree, panel(told)])
