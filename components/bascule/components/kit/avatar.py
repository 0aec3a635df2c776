"""A person or a thing by picture or initials.

```python
Avatar("Ada Lovelace", size="lg")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, SIZES, one_of, outer, text

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-avatar { position: relative; display: inline-flex; flex: none; align-items: center; justify-content: center;
  width: 2.25rem; height: 2.25rem; border-radius: 50%; overflow: hidden; background: var(--c-soft);
  color: var(--c-text);  font-size: .8125rem; font-weight: var(--b-medium); line-height: 1; }
.b-avatar-xs { width: 1.25rem; height: 1.25rem; font-size: .5625rem; }
.b-avatar-sm { width: 1.75rem; height: 1.75rem; font-size: .6875rem; }
.b-avatar-lg { width: 3.5rem; height: 3.5rem; font-size: 1.25rem; }
.b-avatar img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
@media (forced-colors: active) { .b-avatar { outline: 1px solid CanvasText; } }
"""

_ALLOWED = "src color size"
_TURN = ["info", "success", "warning", "danger", "neutral"]
_SPAN = tag_named("span")
_IMG = tag_named("img")


def Avatar(  # noqa: N802
    name: str, *, src: str | None = None, color: str | None = None, size: str = "md", **rest: Any
) -> list[Any]:
    """`name` gives the initials and what a screen reader says; `src` a picture, over the initials.

    The colour follows from the name where none is given.
    """
    if not text("Avatar", "name", name):
        raise TypeError('Avatar: a name is missing: Avatar("Ada Lovelace")')
    if color is None:
        color = _TURN[sum([ord(letter) for letter in name]) % len(_TURN)]
    classes = "b-avatar b-c-" + one_of("Avatar", "color", color, COLORS)
    if one_of("Avatar", "size", size, SIZES) != "md":
        classes = classes + " b-avatar-" + size
    props = outer("Avatar", rest, classes, _ALLOWED)
    props["role"] = "img"
    props["aria-label"] = name
    picture = None
    if text("Avatar", "src", src):
        picture = build(_IMG, (), {"src": src, "alt": "", "loading": "lazy"})
    return build(_SPAN, [build(_SPAN, [initials(name)], {"aria-hidden": True}), picture], props)


def initials(name: str) -> str:
    """The first letters of the first and the last word."""
    parts = name.split()
    if not parts:
        return "?"
    return parts[0][0].upper() + (parts[-1][0].upper() if len(parts) > 1 else "")
