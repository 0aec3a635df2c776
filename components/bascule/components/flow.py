"""What rows and columns share: the space between children, and how these are aligned."""

from __future__ import annotations

from bascule.components.props import GAPS, one_of

STYLES = """
.b-gap-xs { gap: .25rem; } .b-gap-sm { gap: .5rem; } .b-gap-md { gap: .75rem; } .b-gap-lg { gap: 1.25rem; }
.b-align-start { align-items: flex-start; } .b-align-center { align-items: center; }
.b-align-end { align-items: flex-end; } .b-align-baseline { align-items: baseline; }
"""


def flow(owner: str, gap: str, align: str, allowed: list[str]) -> str:
    """The classes for a gap and an alignment."""
    one_of(owner, "gap", gap, GAPS)
    one_of(owner, "align", align, allowed)
    return " b-gap-" + gap + " b-align-" + align
