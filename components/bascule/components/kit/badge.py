"""A word that marks something: a state, a count, a kind.

```python
Badge("Paid", color="success", dot=True)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, flag, look, one_of, outer

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-badge { display: inline-flex; align-items: center; gap: .375em; padding: .0625rem .5rem;
  border: 1px solid transparent; border-radius: 99px; background: var(--c-soft); color: var(--c-text);
  font-size: .75rem; font-weight: var(--b-medium); }
.b-badge-lg { font-size: .875rem; }
.b-badge-solid { background: var(--c-solid); color: var(--c-on); }
.b-badge-outline { background: none; border-color: var(--c-line); }
.b-badge-dot::before { content: ""; width: .5em; height: .5em; border-radius: 50%; background: currentcolor; }
"""

VARIANTS = ["soft", "solid", "outline"]
SIZES = ["md", "lg"]
_ALLOWED = "color variant size dot"
_SPAN = tag_named("span")
_LOOKS: dict[Any, str] = {}


def Badge(  # noqa: N802
    *children: Any,
    color: str = "neutral",
    variant: str = "soft",
    size: str = "md",
    dot: bool = False,
    **rest: Any,
) -> list[Any]:
    """A badge. `variant`: `soft solid outline`; `size`: `md lg`; `dot` puts a point in front."""
    flag("Badge", "dot", dot)
    key = (color, variant, size, dot)
    classes = look(_LOOKS, key)
    if classes is None:
        classes = "b-badge b-c-" + one_of("Badge", "color", color, COLORS)
        if one_of("Badge", "variant", variant, VARIANTS) != "soft":
            classes = classes + " b-badge-" + variant
        if one_of("Badge", "size", size, SIZES) != "md":
            classes = classes + " b-badge-lg"
        if dot:
            classes = classes + " b-badge-dot"
        _LOOKS[key] = classes
    return build(_SPAN, children, outer("Badge", rest, classes, _ALLOWED))
