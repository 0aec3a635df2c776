"""What components that are a button inside check before they are rendered, where the author's line is on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.props import COLORS, SIZES, VARIANTS, one_of, outer

if TYPE_CHECKING:
    from typing import Any


def look_of(
    owner: str, rest: dict[str, Any], allowed: str, *, color: str, variant: str, size: str
) -> dict[str, Any]:
    """The button's look, checked together with the author's other keywords."""
    outer(owner, rest, "", allowed)
    return {
        "color": one_of(owner, "color", color, COLORS),
        "variant": one_of(owner, "variant", variant, VARIANTS),
        "size": one_of(owner, "size", size, SIZES),
    }


def labelled(owner: str, example: str, *labels: Any) -> None:
    """Check that there is something to read."""
    for label in labels:
        if label is not None and label is not True and label is not False and label != "":
            return
    raise TypeError(owner + ": a label is missing: " + example)
