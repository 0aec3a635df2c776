"""A turning ring: something is going on.

```python
Spinner("Searching", show_label=True)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import SIZES, flag, one_of, outer, text
from bascule.components.shared import styled

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-spinner { display: inline-flex; align-items: center; gap: .625em; color: var(--b-muted); }
.b-spinner::before { content: ""; width: var(--s); height: var(--s); border: max(2px, var(--s) / 9) solid;
  border-right-color: transparent; border-radius: 50%; animation: b-turn .8s linear infinite; }
@keyframes b-turn { to { transform: rotate(1turn); } }
"""

_ALLOWED = "size show_label"
_WIDTHS = [".75rem", "1rem", "1.5rem", "2.5rem"]
_SPAN = tag_named("span")


def Spinner(label: str = "Loading", *, size: str = "md", show_label: bool = False, **rest: Any) -> list[Any]:  # noqa: N802
    """A spinner; `label` is what a screen reader says, and what stands beside it with `show_label`."""
    if not text("Spinner", "label", label):
        raise TypeError('Spinner: a label is missing: Spinner("Loading")')
    wide = _WIDTHS[SIZES.index(one_of("Spinner", "size", size, SIZES))]
    props = outer("Spinner", rest, "b-spinner", _ALLOWED)
    styled(props, {"--s": wide})
    props["role"] = "status"
    hidden = None if flag("Spinner", "show_label", show_label) else {"class": "b-hidden"}
    return build(_SPAN, [build(_SPAN, [label], hidden)], props)
