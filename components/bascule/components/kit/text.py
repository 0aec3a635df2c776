"""A paragraph of text.

```python
Text("Updated ", str(minutes), " minutes ago", color="neutral", size="sm")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, SIZES, flag, look, one_of, outer

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-text { margin: 0; }
.b-text[class*="b-c-"] { color: var(--c-text); }
.b-text-xs { font-size: .75rem; } .b-text-sm { font-size: .875rem; } .b-text-lg { font-size: 1.125rem; }
.b-text-strong { font-weight: var(--b-bold); }
.b-text-mono { font-family: var(--b-mono); }
.b-text-cut { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
"""

_ALLOWED = "color size strong mono truncate inline"
_P = tag_named("p")
_SPAN = tag_named("span")
_LOOKS: dict[Any, str] = {}


def Text(  # noqa: N802
    *children: Any,
    color: str | None = None,
    size: str = "md",
    strong: bool = False,
    mono: bool = False,
    truncate: bool = False,
    inline: bool = False,
    **rest: Any,
) -> list[Any]:
    """Text. `color` as everywhere, `size`: `xs sm md lg`; `truncate` keeps it on one line; `inline` makes it a span."""
    flag("Text", "strong", strong)
    flag("Text", "mono", mono)
    flag("Text", "truncate", truncate)
    key = (color, size, strong, mono, truncate)
    classes = look(_LOOKS, key)
    if classes is None:
        classes = "b-text"
        if color is not None:
            classes = classes + " b-c-" + one_of("Text", "color", color, COLORS)
        if one_of("Text", "size", size, SIZES) != "md":
            classes = classes + " b-text-" + size
        for name, wanted in (("strong", strong), ("mono", mono), ("cut", truncate)):
            if wanted:
                classes = classes + " b-text-" + name
        _LOOKS[key] = classes
    return build(
        _SPAN if flag("Text", "inline", inline) else _P, children, outer("Text", rest, classes, _ALLOWED)
    )
