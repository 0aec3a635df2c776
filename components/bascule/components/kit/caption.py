"""Small muted words below or beside something.

```python
Caption("Source: Norwegian Meteorological Institute")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, outer
from bascule.components.shared import NOTE

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-caption { margin: 0; }
"""

_ALLOWED = "inline"
_P = tag_named("p")
_SPAN = tag_named("span")


def Caption(*children: Any, inline: bool = False, **rest: Any) -> list[Any]:  # noqa: N802
    """Small words; `inline` makes them a span."""
    tag = _SPAN if flag("Caption", "inline", inline) else _P
    return build(tag, children, outer("Caption", rest, "b-caption " + NOTE, _ALLOWED))
