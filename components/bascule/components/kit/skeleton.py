"""What stands where content will come.

```python
Skeleton(lines=4)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import outer, text, whole

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-skeleton { display: flex; flex-direction: column; gap: .625rem; padding-block: .25rem; }
.b-skeleton-line { height: .875rem; border-radius: var(--b-radius-s); background: var(--b-sunken);
  animation: b-pulse 1.6s ease-in-out infinite; }
.b-skeleton-line:last-child:not(:first-child) { width: 62%; }
@keyframes b-pulse { 50% { opacity: .5; } }
@media (forced-colors: active) { .b-skeleton-line { border: 1px solid GrayText; } }
"""

_ALLOWED = "lines label"
_DIV = tag_named("div")
_SPAN = tag_named("span")


def Skeleton(lines: int = 3, *, label: str = "Loading", **rest: Any) -> list[Any]:  # noqa: N802
    """`lines` grey lines, 1 to 50; `label` is what a screen reader says."""
    whole("Skeleton", "lines", lines, 1, 50)
    props = outer("Skeleton", rest, "b-skeleton", _ALLOWED)
    props["role"] = "status"
    props["aria-busy"] = True
    node = build(_DIV, [build(_SPAN, [text("Skeleton", "label", label)], {"class": "b-hidden"})], props)
    for _ in range(lines):
        node.append(build(_DIV, (), {"class": "b-skeleton-line"}))
    return node
