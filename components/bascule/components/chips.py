"""What small pieces of text in a row look like, and the list that a form hears of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-chips { display: flex; flex-wrap: wrap; gap: .375rem; margin: 0; padding: 0; list-style: none; }
.b-chip { position: relative; display: flex; max-width: 100%; cursor: pointer; }
.b-chip > span { padding: .25rem .75rem; border: 1px solid var(--b-line-strong); border-radius: 1rem;
  font-size: .8125rem; line-height: 1.25rem; overflow-wrap: anywhere; }
.b-chip > :checked + span { background: var(--b-text); border-color: var(--b-text); color: var(--b-ground); }
"""

_SELECT = tag_named("select")
_OPTION = tag_named("option")


def told(name: str | None, values: list[str], disabled: bool) -> Any:
    """A hidden control from which a form has a list, whether it holds none, one or many; `None` without a name."""
    if not name or disabled:
        return None
    options = [build(_OPTION, (), {"value": value, "selected": True, "key": value}) for value in values]
    return build(_SELECT, options, {"name": name, "multiple": True, "hidden": True})


def listed(owner: str, name: str, value: Any) -> None:
    """Check that a value is a list or `None`."""
    if value is not None and not isinstance(value, (list, tuple)):
        raise TypeError(owner + ": " + name + " must be a list, not " + repr(value)[:80])
