"""A heading, `h1` to `h6`.

```python
Heading("Sales", level=2)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import one_of, outer, whole

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-heading { margin: 0; font-weight: var(--b-bold); line-height: 1.3; text-wrap: balance; }
.b-heading-xs { font-size: .875rem; } .b-heading-sm { font-size: 1rem; } .b-heading-md { font-size: 1.125rem; }
.b-heading-lg { font-size: 1.375rem; }
"""

SIZES = ["xs", "sm", "md", "lg"]
_ALLOWED = "level size"
_TAGS = [tag_named("h" + str(level)) for level in range(1, 7)]
_BY_LEVEL = ["lg", "md", "sm", "sm", "xs", "xs"]


def Heading(*children: Any, level: int = 2, size: str | None = None, **rest: Any) -> list[Any]:  # noqa: N802
    """A heading of `level` 1 to 6; `size` (`xs sm md lg`) only changes how big it looks."""
    whole("Heading", "level", level, 1, 6)
    look = _BY_LEVEL[level - 1] if size is None else one_of("Heading", "size", size, SIZES)
    if not children:
        raise TypeError('Heading: a text is missing: Heading("Sales")')
    return build(_TAGS[level - 1], children, outer("Heading", rest, "b-heading b-heading-" + look, _ALLOWED))
