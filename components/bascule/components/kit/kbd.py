"""Keys to press.

```python
Kbd("Ctrl", "K")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import outer

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-kbd { white-space: nowrap; font: inherit; }
.b-kbd kbd { display: inline-block; min-width: 1.75em; padding: 0 .375em; border: 1px solid var(--b-line-strong);
  border-bottom-width: 2px; border-radius: var(--b-radius-s); background: var(--b-sunken);
  font: .8125em/1.5 var(--b-mono); text-align: center; }
"""

_ALLOWED = ""
_KBD = tag_named("kbd")


def Kbd(*keys: str, **rest: Any) -> list[Any]:  # noqa: N802
    """One key, or several that are pressed together."""
    if not keys:
        raise TypeError('Kbd: a key is missing: Kbd("Enter")')
    node = build(_KBD, (), outer("Kbd", rest, "b-kbd", _ALLOWED))
    for key in keys:
        if not isinstance(key, str):
            raise TypeError("Kbd: a key must be text, not " + repr(key)[:80])
        if len(node) > 2:
            node.append(" + ")
        node.append(build(_KBD, [key], None))
    return node
